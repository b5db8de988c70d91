import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rosters } from '@/data/rosters/rosters'
import { TIERS, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import type { Plan } from '@/lib/battle/policy/plan'
import { toBringInWords } from '@/lib/bring/in-words'
import { NOTHING_OWNED } from '@/lib/bring/owned'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { whatToBring } from '@/lib/bring/what-to-bring'
import { plansPath } from '@/lib/links/file-names'
import { parsePlans } from '@/lib/plans/parse-plans'
import type { BossPlans, RaidPlans, RankedAttacker } from '@/lib/plans/raid-plans'
import { teraTypesOf } from '@/lib/raid/raid'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { columnsOf } from '@/lib/words/columns'
import { LOBBY_COLUMNS } from '@/lib/words/en/lobby'
import { companies } from '@/lib/words/en/sections'
import { sentences } from '@/lib/words/en/sentences'
import { fairyGarchomp, plansAgainstFairy } from '@/testing/plans/advised'
import { ATTACK_ONLY, rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import { type KnownAttacker, type KnownBuilds, lobbyLines } from './lobby'
import { COMPANIES } from './lobby-clauses'

/** The lines of a raid such as `6 Garchomp`, where these plans are known. */
function linesOf(name: string, teraType?: TypeName, plans?: BossPlans) {
  const tier = TIERS.find((each) => name.startsWith(each)) ?? '6'
  const boss = rosters[tier].find((entry) => `${tier} ${entry.name}` === name)
  const view = boss && shippedRaidView({ tier, region: boss.region, boss: boss.name, teraType }, sentences)
  if (!view) throw new Error(`no ${name}`)
  return (plans && linesByPlans(plans, view)) ?? view.lobby
}

function linesByPlans(plans: BossPlans, raid: RaidView) {
  const recommendations = whatToBring(plans, raid, FOR_EVERYONE, NOTHING_OWNED)
  return toBringInWords(recommendations, raid, sentences).lobby
}

test('6★ Heracross clears boosts 3:00 in: strangers wait for it; alone one boosts at once, and again', () => {
  const { alone, strangers } = linesOf('6 Heracross')
  expect(strangers).toBe('Set up below 60% time (3:00 in).')
  expect(alone).toContain('Set up right away, then again after the reset')
})

test('strangers who wait for a reset of 5★ Haxorus are told to boost again after the next reset, by that name', () => {
  expect(linesOf('5 Haxorus').strangers).toContain('then again after the next reset')
})

test('5★ Golem clears them 2:30 in, half of its time: too late to wait for', () => {
  expect(linesOf('5 Golem').strangers).toContain('Set up right away, then again after the reset')
})

test('5★ Scyther clears boosts at 75% HP, before its shield: all boost below that', () => {
  for (const line of Object.values(linesOf('5 Scyther')))
    expect(line).toMatch(/set up after the 75% HP reset/i)
})

test('5★ Drifblim clears boosts at 25% HP, late: boosts count before and are renewed', () => {
  expect(linesOf('5 Drifblim').alone).toContain('Set up right away, then again after the reset')
})

test('5★ Luxray never clears boosts', () => {
  expect(linesOf('5 Luxray').alone).toContain('Set up right away: it never resets boosts')
})

test('6★ Malamar turns boosts around by Topsy-Turvy, which counts as clearing them', () => {
  expect(linesOf('6 Malamar').alone).toContain('again after each reset')
})

test('6★ Poliwrath uses Haze as a move of its own: boosts do not last', () => {
  expect(linesOf('6 Poliwrath').alone).toContain("Don't rely on boosts: it uses Haze")
  expect(linesOf('6 Poliwrath').friends).not.toMatch(/boost/)
})

test('Unaware ignores boosts: 6★ Quagsire always has it, 6★ Clodsire perhaps; Skill Swap takes it', () => {
  expect(linesOf('6 Quagsire').alone).toContain("Don't boost: Unaware ignores it")
  expect(linesOf('6 Quagsire').friends).toContain('One player uses Skill Swap (it has Unaware)')
  expect(linesOf('6 Clodsire').alone).toContain('but not against Unaware')
  expect(linesOf('6 Clodsire').friends).toContain('One player uses Skill Swap (it may have Unaware)')
})

test('5★ Dragapult may have Clear Body: nobody is asked to lower its stats', () => {
  for (const line of Object.values(linesOf('5 Dragapult'))) expect(line).not.toMatch(/Screech|Fake Tears/)
})

test('Unaware is not taken for those who boost nothing', () => {
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

test('a support that is brought for Skill Swap takes the ability: nobody else is asked to', () => {
  const clauses = {
    boosts: { alone: { kind: 'boosts ignored' }, strangers: { kind: 'boosts ignored' }, friends: undefined },
    debuffs: { Defense: 'Screech', 'Sp. Def': 'Fake Tears' },
    alone: [],
    restraint: undefined,
    strangers: [],
    attackers: [],
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
    lobbyLines(clauses, { teraType: 'Water', support: { species: 'Espathra', move } }).friends
  expect(friends('Skill Swap').map(({ kind }) => kind)).toEqual(['support'])
  expect(friends('Reflect').map(({ kind }) => kind)).toEqual(['support', 'debuff'])
})

test.each([
  ['6 Annihilape', "Don't lower its stats: Defiant raises its Attack"],
  ['6 Kilowattrel', "Don't lower its stats: Competitive raises its Sp. Atk"],
  ['6 Corviknight', "Don't lower its stats: Mirror Armor lowers yours instead"],
  ['5 Malamar', "Don't lower its stats: it may have Contrary"],
  ['6 Espeon', "Don't use status moves on it: Magic Bounce reflects them"],
])('%s punishes those who lower its stats: %s', (raid, restraint) => {
  expect(linesOf(raid).strangers).toContain(restraint)
  expect(linesOf(raid).friends).toContain('One player uses Skill Swap')
})

test('6★ Garchomp clears its debuffs at 90% HP: they count from there until the shield', () => {
  expect(linesOf('6 Garchomp').strangers).toContain(
    'Below 90% HP, let one player use Fake Tears before you attack',
  )
  expect(linesOf('6 Garchomp').friends).toContain(
    'One player uses Fake Tears below 90% HP until the shield is up',
  )
})

test('6★ Leavanny clears them once more 5% above its shield, which leaves no turn to lower them again', () => {
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

test('7★ Typhlosion raises it at 80% HP or 1:39 in, which leaves turns to lower its stats', () => {
  expect(linesOf('7 Typhlosion').friends).toContain('One player uses Screech')
})

test('7★ Decidueye clears them 5 seconds before its shield: they count before that, and not after', () => {
  expect(linesOf('7 Decidueye').friends).toContain('One player uses Screech until the shield is up')
})

test('the lower defence says whose attackers come: Screech on 5★ Blissey, Fake Tears on 5★ Avalugg', () => {
  expect(linesOf('5 Blissey').friends).toContain('Screech')
  expect(linesOf('5 Avalugg').friends).toContain('Fake Tears')
})

test('Screech is a sound: 5★ Kommo-o may be Soundproof, so it is Fake Tears', () => {
  expect(linesOf('5 Kommo-o').friends).toContain('Fake Tears')
})

test('Spore at 75% HP is met by a cheer that wakes, Taunt at the start by a Mental Herb', () => {
  expect(linesOf('6 Breloom').alone).toContain('save a "Heal up!" for Spore at 75% HP')
  expect(linesOf('6 Whimsicott').alone).toContain('hold a Mental Herb for Taunt at the start')
})

test('Swords Dance is met by Clear Smog, which fails on Steel: then by Haze', () => {
  expect(linesOf('6 Garchomp', 'Fairy').friends).toContain(
    'one player saves Clear Smog for Swords Dance at 30% HP',
  )
  expect(linesOf('6 Garchomp', 'Steel').friends).toContain('one player saves Haze for Swords Dance at 30% HP')
})

test('Reflect is met by Brick Break, which does not reach Ghosts: then by Psychic Fangs', () => {
  expect(linesOf('6 Dragapult', 'Fire').friends).toContain(
    'one player saves Brick Break for Reflect at 85% time (1:08 in)',
  )
  expect(linesOf('6 Dragapult', 'Ghost').friends).toContain(
    'one player saves Psychic Fangs for Reflect at 85% time (1:08 in)',
  )
})

test('no screen against a boss that breaks it: 5★ Poliwrath has Brick Break, 5★ Dragapult may be an Infiltrator', () => {
  expect(linesOf('5 Poliwrath').friends).not.toMatch(/sets up/)
  expect(linesOf('5 Dragapult').friends).not.toMatch(/sets up/)
  expect(linesOf('6 Bombirdier').friends).toContain('one player sets up Reflect')
})

test('6★ Salamence drains Tera Orbs 1:53 in: alone one Terastallizes before', () => {
  expect(linesOf('6 Salamence').alone).toContain('Terastallize before 75% time (1:53 in)')
})

test('6★ raids are long, so draining moves carry them; 5★ raids are not', () => {
  expect(linesOf('6 Bombirdier').alone).toContain('heal with a draining move')
  expect(linesOf('5 Bombirdier').alone).not.toContain('draining')
})

describe('what the battles of builds add', () => {
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

  test('alone: who wins, and how surely', () => {
    expect(ofGarchomp({ attackers: [hands, weezing] }).alone).toMatch(
      /^Bring Iron Hands \(97%\); set up right away, then again after each reset/,
    )
  })

  test('alone: one that wins without a boost needs no advice when to boost', () => {
    const { alone } = ofGarchomp({ attackers: [weezing, hands] })
    expect(alone).toMatch(/^Bring Galarian Weezing \(94%, without boosting\); Terastallize/)
    expect(alone).not.toContain('set up right away')
  })

  test('alone: where nobody wins, the line says so', () => {
    expect(ofGarchomp({ attackers: [loser] }).alone).toMatch(
      /^No listed Pokémon is likely to win solo: bring a full team;/,
    )
  })

  test('strangers cut short what needs time: 6★ Heracross, against which one needs none', () => {
    const plans = plansAgainstFairy({ attackers: [hands, weezing], supports: [scrafty] })
    const { strangers } = linesOf('6 Heracross', 'Fairy', plans)
    expect(strangers).toContain('Galarian Weezing wins without boosting')
    expect(strangers).not.toMatch(/set up/i)
    expect(strangers).not.toContain('Scrafty')
  })

  test('one that wins seldom, or lowers stats first, is no answer to strangers', () => {
    const seldom = rankedAttacker({}, { ...unboosted, alone: 40 })
    const debuffing = rankedAttacker(
      { moves: ['Liquidation', 'Screech'], roles: ['attack', 'debuff'] },
      { ...unboosted, plan: { ...ATTACK_ONLY, debuffs: 1 } },
    )
    const plans = plansAgainstFairy({ attackers: [seldom, debuffing] })
    expect(linesOf('6 Heracross', 'Fairy', plans).strangers).not.toContain('wins without boosting')
  })

  test('friends: the best support and what it is brought for, which is said once', () => {
    expect(ofGarchomp({ attackers: [hands], supports: [scrafty] }).friends).toMatch(
      /^One player brings Scrafty \(Helping Hand\); one player uses Screech below 90% HP/,
    )
    const screener = rankedSupport({ species: 'Ninetales-Alola', moves: ['Reflect'], roles: ['field'] })
    const plans = plansAgainstFairy({ attackers: [hands], supports: [screener] })
    expect(linesOf('6 Bombirdier', 'Fairy', plans).friends.match(/Reflect/g)).toHaveLength(1)
  })

  test('friends: a team says who comes, what it wins, and who strikes, and nothing that rules would have them do', () => {
    const { lobbyClauses: clauses } = fairyGarchomp()
    if (!clauses) throw new Error('no clauses')
    const species = ['Iron Hands', 'Alcremie', 'Alcremie', 'Umbreon']
    const team = { species, percent: 99, strike: { species: 'Iron Hands', turn: 2 } }
    const { friends } = sentences.lobby(lobbyLines(clauses, { teraType: 'Fairy', team }))
    expect(friends).toBe(
      'Bring Iron Hands, 2 × Alcremie and Umbreon (99%); Iron Hands gets the KO on turn 2.',
    )
    const outlasting = { ...team, strike: undefined }
    const lines = lobbyLines(clauses, { teraType: 'Fairy', team: outlasting })
    expect(lines.friends.map(({ kind }) => kind)).toEqual(['team'])
  })

  const ironHands: KnownAttacker = {
    ...{ species: 'Iron Hands', percent: 97, item: undefined, ability: 'Quark Drive', strikes: 'Defense' },
    boosts: { alone: undefined, group: undefined },
  }

  test('strangers: who wins with them, or that it wins more often alone; nobody is named who wins less than half', () => {
    const { lobbyClauses: clauses } = fairyGarchomp()
    if (!clauses) throw new Error('no clauses')
    const line = (percent: number, alone = 97) => {
      const best = { ...ironHands, percent: alone }
      const known: KnownBuilds = { best, strangers: { ...ironHands, percent }, unboosted: 'Gengar' }
      return sentences.lobby(lobbyLines(clauses, { teraType: 'Fairy', ...known })).strangers
    }
    expect(line(95)).toMatch(/^Bring Iron Hands \(95%\); below 90% HP, let one player use/)
    expect(line(95, 100)).toMatch(/^Bring Iron Hands \(95%\);/)
    expect(line(94, 100)).toMatch(/^Iron Hands wins 94%: better solo;/)
    expect(line(50)).toMatch(/^Iron Hands wins 50%: better solo;/)
    expect(line(49)).toMatch(/^Randoms win less than half of these raids: better solo;/)
    expect(line(5, 40)).toMatch(/^Randoms win less than half of these raids: better with friends;/)
    expect(line(49) + line(5, 40)).not.toMatch(/Iron Hands|set up/)
    expect(line(55, 40)).toMatch(/^Bring Iron Hands \(55%\)/)
    expect(line(95)).not.toContain('Gengar')
  })

  test('strangers: another than who wins alone may fare best, and boosts and the debuff are told as it needs them', () => {
    const { lobbyClauses: clauses } = fairyGarchomp()
    if (!clauses) throw new Error('no clauses')
    const sylveon: KnownAttacker = {
      ...{ ...ironHands, species: 'Sylveon', percent: 80, strikes: 'Sp. Def' },
      boosts: { alone: { again: [] }, group: undefined },
    }
    const said = (best: KnownAttacker, strangers: KnownAttacker) =>
      lobbyLines(clauses, { teraType: 'Fairy', best, strangers, struck: 'Sp. Def' }).strangers
    const [boosting, striking] = [said(ironHands, sylveon), said(sylveon, ironHands)]
    expect(boosting[0]).toMatchObject({ kind: 'with strangers', species: 'Sylveon' })
    expect(boosting).toContainEqual(expect.objectContaining({ kind: 'boost', after: [] }))
    expect(boosting).toContainEqual(expect.objectContaining({ kind: 'hold attacks', debuff: 'Fake Tears' }))
    expect(striking).toContainEqual(expect.objectContaining({ kind: 'hold attacks', debuff: 'Screech' }))
    expect(striking[0]).toMatchObject({ kind: 'with strangers', species: 'Iron Hands' })
    expect(striking.map(({ kind }) => kind)).not.toContain('boost')
  })

  test('friends: where no support helps, the line asks for none', () => {
    const { friends } = ofGarchomp({ attackers: [hands] })
    expect(friends).toMatch(
      /^Bring four attackers: a support wouldn't speed them up; set up right away, then again after each reset/,
    )
    expect(friends).not.toContain('Fake Tears')
  })

  test('friends: against 6★ Quagsire, whose Unaware ignores boosts, one that boosts nothing says nothing of boosts', () => {
    const plans = plansAgainstFairy({ attackers: [weezing], supports: [scrafty] })
    expect(linesOf('6 Quagsire', 'Fairy', plans).friends).not.toContain('boost')
  })

  test('the debuff is the one that most of the first three attackers profit from, not what the boss invites', () => {
    const special = { effortValues: { spa: 252 }, nature: 'Modest' } as const
    const [vileplume, gardevoir] = ['Vileplume', 'Gardevoir'].map((species) =>
      rankedAttacker({ species, ...special }),
    )
    if (!vileplume || !gardevoir) throw new Error('no attackers')
    expect(ofGarchomp({ attackers: [hands, weezing, vileplume] }).strangers).toContain('use Screech')
    expect(ofGarchomp({ attackers: [hands, gardevoir, vileplume] }).strangers).toContain('use Fake Tears')
  })

  test('Psyshock strikes Defense, so Screech helps it', () => {
    const espathra = rankedAttacker({
      species: 'Espathra',
      effortValues: { spa: 252 },
      moves: ['Psyshock'],
      roles: ['attack'],
    })
    expect(ofGarchomp({ attackers: [espathra] }).strangers).toContain('use Screech')
  })

  test('where the one debuff fails that would help, none is asked for: Soundproof Kommo-o and physical attackers', () => {
    const plans = plansAgainstFairy({ attackers: [hands], supports: [scrafty] })
    const { strangers, friends } = linesOf('5 Kommo-o', 'Fairy', plans)
    for (const line of [strangers, friends]) expect(line).not.toMatch(/Screech|Fake Tears/)
  })

  test('nobody is told to hold a Mental Herb where the best attacker holds something else', () => {
    const holding = (item: string) =>
      linesOf('6 Whimsicott', 'Fairy', plansAgainstFairy({ attackers: [rankedAttacker({ item })] })).alone
    expect(holding('Mental Herb')).toContain('hold a Mental Herb')
    expect(holding('Shell Bell')).not.toContain('Mental Herb')
  })

  test('alone one boosts when the best attacker does, not when the schedule alone would say: 5★ Scyther', () => {
    const lines = linesOf('5 Scyther', 'Fairy', plansAgainstFairy({ attackers: [hands] }))
    expect(lines.alone).toMatch(/^Bring Iron Hands \(97%\); set up right away, then again after the reset/)
  })

  test('beside a named attacker nobody is told what to look for in one', () => {
    expect(linesOf('6 Bombirdier', 'Fairy').alone).toContain('heal with a draining move')
    const plans = plansAgainstFairy({ attackers: [hands] })
    expect(linesOf('6 Bombirdier', 'Fairy', plans).alone).not.toContain('draining')
  })

  test('alone nobody keeps a cheer for sleep where the best attacker never sleeps; among strangers others do', () => {
    const plans = plansAgainstFairy({ attackers: [rankedAttacker({ ability: 'Sweet Veil' })] })
    const { alone, strangers } = linesOf('5 Altaria', 'Fairy', plans)
    expect(alone).not.toContain('Sing')
    expect(strangers).toContain('Sing')
    expect(linesOf('6 Blissey', 'Fairy', plansAgainstFairy({ attackers: [hands] })).alone).toContain('Sing')
  })

  test('strangers are told of boosts what the best attacker makes of them', () => {
    const strangersOf = (name: string, best: RankedAttacker) =>
      linesOf(name, 'Fairy', plansAgainstFairy({ attackers: [best] })).strangers
    expect(strangersOf('6 Heracross', hands)).toContain('Set up below 60% time (3:00 in)')
    expect(strangersOf('6 Heracross', weezing)).not.toMatch(/set up below/i)
    expect(strangersOf('6 Poliwrath', hands)).not.toContain("on't rely on boosts")
    expect(strangersOf('6 Poliwrath', weezing)).toContain("on't rely on boosts")
  })

  test('where the best attacker lowers the stats of one with Defiant, nobody is told not to', () => {
    const attackers = [
      rankedAttacker(
        { moves: ['Liquidation', 'Screech'], roles: ['attack', 'debuff'] },
        { plan: { ...ATTACK_ONLY, debuffs: 2 } },
      ),
    ]
    const strangersOf = (plans: BossPlans) => linesOf('6 Annihilape', 'Fairy', plans).strangers
    expect(strangersOf(plansAgainstFairy({ attackers }))).not.toMatch(/don't lower/i)
    expect(strangersOf(plansAgainstFairy({ attackers: [hands] }))).toMatch(/don't lower/i)
  })

  test('without a Tera type only what holds for all 18 is said: that nobody wins alone, or no support helps', () => {
    const everywhere = (raid: RaidPlans): BossPlans => new Map(TYPE_NAMES.map((type) => [type, raid]))
    const some = plansAgainstFairy({ attackers: [hands], supports: [scrafty] })
    expect(linesOf('6 Garchomp', undefined, some)).toEqual(linesOf('6 Garchomp'))
    const lost = linesOf('6 Garchomp', undefined, everywhere({ attackers: [loser], supports: [] }))
    expect(lost.alone).toContain('No listed Pokémon is likely to win solo')
    expect(lost.friends).toContain("a support wouldn't speed them up")
  })
})

test('each raid has a line for each company, of one sentence, short enough for a lobby', () => {
  for (const tier of TIERS) {
    for (const { region, name } of rosters[tier]) {
      const view = shippedRaidView({ tier, region, boss: name }, sentences)
      expect(view && linesOfLobby(view.lobby).filter(isWrong)).toEqual([])
    }
  }
})

test('of a boss whose script nobody has read nothing is said that only a script tells', () => {
  const view = shippedRaidView({ tier: '7', region: 'Event', boss: 'Annihilape' }, sentences)
  expect(Object.values(view?.lobby ?? {}).join(' ')).not.toMatch(/never resets|set up|Screech/i)
})

test('so has each boss by its battles, with one Tera type after the other', () => {
  for (const tier of TIERS) {
    for (const [place, boss] of rosters[tier].entries()) {
      const { region, name } = boss
      const plans = parsePlans(readFileSync(join('data', plansPath({ tier, region, boss: name })), 'utf8'))
      const types = teraTypesOf(boss)
      const teraType = types[place % types.length]
      const view = shippedRaidView({ tier, region, boss: name, teraType }, sentences)
      const lobby = plans && view && linesByPlans(plans, view)
      expect(Object.keys(lobby ?? {})).toEqual(COMPANIES)
      expect(lobby && linesOfLobby(lobby).filter(isWrong)).toEqual([])
    }
  }
})

/** The lines with their labels. */
function linesOfLobby(lobby: RaidView['lobby']) {
  return COMPANIES.map((company) => [companies[company], lobby[company]] as const)
}

/** Whether a line is no single sentence, or too long. */
function isWrong([company, line]: readonly [string, string]): boolean {
  const sentence = line.replaceAll(/\b(Sp|Mr|Jr)\./g, '$1')
  return !/^[A-Z][^.]*\.$/.test(sentence) || columnsOf(`${company}: ${line}`) > LOBBY_COLUMNS
}
