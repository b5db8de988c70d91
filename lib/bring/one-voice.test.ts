import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Dex } from '@pkmn/dex'
import { raiderFighter } from '@/battle/damage/fighters'
import { traitsOf } from '@/battle/dex/abilities'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { HIGHEST_STAGE } from '@/battle/model/terms'
import { type Roles, rolesOf, type StageMove } from '@/battle/policy/roles'
import { lobbyAdvice } from '@/lib/advice/lobby'
import { LOBBY_TYPES, type LobbyTip, type LobbyType } from '@/lib/advice/lobby-clauses'
import { plansPath, teamsPath } from '@/lib/links/file-names'
import { getOrAdd } from '@/lib/memo'
import { parsePlans } from '@/lib/plans/parse-plans'
import type { RankedAttacker } from '@/lib/plans/raid-plans'
import { hasUnknownWinRates } from '@/lib/raid/figures'
import { allRaids, teraTypesOf } from '@/lib/raid/raid'
import { raidKey } from '@/lib/raid/raid-id'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { toBringInWords } from '@/lib/raid-view/to-bring-in-words'
import { NOTHING_OWNED } from '@/lib/storage/marks'
import { parseTeams } from '@/lib/teams/unpack-teams'
import { names } from '@/lib/words/en/names/names'
import { sentences } from '@/lib/words/en/sentences'
import { attackKind } from './attack-kind'
import { knownBuilds, pickWithRandoms } from './known-builds'
import { movesNamedIn, type PlanClause } from './plan-steps'
import { chanceOf } from './result-summary'
import { FOR_EVERYONE } from './search/build-search'
import { attackerSummary, supportSummary } from './summary-line'
import { type Recommendations, type Recommended, teamsToBring, whatToBring } from './what-to-bring'

interface Page {
  readonly name: string
  readonly raid: RaidView
  readonly ranked: readonly RankedAttacker[]
  readonly toBring: Recommendations
  readonly lines: Readonly<Record<LobbyType, readonly LobbyTip[]>>
}

const raids = allRaids().map(({ id, boss }) => {
  const plans = parsePlans(readFileSync(join('data', plansPath(id)), 'utf8'))
  if (!plans) throw new Error(`${plansPath(id)} is no file of plans`)
  const path = teamsPath(id)
  const teams = path === undefined ? undefined : parseTeams(readFileSync(join('data', path), 'utf8'))
  return { id, boss, plans, teams }
})

const pages: readonly Page[] = raids.flatMap(({ id, boss, plans, teams }) =>
  teraTypesOf(boss).map((teraType): Page => {
    const name = [id.tier, id.region, id.boss, teraType].join('/')
    const raid = shippedRaidView({ ...id, teraType }, sentences)
    if (!raid?.lobbyClauses) throw new Error(`${name} has no view`)
    const toBring = {
      ...whatToBring(plans, raid, FOR_EVERYONE, NOTHING_OWNED),
      ...teamsToBring(teams, raid),
    }
    return {
      name,
      raid,
      ranked: plans.get(teraType)?.attackers ?? [],
      toBring,
      lines: lobbyAdvice(raid.lobbyClauses, { teraType, ...knownBuilds(toBring) }),
    }
  }),
)

const pagesWithRates = pages.filter(({ raid }) => !hasUnknownWinRates(raid.figures))

const lobbyClauses = pages.flatMap((page) =>
  LOBBY_TYPES.flatMap((company) => page.lines[company].map((clause) => ({ ...page, company, clause }))),
)

function contradictions<T extends { readonly name: string }>(
  cases: readonly T[],
  isWrong: (entry: T) => boolean,
): string[] {
  expect(cases.length).toBeGreaterThan(100)
  return cases.filter(isWrong).map(({ name }) => name)
}

function clausesOf<T extends LobbyTip['kind']>(kind: T) {
  return lobbyClauses.flatMap(({ clause, ...page }) => (isOf(clause, kind) ? [{ ...page, clause }] : []))
}

function isOf<T extends LobbyTip['kind']>(
  clause: LobbyTip,
  kind: T,
): clause is Extract<LobbyTip, { kind: T }> {
  return clause.kind === kind
}

