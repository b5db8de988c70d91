import { statNumber } from '@/battle/dex/boosted-stat'
import { NO_STAGES } from '@/battle/dex/effects/stages'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { withPower } from '@/battle/model/battle-move'
import type { Hit } from '@/battle/model/damage-source'
import type { Fighter } from '@/battle/model/fighter'
import type { Combatant, FieldState, SideState } from '@/battle/model/state'
import type { Stages } from '@/battle/model/terms'
import { bossAtStart, EMPTY_FIELD } from '@/battle/turns/start-battle'
import { TYPE_NAMES } from '@/data/vocabulary'
import { bossNamed, garchomp, hit, ironHands } from '@/testing/battle/example-hits'
import { createDamageSource } from './create-damage-source'
import { bossFighter } from './fighters'

function stages(change: Partial<Stages>): Stages {
  return { ...NO_STAGES, ...change }
}

function fieldWith(change: Partial<FieldState>): FieldState {
  return { ...EMPTY_FIELD, ...change }
}

function bossSide(change: Partial<SideState>): FieldState {
  return fieldWith({ bossSide: { ...EMPTY_FIELD.bossSide, ...change } })
}

function rollsOf(hit: Hit): number[] {
  return Array.from(createDamageSource().rolls(hit))
}

const burned = { ...ironHands(), status: 'brn' } as const
const tera = { ...ironHands(), terastallized: true }
const dragonite = bossAtStart(bossFighter(bossNamed('Dragonite'), 'Multiscale', 'Steel', moveNamed))
const sawk = ironHands({ species: 'Sawk', ability: 'Guts' })
const tauros = ironHands({ species: 'Tauros-Paldea-Blaze', ability: 'Blaze' })

const driven = { ...ironHands(), volatiles: { quarkdrive: statNumber('atk') } }
const clumsy = garchomp()
const castform = ironHands({ species: 'Castform', ability: 'Forecast' })

function withFighter(change: Partial<Fighter>): Combatant {
  const combatant = ironHands()
  return { ...combatant, fighter: { ...combatant.fighter, ...change } }
}

