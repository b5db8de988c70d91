import { Dex } from '@pkmn/dex'
import fc from 'fast-check'
import { BOSS, type Who } from '@/battle/events'
import type { BossFighter, Fighter } from '@/battle/model/fighter'
import type { Combatant, FieldState, SideState } from '@/battle/model/state'
import type { Stages } from '@/battle/model/terms'
import { NO_CHEER } from '@/battle/turns/raid/cheers'
import { drawnItem } from './drawn-fighters'

// Abilities that change damage. Random draws would seldom include them.
const ODD_ABILITIES = [
  'Adaptability',
  'Analytic',
  'Blaze',
  'Cloud Nine',
  'Defeatist',
  'Flash Fire',
  'Guts',
  'Marvel Scale',
  'Multiscale',
  'Neutralizing Gas',
  'Overgrow',
  'Protean',
  'Protosynthesis',
  'Quark Drive',
  'Swarm',
  'Torrent',
  'Unaware',
]
const VOLATILES = [
  'charge',
  'flashfire',
  'protean',
  'protosynthesis',
  'quarkdrive',
  'slowstart',
  'unburden',
] as const

const abilities = Dex.abilities.all().filter(({ isNonstandard }) => !isNonstandard)
const drawnAbility = fc.oneof(
  fc.constantFrom(...ODD_ABILITIES),
  fc.constantFrom(...abilities.map(({ name }) => name)),
)
const stageValue = fc.oneof(fc.constant(0), fc.integer({ min: -6, max: 6 }))
const stages: fc.Arbitrary<Stages> = fc.record({
  atk: stageValue,
  def: stageValue,
  spa: stageValue,
  spd: stageValue,
  spe: stageValue,
  accuracy: stageValue,
  evasion: stageValue,
})

const turnsLeft = fc.constantFrom(0, 0, 0, 3)
const side: fc.Arbitrary<SideState> = fc.record({
  reflect: turnsLeft,
  lightScreen: turnsLeft,
  auroraVeil: turnsLeft,
  tailwind: turnsLeft,
  safeguard: turnsLeft,
  mist: turnsLeft,
  wideGuard: turnsLeft,
  quickGuard: turnsLeft,
})

export const drawnField: fc.Arbitrary<FieldState> = fc.record({
  weather: fc.constantFrom(undefined, undefined, 'Sun', 'Rain', 'Sand', 'Snow'),
  weatherTurns: turnsLeft,
  terrain: fc.constantFrom(undefined, undefined, 'Electric', 'Grassy', 'Psychic', 'Misty'),
  terrainTurns: turnsLeft,
  trickRoom: turnsLeft,
  gravity: turnsLeft,
  magicRoom: fc.constant(0),
  wonderRoom: fc.constant(0),
  itemsAside: fc.constant([]),
  bossSide: side,
  raiderSide: side,
  attackCheer: fc.constant(NO_CHEER),
  defenseCheer: fc.constant(NO_CHEER),
})

/** Mostly with the fighter's own ability and item, sometimes with another one (Skill Swap, Knock Off). */
function drawnCombatant(
  fighter: Fighter,
  who: Who,
  maxHp: number,
  terastallized: fc.Arbitrary<boolean>,
): fc.Arbitrary<Combatant> {
  return fc.record({
    who: fc.constant(who),
    fighter: fc.constant(fighter),
    hp: fc.oneof(fc.constant(maxHp), fc.integer({ min: 1, max: maxHp })),
    maxHp: fc.constant(maxHp),
    stages,
    status: fc.constantFrom(undefined, undefined, 'brn', 'par', 'psn', 'tox', 'slp', 'frz'),
    statusTurns: fc.constant(1),
    terastallized,
    abilityOffFor: fc.constantFrom(0, 0, 0, 0, 1),
    inGas: fc.constantFrom(false, false, false, false, true),
    ability: fc.oneof(
      { weight: 3, arbitrary: fc.constant(fighter.ability) },
      { weight: 1, arbitrary: drawnAbility },
    ),
    item: fc.oneof({ weight: 3, arbitrary: fc.constant(fighter.item) }, { weight: 1, arbitrary: drawnItem }),
    volatiles: fc
      .tuple(fc.subarray([...VOLATILES], { maxLength: 2 }), fc.integer({ min: 1, max: 5 }))
      .map(([ids, stat]) => Object.fromEntries(ids.map((id) => [id, stat]))),
    attackCheered: fc.constant(false),
    defenseCheered: fc.constant(false),
    lastMove: fc.constant(-1),
    lastTarget: fc.constant(BOSS),
    hitsTaken: fc.constant(0),
    spentAbilities: fc.constant([]),
  })
}

export function drawnRaider(fighter: Fighter): fc.Arbitrary<Combatant> {
  return drawnCombatant(fighter, 0, fighter.stats.hp, fc.boolean())
}

export function drawnBoss(fighter: BossFighter): fc.Arbitrary<Combatant> {
  return drawnCombatant(fighter, BOSS, fighter.stats.hp * fighter.hpMultiplier, fc.constant(true))
}