test('the test covers all raids with each Tera type, and each has attackers', () => {
  expect(pages).toHaveLength(270 * 18 + 67 * 18 + 91)
  expect(pages.filter(({ toBring }) => toBring.attackers.length === 0)).toEqual([])
})

function isOfItsRaid(clause: LobbyTip): boolean {
  const facts = {
    species: '',
    ability: '',
    move: '',
    stat: '',
    drain: '',
    at: [],
    after: [],
    again: [],
    ...clause,
  }
  const namesFact = [facts.species, facts.ability, facts.move, facts.stat, facts.drain].some(Boolean)
  return namesFact || [facts.at, facts.after, facts.again].some((moments) => moments.length > 0)
}

test.each(LOBBY_TYPES)('%s: advice that does not depend on the raid is not on most pages', (company) => {
  const withoutTeraType = raids.flatMap(({ id }) => {
    const clauses = shippedRaidView(id, sentences)?.lobbyClauses
    return clauses ? [lobbyAdvice(clauses)[company]] : []
  })
  for (const lines of [pages.map(({ lines }) => lines[company]), withoutTeraType]) {
    const general = lines.map((clauses) => clauses.filter((clause) => !isOfItsRaid(clause)))
    const kinds = [...new Set(general.flat().map(({ kind }) => kind))]
    const isUsual = (kind: LobbyTip['kind']) =>
      general.filter((clauses) => clauses.some((clause) => clause.kind === kind)).length > lines.length / 2
    expect(lines.length).toBeGreaterThan(100)
    expect(kinds.filter(isUsual)).toEqual([])
  }
})

test('the row of each build has a summary, with and without a Tera type', () => {
  const withoutTeraType = raids.flatMap(({ id, plans }) => {
    const raid = shippedRaidView(id, sentences)
    return raid ? [{ name: raidKey(id), toBring: whatToBring(plans, raid, FOR_EVERYONE, NOTHING_OWNED) }] : []
  })
  const rows = [...pages, ...withoutTeraType].flatMap(({ name, toBring: { attackers, supports } }) => [
    ...attackers.map((attacker) => ({ name, glance: attackerSummary(attacker) })),
    ...supports.map((support) => ({ name, glance: supportSummary(support) })),
  ])
  expect(withoutTeraType).toHaveLength(raids.length)
  expect(contradictions(rows, ({ glance }) => glance.length === 0)).toEqual([])
})

test('advice removes Unaware from a boss only for an attacker that boosts', () => {
  const debuffing = clausesOf('debuff').map((entry) => ({ ...entry, best: knownBuilds(entry.toBring).best }))
  const isForNothing = ({ best, clause }: (typeof debuffing)[number]) =>
    clause.takes?.key === 'unaware' && best !== undefined && !best.boosts.group
  expect(contradictions(debuffing, isForNothing)).toEqual([])
})

test('no page lists a threat that the Pokémon’s ability blocks', () => {
  const cards = pages.flatMap(({ name, raid, toBring }) =>
    [...toBring.attackers, ...toBring.supports].map((card) => ({ name, raid, card })),
  )
  const isKeptOff = ({ raid, card }: (typeof cards)[number]) =>
    !mayBreakAbilities(raid) && (card.threats?.moves ?? []).some((key) => keepsOff(card, raid, key))
  expect(contradictions(cards, isKeptOff)).toEqual([])
})

function mayBreakAbilities(raid: RaidView): boolean {
  return abilitiesOf(raid).some(({ moldBreaker }) => moldBreaker)
}

function abilitiesOf({ abilities }: RaidView) {
  const certain = abilities.filter(({ always }) => always)
  return (certain.length > 0 ? certain : abilities).map(({ key }) => traitsOf(Dex.abilities.get(key).name))
}

function keepsOff({ build }: Recommended, { moves }: RaidView, key: string): boolean {
  const { absorbs, blocksFlag, floats } = traitsOf(build.ability)
  const type = moves.find((move) => move.key === key)?.type
  const blocked = blocksFlag !== undefined && Dex.moves.get(key).flags[blocksFlag] !== undefined
  return type === absorbs || (floats && type === 'Ground') || blocked
}