const DIFFERENT: readonly (readonly [difference: string, Hit, Partial<Hit>])[] = [
  ['a raised Attack', hit('Drain Punch'), { attacker: { ...ironHands(), stages: stages({ atk: 1 }) } }],
  ['a lowered Defense', hit('Drain Punch'), { defender: { ...garchomp(), stages: stages({ def: -1 }) } }],
  ['a raised Sp. Atk', hit('Thunderbolt'), { attacker: { ...ironHands(), stages: stages({ spa: 1 }) } }],
  ['a lowered Sp. Def', hit('Thunderbolt'), { defender: { ...garchomp(), stages: stages({ spd: -1 }) } }],
  [
    'Defense, for Body Press',
    hit('Body Press'),
    { attacker: { ...ironHands(), stages: stages({ def: 2 }) } },
  ],
  [
    'the target’s Attack, for Foul Play',
    hit('Foul Play'),
    { defender: { ...garchomp(), stages: stages({ atk: 2 }) } },
  ],
  ['Defense, for Psyshock', hit('Psyshock'), { defender: { ...garchomp(), stages: stages({ def: 1 }) } }],
  [
    'any raised stat, for Stored Power',
    hit('Stored Power'),
    { attacker: { ...ironHands(), stages: stages({ spe: 1 }) } },
  ],
  ['Speed, for Gyro Ball', hit('Gyro Ball'), { attacker: { ...ironHands(), stages: stages({ spe: -2 }) } }],
  [
    'tailwind, for Electro Ball',
    hit('Electro Ball'),
    { field: fieldWith({ raiderSide: { ...EMPTY_FIELD.raiderSide, tailwind: 2 } }) },
  ],
  ['paralysis, for Gyro Ball', hit('Gyro Ball'), { attacker: { ...ironHands(), status: 'par' } }],
  ['a burn, for a physical move', hit('Drain Punch'), { attacker: burned }],
  ['a burn, for Guts', hit('Drain Punch', { attacker: sawk }), { attacker: { ...sawk, status: 'brn' } }],
  ['poison, for Facade', hit('Facade'), { attacker: { ...ironHands(), status: 'psn' } }],
  ['the target’s status, for Hex', hit('Hex'), { defender: { ...garchomp(), status: 'par' } }],
  ['HP, for Eruption', hit('Eruption'), { attacker: { ...ironHands(), hp: 256 } }],
  ['HP, for Reversal', hit('Reversal'), { attacker: { ...ironHands(), hp: 100 } }],
  ['the target’s HP, for Brine', hit('Brine'), { defender: { ...garchomp(), hp: 4025 } }],
  ['HP, for Blaze', hit('Fire Punch', { attacker: tauros }), { attacker: { ...tauros, hp: 100 } }],
  [
    'full HP, for Multiscale',
    hit('Drain Punch', { defender: dragonite }),
    { defender: { ...dragonite, hp: dragonite.maxHp - 1 } },
  ],
  ['a screen', hit('Drain Punch'), { field: bossSide({ reflect: 5 }) }],
  ['the other screen', hit('Thunderbolt'), { field: bossSide({ lightScreen: 5 }) }],
  ['a veil', hit('Drain Punch'), { field: bossSide({ auroraVeil: 5 }) }],
  ['weather', hit('Fire Punch'), { field: fieldWith({ weather: 'Sun' }) }],
  [
    'a sandstorm, for Tera type Rock',
    hit('Thunderbolt', { defender: garchomp('Rock') }),
    { field: fieldWith({ weather: 'Sand' }) },
  ],
  [
    'snow, for Tera type Ice',
    hit('Drain Punch', { defender: garchomp('Ice') }),
    { field: fieldWith({ weather: 'Snow' }) },
  ],
  ['terrain', hit('Thunder Punch'), { field: fieldWith({ terrain: 'Electric' }) }],
  [
    'gravity, for Tera type Flying',
    hit('Earthquake', { defender: garchomp('Flying') }),
    { field: fieldWith({ gravity: 5 }) },
  ],
  ['a critical hit', hit('Drain Punch'), { critical: true }],
  ['several targets', hit('Earthquake'), { spread: true }],
  ['help', hit('Drain Punch'), { helped: ['Helping Hand'] }],
  [
    'more help',
    hit('Drain Punch', { helped: ['Helping Hand'] }),
    { helped: ['Helping Hand', 'Battery', 'Power Spot'] },
  ],
  [
    'a second Helping Hand',
    hit('Drain Punch', { helped: ['Helping Hand'] }),
    { helped: ['Helping Hand', 'Helping Hand'] },
  ],
  [
    'a second Steely Spirit beside the first',
    hit('Iron Head', { helped: ['Steely Spirit', 'Power Spot'] }),
    { helped: ['Steely Spirit', 'Power Spot', 'Steely Spirit'] },
  ],
  ['Terastallizing', hit('Drain Punch'), { attacker: tera }],
  ['charging', hit('Thunder Punch'), { attacker: { ...ironHands(), volatiles: { charge: 1 } } }],
  ['Quark Drive', hit('Drain Punch'), { attacker: driven }],
  ['an item', hit('Drain Punch'), { attacker: { ...ironHands(), item: 'Choice Band' } }],
  ['an item gone, for Acrobatics', hit('Acrobatics'), { attacker: { ...ironHands(), item: 'Leftovers' } }],
  ['an item, for Knock Off', hit('Knock Off'), { defender: { ...garchomp(), item: 'Leftovers' } }],
  ['another ability', hit('Drain Punch'), { attacker: { ...ironHands(), ability: 'Huge Power' } }],
  [
    'an ability that is off',
    hit('Drain Punch', { attacker: { ...ironHands(), ability: 'Huge Power' } }),
    { attacker: { ...ironHands(), ability: 'Huge Power', abilityOffFor: 1 } },
  ],
  ['the target’s Tera type', hit('Drain Punch'), { defender: garchomp('Fire') }],
  [
    'the user’s Tera type',
    hit('Drain Punch', { attacker: tera }),
    {
      attacker: { ...ironHands({ teraType: 'Fairy' }), terastallized: true },
    },
  ],
  ['another move of the same power', hit('Drain Punch'), { move: moveNamed('Ice Punch') }],
  ['another power', hit('Rage Fist'), { move: withPower(moveNamed('Rage Fist'), 100) }],
  ['a level', hit('Seismic Toss'), { attacker: withFighter({ level: 75 }) }],
  ['other types', hit('Thunder Punch'), { attacker: withFighter({ types: ['Fighting'] }) }],
  [
    'a type that was changed already, for Protean',
    hit('Ice Punch', { attacker: { ...ironHands(), ability: 'Protean' } }),
    { attacker: { ...ironHands(), ability: 'Protean', volatiles: { protean: 1 } } },
  ],
  [
    'another species',
    hit('Thunder Punch'),
    { attacker: withFighter({ species: 'Hariyama', types: ['Fighting'] }) },
  ],
  ['what Soak makes of the types', hit('Thunder Punch'), { attacker: withFighter({ types: ['Water'] }) }],
  [
    'the stat that Quark Drive boosts',
    hit('Drain Punch', { attacker: driven }),
    { attacker: { ...driven, volatiles: { quarkdrive: statNumber('spe') } } },
  ],
  [
    'the defender’s training, for Sacred Sword',
    hit('Sacred Sword', { attacker: garchomp(), defender: ironHands() }),
    { defender: ironHands({ effortValues: { def: 252 } }) },
  ],
  [
    'HP, for Defeatist',
    hit('Drain Punch', { attacker: { ...ironHands(), ability: 'Defeatist' } }),
    { attacker: { ...ironHands(), ability: 'Defeatist', hp: 256 } },
  ],
  [
    'having met fire, for Flash Fire',
    hit('Fire Punch', { attacker: { ...ironHands(), ability: 'Flash Fire' } }),
    { attacker: { ...ironHands(), ability: 'Flash Fire', volatiles: { flashfire: 1 } } },
  ],
  ['gravity, for Grav Apple', hit('Grav Apple'), { field: fieldWith({ gravity: 5 }) }],
  [
    'flying over a terrain by Tera type',
    hit('Thunder Punch', {
      attacker: { ...ironHands({ teraType: 'Fairy' }), terastallized: true },
      field: fieldWith({ terrain: 'Electric' }),
    }),
    { attacker: { ...ironHands({ teraType: 'Flying' }), terastallized: true } },
  ],
  [
    'Tera type Water, for Freeze-Dry',
    hit('Freeze-Dry', { defender: garchomp('Water') }),
    { defender: garchomp('Fire') },
  ],
  ['Terastallizing, for Tera Blast', hit('Tera Blast', { attacker: tera }), { attacker: ironHands() }],
  [
    'a Punching Glove, against Fluffy',
    hit('Drain Punch', {
      attacker: { ...ironHands(), item: 'Punching Glove' },
      defender: { ...garchomp(), ability: 'Fluffy' },
    }),
    { attacker: ironHands() },
  ],
  [
    'what Klutz holds, for Knock Off',
    hit('Knock Off', { defender: { ...clumsy, ability: 'Klutz', item: 'Leftovers' } }),
    { defender: clumsy },
  ],
  [
    'Triage, against Armor Tail',
    hit('Drain Punch', { attacker: { ...ironHands(), ability: 'Triage' } }),
    { attacker: ironHands(), defender: { ...garchomp(), ability: 'Armor Tail' }, critical: true },
  ],
  [
    'weather, for Forecast',
    hit('Tackle', { attacker: castform, field: fieldWith({ weather: 'Sun' }) }),
    { attacker: { ...castform, abilityOffFor: 1 } },
  ],
  ['training', hit('Drain Punch'), { attacker: ironHands({ effortValues: { atk: 128 } }) }],
]

