import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plan } from '@/battle/plan'
import { rosters } from '@/data/rosters/rosters'
import { TIERS, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { knownBuilds } from '@/lib/bring/known-builds'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { whatToBring } from '@/lib/bring/what-to-bring'
import { plansPath } from '@/lib/links/file-names'
import { parsePlans } from '@/lib/plans/parse-plans'
import type { BossPlans, RaidPlans, RankedAttacker } from '@/lib/plans/raid-plans'
import { teraTypesOf } from '@/lib/raid/raid'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { NOTHING_OWNED } from '@/lib/storage/marks'
import { sentences } from '@/lib/words/en/sentences'
import { fairyGarchomp, plansAgainstFairy } from '@/testing/plans/advised'
import { ATTACK_ONLY, rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import { type KnownAttacker, type KnownBuilds, lobbyAdvice } from './lobby'
import { LOBBY_TYPES, type LobbyTip, type LobbyType } from './lobby-clauses'

function linesOf(name: string, teraType?: TypeName, plans?: BossPlans) {
  const tier = TIERS.find((candidate) => name.startsWith(candidate)) ?? '6'
  const boss = rosters[tier].find((entry) => `${tier} ${entry.name}` === name)
  const view = boss && shippedRaidView({ tier, region: boss.region, boss: boss.name, teraType }, sentences)
  if (!view) throw new Error(`no ${name}`)
  return textOf(plans ? adviceByPlans(plans, view) : adviceOf(view))
}

function textOf(advice: Record<LobbyType, readonly string[]>) {
  const { alone, strangers, friends } = advice
  return { alone: alone.join(' '), strangers: strangers.join(' '), friends: friends.join(' ') }
}

function inWords({ alone, strangers, friends }: Record<LobbyType, readonly LobbyTip[]>) {
  return {
    alone: sentences.lobby(alone),
    strangers: sentences.lobby(strangers),
    friends: sentences.lobby(friends),
  }
}

function adviceOf({ lobbyClauses }: RaidView) {
  if (!lobbyClauses) throw new Error('no clauses')
  return inWords(lobbyAdvice(lobbyClauses))
}

function adviceByPlans(plans: BossPlans, raid: RaidView) {
  const { lobbyClauses, teraType } = raid
  if (!lobbyClauses) throw new Error('no clauses')
  const recommendations = whatToBring(plans, raid, FOR_EVERYONE, NOTHING_OWNED)
  return inWords(lobbyAdvice(lobbyClauses, { teraType, ...knownBuilds(recommendations) }))
}

test('6★ Poliwrath chooses Haze itself: boosts do not last', () => {
  expect(linesOf('6 Poliwrath').alone).toContain('Don’t rely on boosts: it uses Haze')
  expect(linesOf('6 Poliwrath').friends).not.toMatch(/boost/)
})

test('Unaware ignores boosts: 6★ Quagsire always has it, 6★ Clodsire may have it; Skill Swap takes it', () => {
  expect(linesOf('6 Quagsire').alone).toContain('Don’t boost: Unaware ignores it')
  expect(linesOf('6 Quagsire').friends).toContain('One player uses Skill Swap (it has Unaware)')
  expect(linesOf('6 Clodsire').friends).toContain('One player uses Skill Swap (it may have Unaware)')
})

test('5★ Dragapult may have Clear Body: nobody should lower its stats', () => {
  for (const line of Object.values(linesOf('5 Dragapult'))) expect(line).not.toMatch(/Screech|Fake Tears/)
})

test('the advice does not remove Unaware if the attackers do not boost', () => {
  const friends = (name: string, plan: Partial<Plan>) => {
    const best = rankedAttacker(
      {},
      { plan: { ...ATTACK_ONLY, ...plan }, groupPlan: { ...ATTACK_ONLY, ...plan } },
    )
    return linesOf(name, 'Fairy', plansAgainstFairy({ attackers: [best], supports: [rankedSupport()] }))
      .friends
  }
  expect(friends('6 Clodsire', {})).not.toContain('Skill Swap')
  expect(friends('6 Clodsire', { boosts: 1 })).toContain('Skill Swap (it may have Unaware)')
})

test('a support whose main move is Skill Swap removes the ability, so no advice repeats it', () => {
  const clauses = {
    boosts: { kind: 'boosts ignored' },
    debuffs: { Defense: 'Screech', 'Sp. Def': 'Fake Tears' },
    answer: undefined,
    restraint: undefined,
    shared: undefined,
    supports: [
      {
        kind: 'debuff',
        move: 'Screech',
        after: [],
        takes: { key: 'unaware', isCertain: true, by: 'Skill Swap' },
      },
    ],
  } as const
  const friends = (move: string) =>
    lobbyAdvice(clauses, { teraType: 'Water', supportMove: move }).friends.map(({ kind }) => kind)
  expect(friends('Skill Swap')).toEqual([])
  expect(friends('Reflect')).toEqual(['debuff'])
})

test.each([
  ['6 Annihilape', 'Don’t lower its stats: Defiant raises its Attack'],
  ['6 Kilowattrel', 'Don’t lower its stats: Competitive raises its Sp. Atk'],
  ['6 Corviknight', 'Don’t lower its stats: Mirror Armor lowers yours instead'],
  ['5 Malamar', 'Don’t lower its stats: it may have Contrary'],
  ['6 Espeon', 'Don’t use status moves on it: Magic Bounce reflects them'],
])('%s punishes those who lower its stats: %s', (raid, restraint) => {
  expect(linesOf(raid).strangers).toContain(restraint)
  expect(linesOf(raid).friends).toContain('One player uses Skill Swap')
})

test('6★ Garchomp clears its debuffs at 90% HP: they last from there until the shield', () => {
  expect(linesOf('6 Garchomp').strangers).toContain(
    'Below 90% HP, let one player use Fake Tears before you attack, until the shield is up',
  )
  expect(linesOf('6 Garchomp').friends).toContain(
    'One player uses Fake Tears below 90% HP until the shield is up',
  )
})

test('6★ Leavanny clears its debuffs again 5% above its shield, which leaves no turn for another debuff', () => {
  expect(linesOf('6 Leavanny').friends).toContain(
    'One player uses Screech below 95% HP until the shield is up',
  )
})

test.each([
  ['7 Mewtwo', '99% HP, or 1% of its time'],
  ['7 Dragapult', '92% HP'],
  ['7 Baxcalibur', '95% HP, or 28 seconds in'],
])('%s raises its shield at %s: no turn is left to lower its stats, and nobody waits for it', (raid) => {
  for (const line of Object.values(linesOf(raid))) expect(line).not.toMatch(/Screech|Fake Tears/)
})

test('7★ Typhlosion raises its shield at 80% HP or 1:39 in, which leaves turns to lower its stats', () => {
  expect(linesOf('7 Typhlosion').friends).toContain('One player uses Screech')
})

test('7★ Decidueye clears its debuffs 5 seconds before its shield: they work before that, and not after', () => {
  expect(linesOf('7 Decidueye').friends).toContain('One player uses Screech until the shield is up')
})

test('the lower defense decides: Screech on 5★ Blissey, Fake Tears on 5★ Avalugg', () => {
  expect(linesOf('5 Blissey').friends).toContain('Screech')
  expect(linesOf('5 Avalugg').friends).toContain('Fake Tears')
})

test('Screech is a sound: 5★ Kommo-o may be Soundproof, so players use Fake Tears', () => {
  expect(linesOf('5 Kommo-o').friends).toContain('Fake Tears')
})

test('a heal cheer answers Spore at 75% HP, and a Mental Herb answers Taunt at the start', () => {
  expect(linesOf('6 Breloom').alone).toContain('Save a "Heal up!" for Spore at 75% HP')
  expect(linesOf('6 Whimsicott').alone).toContain('Hold a Mental Herb for Taunt at the start')
})

test('Clear Smog answers raised stats, and Haze does if the boss is Steel and has no shield yet', () => {
  expect(linesOf('6 Garchomp', 'Fairy').friends).toContain(
    'One player saves Clear Smog for Swords Dance at 30% HP',
  )
  expect(linesOf('6 Garchomp', 'Steel').friends).not.toContain('Swords Dance')
  expect(linesOf('6 Heracross', 'Steel').friends).toContain('One player saves Haze for Bulk Up')
})

test('Brick Break answers Reflect, and Psychic Fangs does if the boss is Ghost', () => {
  expect(linesOf('6 Dragapult', 'Fire').friends).toContain(
    'One player saves Brick Break for Reflect at 85% time (1:08 in)',
  )
  expect(linesOf('6 Dragapult', 'Ghost').friends).toContain(
    'One player saves Psychic Fangs for Reflect at 85% time (1:08 in)',
  )
})

test('no screen against a boss that breaks it: 5★ Poliwrath has Brick Break, 5★ Dragapult may have Infiltrator', () => {
  expect(linesOf('5 Poliwrath').friends).not.toMatch(/sets up/)
  expect(linesOf('5 Dragapult').friends).not.toMatch(/sets up/)
  expect(linesOf('6 Bombirdier').friends).toContain('One player sets up Reflect')
})

describe('advice from battles of builds', () => {
  const repeated = { ...ATTACK_ONLY, boosts: 1, repeatAfterReset: true }
  const hands = rankedAttacker(
    { species: 'Iron Hands', origin: 'paradox' },
    { alone: 97, plan: repeated, groupPlan: repeated },
  )
  const unboosted = { alone: 94, plan: ATTACK_ONLY, groupPlan: ATTACK_ONLY }
  const weezing = rankedAttacker({ species: 'Weezing-Galar' }, unboosted)
  const loser = rankedAttacker({}, { alone: 0 })
  const scrafty = rankedSupport({ species: 'Scrafty', moves: ['Helping Hand'], roles: ['help'] })
  const ofGarchomp = (against: Partial<RaidPlans>) =>
    linesOf('6 Garchomp', 'Fairy', plansAgainstFairy(against))

  test('solo: the advice says if no build wins', () => {
    expect(ofGarchomp({ attackers: [loser] }).alone).toMatch(
      /^No listed Pokémon is likely to win solo: bring friends\./,
    )
  })

  test('friends: the build of the best support shows its main move, so the advice does not repeat it', () => {
    expect(ofGarchomp({ attackers: [hands], supports: [scrafty] }).friends).toMatch(
      /^One player uses Screech below 90% HP/,
    )
    const screener = rankedSupport({ species: 'Ninetales-Alola', moves: ['Reflect'], roles: ['field'] })
    const plans = plansAgainstFairy({ attackers: [hands], supports: [screener] })
    expect(linesOf('6 Bombirdier', 'Fairy', plans).friends).not.toContain('Reflect')
  })

  test('friends: a team needs no further advice', () => {
    const { lobbyClauses: clauses } = fairyGarchomp()
    if (!clauses) throw new Error('no clauses')
    expect(lobbyAdvice(clauses, { teraType: 'Fairy', hasTeam: true }).friends).toEqual([])
  })

  const ironHands: KnownAttacker = {
    ...{ species: 'Iron Hands', percent: 97, ability: 'Quark Drive', strikes: 'Defense' },
    boosts: { alone: false, group: false },
  }

  test('randoms: the advice says if a player wins more often solo or with friends', () => {
    const { lobbyClauses: clauses } = fairyGarchomp()
    if (!clauses) throw new Error('no clauses')
    const line = (percent: number, alone = 97) => {
      const best = { ...ironHands, percent: alone }
      const builds: KnownBuilds = { best, strangers: { ...ironHands, percent } }
      return inWords(lobbyAdvice(clauses, { teraType: 'Fairy', ...builds })).strangers[0]
    }
    expect(line(95, 100)).toMatch(/^Below 90% HP, let one player use/)
    expect(line(94, 100)).toBe('Better solo.')
    expect(line(50)).toBe('Better solo.')
    expect(line(49)).toBe('Randoms win less than half of these raids: better solo.')
    expect(line(10, 40)).toBe('Randoms win less than half of these raids: better with friends.')
    expect(line(9, 40)).toBe('Randoms almost never win these raids: better with friends.')
    expect(line(55, 40)).toMatch(/^Below 90% HP/)
  })

  test('randoms: the debuff helps the best attacker with randoms, who may differ from the best solo attacker', () => {
    const { lobbyClauses: clauses } = fairyGarchomp()
    if (!clauses) throw new Error('no clauses')
    const sylveon: KnownAttacker = { ...ironHands, species: 'Sylveon', percent: 80, strikes: 'Sp. Def' }
    const adviceFor = (best: KnownAttacker, strangers: KnownAttacker) =>
      lobbyAdvice(clauses, { teraType: 'Fairy', best, strangers }).strangers
    expect(adviceFor(ironHands, sylveon)).toContainEqual(
      expect.objectContaining({ kind: 'hold attacks', debuff: 'Fake Tears' }),
    )
    expect(adviceFor(sylveon, ironHands)).toContainEqual(
      expect.objectContaining({ kind: 'hold attacks', debuff: 'Screech' }),
    )
  })

  test('friends: if no support helps, the advice asks for none', () => {
    const { friends } = ofGarchomp({ attackers: [hands] })
    expect(friends).toMatch(/^Bring four attackers: a support wouldn’t speed them up\./)
    expect(friends).not.toContain('Fake Tears')
  })

  test('friends: with an attacker without boosts, the advice against 6★ Quagsire’s Unaware does not mention boosts', () => {
    const plans = plansAgainstFairy({ attackers: [weezing], supports: [scrafty] })
    expect(linesOf('6 Quagsire', 'Fairy', plans).friends).not.toContain('boost')
  })

  test('the debuff lowers the stat that the shown attacker targets, even if the other stat is lower', () => {
    const special = { effortValues: { spa: 252 }, nature: 'Modest' } as const
    const [vileplume, gardevoir] = ['Vileplume', 'Gardevoir'].map((species) =>
      rankedAttacker({ species, ...special }),
    )
    if (!vileplume || !gardevoir) throw new Error('no attackers')
    const friendsOf = (...attackers: RankedAttacker[]) =>
      ofGarchomp({ attackers, supports: [scrafty] }).friends
    expect(friendsOf(hands, gardevoir, vileplume)).toContain('uses Screech')
    expect(friendsOf(gardevoir, vileplume)).toContain('uses Fake Tears')
  })

  test('Psyshock targets Defense, so Screech helps it', () => {
    const espathra = rankedAttacker({
      species: 'Espathra',
      effortValues: { spa: 252 },
      moves: ['Psyshock'],
      roles: ['attack'],
    })
    expect(ofGarchomp({ attackers: [espathra] }).strangers).toContain('use Screech')
  })

  test('if the only useful debuff fails, the advice asks for none: Soundproof Kommo-o and physical attackers', () => {
    const plans = plansAgainstFairy({ attackers: [hands], supports: [scrafty] })
    const { strangers, friends } = linesOf('5 Kommo-o', 'Fairy', plans)
    for (const line of [strangers, friends]) expect(line).not.toMatch(/Screech|Fake Tears/)
  })

  test('a held item appears in a known build, and not in the advice', () => {
    const attackers = [rankedAttacker({ item: 'Mental Herb' })]
    const lines = linesOf('6 Whimsicott', 'Fairy', plansAgainstFairy({ attackers }))
    expect(Object.values(lines).join()).not.toContain('Mental Herb')
  })

  test('an attacker that cannot sleep saves a cheer for sleep only with randoms', () => {
    const plans = plansAgainstFairy({ attackers: [rankedAttacker({ ability: 'Sweet Veil' })] })
    const { alone, strangers } = linesOf('5 Altaria', 'Fairy', plans)
    expect(alone).not.toContain('Sing')
    expect(strangers).toContain('Sing')
    expect(linesOf('6 Blissey', 'Fairy', plansAgainstFairy({ attackers: [hands] })).alone).toContain('Sing')
  })

  test('the advice does not call boosts useless next to an attacker that boosts', () => {
    const strangersOf = (best: RankedAttacker) =>
      linesOf('6 Poliwrath', 'Fairy', plansAgainstFairy({ attackers: [best] })).strangers
    expect(strangersOf(hands)).not.toContain('Don’t rely on boosts')
    expect(strangersOf(weezing)).toContain('Don’t rely on boosts')
  })

  test('if the best attacker lowers the stats of a boss with Defiant, the advice does not forbid it', () => {
    const attackers = [
      rankedAttacker(
        { moves: ['Liquidation', 'Screech'], roles: ['attack', 'debuff'] },
        { plan: { ...ATTACK_ONLY, debuffs: 2 } },
      ),
    ]
    const strangersOf = (plans: BossPlans) => linesOf('6 Annihilape', 'Fairy', plans).strangers
    expect(strangersOf(plansAgainstFairy({ attackers }))).not.toMatch(/don’t lower/i)
    expect(strangersOf(plansAgainstFairy({ attackers: [hands] }))).toMatch(/don’t lower/i)
  })

  test('without a Tera type, the advice has only results for all 18: nobody wins alone, or no support helps', () => {
    const everywhere = (raid: RaidPlans): BossPlans => new Map(TYPE_NAMES.map((type) => [type, raid]))
    const listed = plansAgainstFairy({ attackers: [hands], supports: [scrafty] })
    expect(linesOf('6 Garchomp', undefined, listed)).toEqual(linesOf('6 Garchomp'))
    const losing = linesOf('6 Garchomp', undefined, everywhere({ attackers: [loser], supports: [] }))
    expect(losing.alone).toContain('No listed Pokémon is likely to win solo')
    expect(losing.friends).toContain('a support wouldn’t speed them up')
  })
})

test('a boss with an unknown script gets no advice that depends on the script', () => {
  const view = shippedRaidView({ tier: '7', region: 'Event', boss: 'Annihilape' }, sentences)
  expect(view && Object.values(textOf(adviceOf(view))).join(' ')).not.toMatch(/Screech|save/i)
})

test('each piece of advice is one sentence, from the script and from battles with each Tera type', () => {
  for (const tier of TIERS) {
    for (const [index, boss] of rosters[tier].entries()) {
      const { region, name } = boss
      const plans = parsePlans(readFileSync(join('data', plansPath({ tier, region, boss: name })), 'utf8'))
      const types = teraTypesOf(boss)
      const view = shippedRaidView(
        { tier, region, boss: name, teraType: types[index % types.length] },
        sentences,
      )
      if (!plans || !view) throw new Error(`no ${name}`)
      for (const advice of [adviceOf(view), adviceByPlans(plans, view)])
        expect(LOBBY_TYPES.flatMap((company) => advice[company]).filter(isNoSentence)).toEqual([])
    }
  }
})

function isNoSentence(text: string): boolean {
  return !/^[A-Z][^.]*\.$/.test(text.replaceAll(/\b(Sp|Mr|Jr)\./g, '$1'))
}