test('no advice asks for a debuff that an ability of the boss blocks or may block', () => {
  const isInVain = ({ raid, move }: ReturnType<typeof debuffsAskedFor>[number]) => {
    const stat = move === 'Screech' ? 'def' : 'spd'
    const { flags } = Dex.moves.get(move)
    return abilitiesOf(raid).some(
      ({ guards, blocksFlag, blocksStatusMoves }) =>
        blocksStatusMoves || guards.includes(stat) || (blocksFlag !== undefined && flags[blocksFlag]),
    )
  }
  expect(contradictions(debuffsAskedFor(), isInVain)).toEqual([])
})

test('no advice asks for a debuff into Mist or Substitute, from the start or whenever the boss chooses it', () => {
  const isGuarded = ({ raid: { actions, moves } }: Page) =>
    actions.some(
      (action) => action.kind === 'move' && GUARDING.includes(action.move) && action.percent > 90,
    ) || moves.some(({ key, scripted }) => GUARDING.includes(key) && !scripted)
  expect(pages.filter(isGuarded).length).toBeGreaterThan(30)
  expect(debuffsAskedFor().filter(isGuarded)).toEqual([])
})

const GUARDING = ['mist', 'substitute']

test('each debuff helps one of the first three attackers, and with randoms the attacker to bring', () => {
  const isInVain = ({ company, toBring, move }: ReturnType<typeof debuffsAskedFor>[number]) => {
    const brought = company === 'strangers' ? attackerForRandoms(toBring) : undefined
    return !(brought ? [brought] : toBring.attackers.slice(0, 3)).some((attacker) => strikes(attacker, move))
  }
  expect(contradictions(debuffsAskedFor(), isInVain)).toEqual([])
})

function debuffsAskedFor() {
  return [
    ...clausesOf('debuff').map(({ clause, ...page }) => ({ ...page, move: clause.move })),
    ...clausesOf('hold attacks').map(({ clause, ...page }) => ({ ...page, move: clause.debuff })),
  ]
}

const AT_DEFENSE = ['Psyshock', 'Psystrike', 'Secret Sword']

function strikes({ role, build }: Pick<Recommended, 'role' | 'build'>, debuff: string): boolean {
  const atDefense = role === 'physical' || build.moves.some((move) => AT_DEFENSE.includes(move))
  return debuff === 'Screech' ? atDefense : role === 'special'
}

test('solo advice saves no cheer for a condition that the first attacker’s ability prevents', () => {
  const heldCheers = clausesOf('answer').filter(
    ({ company, clause }) => company === 'alone' && clause.answer === 'heal cheer',
  )
  const isInVain = ({ toBring, clause }: (typeof heldCheers)[number]) => {
    const { statusesBlocked, volatilesBlocked } = traitsOf(toBring.attackers[0]?.build.ability ?? '')
    const { status, volatileStatus } = Dex.moves.get(clause.move)
    const brought: string[] = [status, volatileStatus].filter((id) => id !== undefined)
    return [...statusesBlocked, ...volatilesBlocked].some((id) => brought.includes(id))
  }
  expect(contradictions(heldCheers, isInVain)).toEqual([])
})

test('no advice calls boosts useless next to an attacker that boosts', () => {
  const inVain = lobbyClauses.filter(({ clause }) => OF_BOOSTS.includes(clause.kind))
  const isOther = ({ company, toBring }: (typeof inVain)[number]) => {
    const brought = company === 'strangers' ? attackerForRandoms(toBring) : toBring.attackers[0]
    return (setUpOf(brought)?.boosts ?? []).length > 0
  }
  expect(contradictions(inVain, isOther)).toEqual([])
})

const OF_BOOSTS: readonly LobbyTip['kind'][] = ['boosts ignored', 'boosts end']

test('only builds name held items', () => {
  expect(contradictions(clausesOf('answer'), ({ clause }) => clause.answer === 'Mental Herb')).toEqual([])
})

test('no advice forbids a debuff that the first attacker or support uses', () => {
  const isUsed = ({ toBring, clause }: ReturnType<typeof clausesOf<'do not weaken'>>[number]) =>
    [toBring.attackers[0], toBring.supports[0]].some((build) =>
      setUpOf(build)?.debuffs.some(
        ({ failsOnShield }) => clause.ability.key !== 'magicbounce' || failsOnShield,
      ),
    )
  expect(contradictions(clausesOf('do not weaken'), isUsed)).toEqual([])
})