test.each(DIFFERENT)('%s matters, and isn’t confused with the state without it', (_, base, change) => {
  const changedHit = { ...base, ...change }
  expect(rollsOf(changedHit)).not.toEqual(rollsOf(base))
  for (const order of [
    [base, changedHit],
    [changedHit, base],
  ]) {
    const source = createDamageSource()
    expect(order.map((hit) => Array.from(source.rolls(hit)))).toEqual(order.map(rollsOf))
  }
})

test('a raider that has transformed into the boss is behind raiders’ screens, not the boss’s', () => {
  const copy = { ...ironHands(), fighter: { ...garchomp().fighter, teraType: 'Fire' } } as const
  const attack = hit('Earthquake', { attacker: garchomp(), defender: copy })
  const screens = { ...EMPTY_FIELD.raiderSide, reflect: 5 }
  const covered = rollsOf({ ...attack, field: fieldWith({ raiderSide: screens }) })
  const uncovered = rollsOf({ ...attack, field: fieldWith({ bossSide: screens }) })
  expect(uncovered).toEqual(rollsOf(attack))
  expect(Math.max(...covered) / Math.max(...uncovered)).toBeCloseTo(2 / 3)
  const source = createDamageSource()
  expect(Array.from(source.rolls(attack))).toEqual(uncovered)
  expect(Array.from(source.rolls({ ...attack, field: fieldWith({ raiderSide: screens }) }))).toEqual(covered)
})

test('Tera types with the same effectiveness share a calculation', () => {
  const source = createDamageSource()
  for (const teraType of TYPE_NAMES) source.rolls(hit('Drain Punch', { defender: garchomp(teraType) }))
  // Fighting has no effect on Ghost, half on five types, double on five, and normal on the rest.
  expect(source.calculated()).toBe(4)
})

test('a boss’s moves that don’t have its Tera type share a calculation', () => {
  const source = createDamageSource()
  for (const teraType of TYPE_NAMES) {
    source.rolls(hit('Earthquake', { attacker: garchomp(teraType), defender: ironHands() }))
  }
  expect(source.calculated()).toBe(2)
})

const fed = ironHands({ item: 'Leftovers' })

test.each<[string, Partial<Hit>]>([
  ['another stat’s stage', { attacker: { ...fed, stages: stages({ spa: 3, def: 1, spe: -1 }) } }],
  ['the target’s burn', { defender: { ...garchomp(), status: 'brn' } }],
  ['lost HP', { attacker: { ...fed, hp: 1 } }],
  [
    'training that does not count',
    { attacker: ironHands({ item: 'Leftovers', effortValues: { def: 4, atk: 252 } }) },
  ],
  ['an item without effect on damage', { attacker: { ...fed, item: 'Shell Bell' } }],
])('%s needs no calculation of its own', (_, change) => {
  const source = createDamageSource()
  const base = hit('Drain Punch', { attacker: fed })
  expect(source.rolls({ ...base, ...change })).toBe(source.rolls(base))
  expect(source.calculated()).toBe(1)
})

test('a remembered hit is the same array, calculated once', () => {
  const source = createDamageSource()
  expect(source.rolls(hit('Drain Punch'))).toBe(source.rolls(hit('Drain Punch')))
  expect(source.calculated()).toBe(1)
})