function attackerForRandoms(toBring: Recommendations): Recommended | undefined {
  return toBring.attackers[pickWithRandoms(toBring)]
}

const builds = pages.flatMap(({ name, raid, toBring: { attackers, supports, teams = [] } }) => [
  ...[...attackers, ...supports].map(({ build, steps, groupStep = [] }) => ({
    ...{ name, raid, build, allies: [...attackers, ...supports].map((card) => card.build) },
    steps: [...steps, groupStep].flat(),
  })),
  ...teams.flatMap(({ slots }) =>
    slots.map(({ build, steps }) => ({
      ...{ name, raid, build, allies: slots.map((slot) => slot.build) },
      steps: steps.flat(),
    })),
  ),
])

test('the steps name each move of a card', () => {
  const cards = pages.flatMap(({ name, toBring: { attackers, supports } }) =>
    [...attackers, ...supports].map((card) => ({ name, ...card })),
  )
  const isUntold = ({ build, steps, groupStep = [] }: (typeof cards)[number]) => {
    const { turns, conditions } = sentences.bring.plan(steps)
    const text = `${turns} ${conditions.join(' ')} ${sentences.bring.groupStep(groupStep)}`.replaceAll(
      '\u00a0',
      ' ',
    )
    return build.moves.some((move) => !text.includes(names.move(move)))
  }
  expect(contradictions(cards, isUntold)).toEqual([])
})

test('no step and no support uses Taunt on a boss that only attacks', () => {
  const onlyAttacks = ({ raid }: Pick<Page, 'raid'>) =>
    !raid.moves.some(({ category, scripted }) => category === 'Status' && !scripted)
  const withTaunt = builds.filter(({ build }) => build.moves.includes('Taunt'))
  const isToTaunt = ({ steps }: (typeof withTaunt)[number]) => steps.flatMap(movesNamedIn).includes('Taunt')
  expect(contradictions(withTaunt, (card) => onlyAttacks(card) && isToTaunt(card))).toEqual([])
  const supports = pages.filter(onlyAttacks).flatMap(({ toBring }) => toBring.supports)
  expect(supports.filter(({ move }) => move === 'Taunt')).toEqual([])
})

test('no step has a debuff that does not weaken the attacks of the boss', () => {
  const isInVain = ({ raid, steps }: (typeof builds)[number]) => {
    const attacks = raid.moves.filter(({ category }) => category !== 'Status')
    const strikesBy = (category: string) =>
      attacks.length === 0 || attacks.some((move) => move.key === 'terablast' || move.category === category)
    const debuffs = steps.flatMap((clause) => (clause.kind === 'set up' ? clause.debuffs : []))
    return debuffs.some(({ move }) => {
      const lowered = loweredBy(move).join()
      return (lowered === 'atk' && !strikesBy('Physical')) || (lowered === 'spa' && !strikesBy('Special'))
    })
  }
  expect(contradictions(builds, isInVain)).toEqual([])
})

test('no step has a debuff into Mist from the start, or into an ability that returns or ignores it', () => {
  const isInVain = ({ raid, build, steps }: (typeof builds)[number]) => {
    const mist = raid.actions.some(
      (action) => action.kind === 'move' && action.move === 'mist' && action.percent > 90,
    )
    const refuses =
      raid.abilities.some(({ key, always }) => always && ['magicbounce', 'goodasgold'].includes(key)) &&
      !traitsOf(build.ability).moldBreaker
    const debuffs = steps.flatMap((clause) => (clause.kind === 'set up' ? clause.debuffs : []))
    return debuffs.some(({ failsOnShield }) => mist || (refuses && failsOnShield))
  }
  expect(contradictions(builds, isInVain)).toEqual([])
})

test('no step has a debuff of a stat that the boss’s only ability protects, raises or reflects', () => {
  const isInVain = ({ raid, build, allies, steps }: (typeof builds)[number]) => {
    const ability = raid.abilities.find(({ always }) => always)
    if (!ability || traitsOf(build.ability).moldBreaker) return false
    if (allies.some((ally) => ally.ability === 'Neutralizing Gas')) return false
    const { guards, mirrorsDrops, stageFactor } = traitsOf(Dex.abilities.get(ability.key).name)
    const isKept = (stat: string) =>
      mirrorsDrops || stageFactor < 0 || guards.some((guarded) => guarded === stat)
    const debuffs = steps.flatMap((clause) => (clause.kind === 'set up' ? clause.debuffs : []))
    return debuffs.some(({ move }) => loweredBy(move).every(isKept))
  }
  expect(contradictions(builds, isInVain)).toEqual([])
})

test('no step has Reflect against only special attacks, or Light Screen against only physical attacks', () => {
  const isInVain = ({ raid, steps }: (typeof builds)[number]) => {
    const attacks = raid.moves.filter(({ category }) => category !== 'Status')
    const strikesBy = (category: string) =>
      attacks.length === 0 || attacks.some((move) => move.key === 'terablast' || move.category === category)
    const field = steps.flatMap((clause) =>
      clause.kind === 'set up' || clause.kind === 'field again' ? clause.field : [],
    )
    return field.some(
      (move) =>
        (move === 'Reflect' && !strikesBy('Physical')) || (move === 'Light Screen' && !strikesBy('Special')),
    )
  }
  expect(contradictions(builds, isInVain)).toEqual([])
})

function loweredBy(name: string): string[] {
  const { boosts, secondaries } = Dex.moves.get(name)
  const lowered = { ...boosts, ...secondaries?.find(({ chance = 100 }) => chance >= 100)?.boosts }
  return Object.entries(lowered).flatMap(([stat, stages]) => (stages < 0 ? [stat] : []))
}

test('each support’s debuff or raise helps one of the three best attackers', () => {
  const cards = pages.flatMap(({ name, ranked, toBring }) => {
    const usual = ranked.filter(({ build: { origin } }) => origin === 'ordinary' || origin === 'paradox')
    return toBring.supports.map((support) => ({ name, support, best: usual.slice(0, 3) }))
  })
  const isInVain = ({ support, best }: (typeof cards)[number]) => {
    const namedMoves = [support.move, ...support.steps.flat().flatMap(movesNamedIn)]
    const debuffs = namedMoves
      .filter((move) => Dex.moves.get(move).category === 'Status')
      .flatMap((move) => DEBUFFS[loweredBy(move).join()] ?? [])
    const raisesAttack = namedMoves.includes('Coaching') || namedMoves.includes('Howl')
    if (raisesAttack && best.every(({ build }) => attackKind(build) === 'special')) return true
    return debuffs.some(
      (debuff) => !best.some(({ build }) => strikes({ role: attackKind(build), build }, debuff)),
    )
  }
  expect(contradictions(cards, isInVain)).toEqual([])
})

const DEBUFFS: Readonly<Record<string, string>> = { def: 'Screech', spd: 'Fake Tears' }

test('the steps of a Choice item’s holder have one move: it cannot use another to heal, set up or help', () => {
  const choosing = builds.filter(({ build }) => build.item?.startsWith('Choice'))
  const isToldSeveral = ({ steps }: (typeof choosing)[number]) =>
    new Set(steps.flatMap(movesNamedIn)).size > 1
  expect(contradictions(choosing, isToldSeveral)).toEqual([])
})

test('a Pokémon whose steps never Terastallize may have any Tera type, on cards, in teams and in copied text', () => {
  const cardsAndSlots = pages.flatMap(({ name, raid, toBring }) => {
    const { attackers, supports, teams } = toBringInWords(toBring, raid, sentences)
    const cards = [...attackers.builds, ...supports.builds].map((card) => ({
      ...card,
      name,
      texts: card.conditions,
      isInSet: /Tera Type/.test(card.set),
    }))
    const slots = (teams?.teams ?? []).flatMap((team) => {
      const sets = team.sets.split('\n\n')
      return team.slots.map(({ first, ...slot }, slotIndex) => ({
        ...{
          ...slot,
          name,
          texts: [...first, ...slot.steps],
          isInSet: /Tera Type/.test(sets[slotIndex] ?? ''),
        },
      }))
    })
    return [...cards, ...slots]
  })
  const isOther = ({ texts, anyTera, isInSet }: (typeof cardsAndSlots)[number]) => {
    const terastallizes = texts.some((text) => text.includes('Terastallize'))
    return terastallizes === Boolean(anyTera) || terastallizes !== isInSet
  }
  expect(cardsAndSlots.filter(({ anyTera }) => anyTera).length).toBeGreaterThan(100)
  expect(contradictions(cardsAndSlots, isOther)).toEqual([])
})

function setUpOf(build: Recommended | undefined) {
  return build?.steps.flat().find((clause) => clause.kind === 'set up')
}

test('the win rate of a card is the lowest of all turn lengths, with NPCs and without, and sorts lists', () => {
  const cards = pagesWithRates.flatMap(({ name, ranked, toBring: { attackers } }) =>
    attackers.map((card, index) => {
      const battled = ranked.find(({ build }) => build.species === card.build.species)
      if (!battled) throw new Error(`${name} has no plan of ${card.build.species}`)
      const { alone, alonePaced = [], withNpcs = alone, group } = battled
      const least = Math.min(alone, ...alonePaced, withNpcs)
      const rankingRate = group < least - 10 ? group : least
      return { name, card, place: index, least, band: Math.round(rankingRate / 5) }
    }),
  )
  expect(contradictions(cards, ({ card, least }) => chanceOf('alone', card.chances) !== least)).toEqual([])
  const isBeforeBetter = ({ place, band }: (typeof cards)[number], at: number) => {
    const previous = place > 0 ? cards[at - 1] : undefined
    return previous !== undefined && previous.band < band
  }
  expect(cards.filter(isBeforeBetter).map(({ name }) => name)).toEqual([])
})

test('if the script or time limit is unknown, neither builds nor plan show a percentage', () => {
  const unread = pages.filter((page) => !pagesWithRates.includes(page))
  expect(unread.map(({ name }) => name)).toEqual(['7/Event/Annihilape/Ghost', '7/Event/Kingambit/Dark'])
  for (const { raid, toBring } of unread) {
    const { attackers, supports, teams, plan } = toBringInWords(toBring, raid, sentences)
    const tiles = [...attackers.builds, ...supports.builds].map(({ glance }) => glance)
    const texts = [...tiles, ...(teams?.teams ?? []).flatMap((team) => [team.glance, team.outcome])]
    expect(new Set(texts)).toEqual(new Set(['win rate not known']))
    expect(JSON.stringify(plan)).not.toContain('%')
  }
})

test('a card lists the boosts of its battles, up to +6, and no other boosts', () => {
  const cards = pages.flatMap(({ name, ranked, toBring }) =>
    toBring.attackers.flatMap((card) => {
      const battled = ranked.find(({ build }) => build.species === card.build.species)
      if (!battled) throw new Error(`${name} has no plan of ${card.build.species}`)
      return [
        { name, build: card.build, plan: battled.plan, steps: card.steps },
        {
          ...{ name, build: card.build, plan: battled.groupPlan },
          steps: card.groupStep?.some(isBeginning) ? [card.groupStep] : card.steps,
        },
      ]
    }),
  )
  const isOther = ({ build, plan, steps }: (typeof cards)[number]) => {
    const listed = steps.flat().flatMap((clause) => (clause.kind === 'set up' ? clause.boosts : []))
    const { boost, secondBoost } = rolesOfBuild(build)
    const battleUses = [...usesOf(boost, plan.boosts), ...usesOf(secondBoost, plan.secondBoosts)]
    return listed.map(({ move, times }) => `${move} ${times}`).join() !== battleUses.join()
  }
  expect(contradictions(cards, isOther)).toEqual([])
})

function isBeginning({ kind }: PlanClause): boolean {
  return kind === 'set up' || kind === 'attack at once'
}

function usesOf(boost: StageMove | undefined, uses = 0): string[] {
  const times = boost ? Math.min(uses, Math.ceil(HIGHEST_STAGE / boost.by)) : 0
  return boost && times > 0 ? [`${boost.move.name} ${times}`] : []
}

test('a card names the healing move of its battles, and the percentages of its plan', () => {
  const cards = pages.flatMap(({ name, ranked, toBring }) =>
    toBring.attackers.flatMap((card) => {
      const plan = ranked.find(({ build }) => build.species === card.build.species)?.plan
      return plan ? [{ name, build: card.build, plan, steps: card.steps }] : []
    }),
  )
  const isOther = ({ build, plan, steps }: (typeof cards)[number]) => {
    const [healing] = steps.flat().filter((clause) => clause.kind === 'heal')
    if ((healing?.cheerBelow ?? 0) !== plan.healCheerBelow) return true
    if (!healing?.move) return false
    return (
      healing.move.name !== rolesOfBuild(build).healing?.move.name || healing.move.below !== plan.healBelow
    )
  }
  expect(contradictions(cards, isOther)).toEqual([])
})

const roles = new Map<string, Roles>()

function rolesOfBuild(build: Recommended['build']): Roles {
  const { moves, species, ability, teraType } = build
  const key = [species, ability, teraType, ...moves].join('|')
  return getOrAdd(roles, key, () => rolesOf(raiderFighter(build, moveNamed)))
}

const withTeams = pages.flatMap(({ toBring: { teams = [], ...toBring }, ...page }) =>
  teams.slice(0, 1).map((team) => ({ ...page, toBring, teams, team })),
)

const RAIDS_WITH_TEAMS = 125 * 18 + 55

test('each 6★ and 7★ raid has a team, and no other advice for friends', () => {
  expect(withTeams).toHaveLength(RAIDS_WITH_TEAMS)
  expect(withTeams.filter(({ lines }) => lines.friends.length > 0).map(({ name }) => name)).toEqual([])
})

test('the pick with randoms is one of the first six, and advice to go solo needs a clearly higher win rate', () => {
  const likelyWins = pages.filter(({ toBring: { strangers } }) => strangers && strangers.chance >= 50)
  const isOther = ({ toBring, lines }: Page) => {
    const percent = toBring.strangers?.chance ?? 0
    const [attacker] = toBring.attackers
    const alone = attacker ? chanceOf('alone', attacker.chances) : 0
    const isBetterAlone = percent < 95 && alone >= 50 && alone >= percent + 5
    const saysSo = lines.strangers.some(({ kind }) => kind === 'better alone')
    return pickWithRandoms(toBring) > 5 || saysSo !== isBetterAlone
  }
  expect(contradictions(likelyWins, isOther)).toEqual([])
  expect(likelyWins.filter(({ toBring }) => pickWithRandoms(toBring) > 0).length).toBeGreaterThan(5)
})

test('below a win rate of 50% with randoms, the advice is friends, or solo if that is likely to win', () => {
  const likelyLosses = pages.filter(({ toBring: { strangers } }) => strangers && strangers.chance < 50)
  expect(likelyLosses.length).toBeGreaterThan(20)
  const isOther = ({ toBring, lines: { strangers: line } }: Page) => {
    const [clause] = line
    const [attacker] = toBring.attackers
    const alone = attacker ? chanceOf('alone', attacker.chances) : 0
    const expected = alone >= Math.max(50, (toBring.strangers?.chance ?? 0) + 5) ? 'alone' : 'with friends'
    return clause?.kind !== 'strangers lose' || clause.better !== expected
  }
  expect(likelyLosses.filter(isOther).map(({ name }) => name)).toEqual([])
})

test('if the first team is one that every player has, no other team wins clearly more often', () => {
  const isWorse = ({ team, teams }: (typeof withTeams)[number]) =>
    team.isRare ||
    (!team.isSure && teams.some((alternative) => !alternative.isRare && alternative.chance > team.chance))
  expect(withTeams.filter(isWorse).map(({ name }) => name)).toEqual([])
})

test('every slot has first and later steps, with moves that it knows', () => {
  const slots = withTeams.flatMap(({ name, teams }) =>
    teams.flatMap((team) => team.slots.map((slot) => ({ name, slot }))),
  )
  const isWrong = ({ slot: { build, opening, steps } }: (typeof slots)[number]) =>
    steps.length === 0 || opening.some((turn) => turn.kind === 'move' && !build.moves.includes(turn.move))
  expect(slots.filter(isWrong).map(({ name }) => name)).toEqual([])
})
