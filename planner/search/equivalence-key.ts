import { OWN_EFFECTIVENESS } from '@/battle/damage/equivalence-key'
import { traitsOf } from '@/battle/dex/abilities'
import { terrainOf, weatherOf } from '@/battle/dex/effects/field'
import { IMMUNE_TYPES } from '@/battle/dex/effects/status'
import type { MoveRules } from '@/battle/dex/moves/move-rules'
import { rulesOf } from '@/battle/dex/moves/moves'
import { VOLATILES } from '@/battle/dex/volatiles'
import { STATUSES, type Status } from '@/battle/events'
import type { BattleMove } from '@/battle/model/battle-move'
import type { BossFighter, Fighter } from '@/battle/model/fighter'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { effectiveness } from '@/lib/creature/type-matchups'
import { CHANGING_TYPES } from '@/planner/damage/named-abilities'

/**
 * Returns a key that two Tera types of a boss share if a build's battles against both are the same. Then moves are
 * equally effective in both directions, and no status, weather or terrain distinguishes the types.
 *
 * @param boss with one of its abilities, and any Tera type, which is ignored
 */
export function equivalenceKey(raider: Fighter, boss: BossFighter, teraType: TypeName): string {
  if (isUnpredictable(raider, boss)) return teraType
  const types = new Set(raider.moves.flatMap((move) => typesOf(move, raider)))
  const effects = [...types].map((type) => effectOn(type, teraType))
  const hasTeraBonus = boss.moves.some(({ category, type }) => category !== 'Status' && type === teraType)
  return [...effects, hasTeraBonus && teraType, ...relevantTraits(teraType, raider, boss)].join()
}

function typesOf({ category, name, type }: BattleMove, { teraType }: Fighter): BattleMove['type'][] {
  if (category === 'Status') return []
  return rulesOf(name).takesTeraType ? [type, teraType] : [type]
}

function effectOn(type: BattleMove['type'], teraType: TypeName): number {
  return type === 'Stellar' || type === '???' ? 1 : effectiveness(type, [teraType])
}

// If a hit's type or effect depends on more than the move's type, each Tera type has its own battles.
function isUnpredictable(raider: Fighter, boss: BossFighter): boolean {
  return (
    [raider, boss].some(
      ({ ability, moves }) => changesTypes(ability) || moves.some(({ name }) => canChangeType(name)),
    ) || boss.moves.some(({ name }) => rulesOf(name).takesTeraType)
  )
}

function changesTypes(ability: string): boolean {
  const { normalBecomes, soundBecomes, transforms, hitsGhosts } = traitsOf(ability)
  return (
    normalBecomes !== undefined ||
    soundBecomes !== undefined ||
    transforms ||
    hitsGhosts ||
    CHANGING_TYPES.has(ability)
  )
}

function relevantTraits(teraType: TypeName, raider: Fighter, boss: BossFighter): readonly string[] {
  const options = battleOptionsOf(raider, boss)
  return (TRAITS_BY_TYPE.get(teraType) ?? []).filter(({ matters }) => matters(options)).map(({ id }) => id)
}

interface BattleOptions {
  readonly abilities: readonly string[]
  /** With abilities that the raider may get during the battle. */
  readonly raidersAbilities: readonly string[]
  readonly bossMoves: readonly BattleMove[]
  /** The boss's own moves count if the raider bounces them back. */
  readonly movesOnBoss: readonly BattleMove[]
  readonly moves: readonly BattleMove[]
}

function battleOptionsOf(raider: Fighter, boss: BossFighter): BattleOptions {
  const abilities = [raider.ability, boss.ability]
  const raidersAbilities = canExchangeAbilities(raider, boss) ? abilities : [raider.ability]
  const moves = [...raider.moves, ...boss.moves]
  const bounces = raidersAbilities.some((ability) => traitsOf(ability).bouncesStatusMoves)
  return {
    ...{ abilities, raidersAbilities, moves },
    bossMoves: boss.moves,
    movesOnBoss: bounces ? moves : raider.moves,
  }
}

function canExchangeAbilities(...sides: readonly Fighter[]): boolean {
  return sides.some(({ ability, moves }) => {
    const { passesAbility, traces } = traitsOf(ability)
    return passesAbility !== undefined || traces || hasRule(moves, (rules) => rules.passesAbility)
  })
}

interface TypeTrait {
  readonly id: string
  readonly types: readonly TypeName[]
  readonly matters: (options: BattleOptions) => boolean
}

/** Source: https://bulbapedia.bulbagarden.net/wiki/Type */
const TYPE_TRAITS: readonly TypeTrait[] = [
  ...STATUSES.map(
    (status): TypeTrait => ({
      id: `no ${status}`,
      types: IMMUNE_TYPES[status],
      matters: (options) => canInflict(options, status),
    }),
  ),
  { id: 'no powder', types: ['Grass'], matters: hasPowder },
  {
    id: 'no prank',
    types: ['Dark'],
    matters: ({ raidersAbilities }) =>
      raidersAbilities.some((ability) => traitsOf(ability).hastens === 'status'),
  },
  // Thunder Wave is the only status move that checks types.
  {
    id: 'no wave',
    types: ['Ground'],
    matters: ({ movesOnBoss }) => hasRule(movesOnBoss, ({ asksTypes }) => asksTypes),
  },
  { id: 'salted', types: ['Water', 'Steel'], matters: ({ movesOnBoss }) => movesOnBoss.some(saltsTarget) },
  {
    id: 'sure poison',
    types: ['Poison'],
    matters: ({ bossMoves }) => hasRule(bossMoves, ({ sureOf }) => sureOf === 'Poison'),
  },
  {
    id: 'cursing',
    types: ['Ghost'],
    matters: ({ bossMoves }) => hasRule(bossMoves, ({ raisesAllBut }) => raisesAllBut === 'Ghost'),
  },
  { id: 'in the air', types: ['Flying'], matters: canChangeTerrain },
  {
    id: 'sand-proof',
    types: ['Ground', 'Steel'],
    matters: (options) => canBringWeather(options, 'Sand'),
  },
  { id: 'of rock', types: ['Rock'], matters: (options) => canBringWeather(options, 'Sand') },
  { id: 'of ice', types: ['Ice'], matters: (options) => canBringWeather(options, 'Snow') },
]

const TRAITS_BY_TYPE: ReadonlyMap<TypeName, readonly TypeTrait[]> = new Map(
  TYPE_NAMES.map((type) => [type, TYPE_TRAITS.filter(({ types }) => types.includes(type))]),
)

function hasRule(moves: readonly BattleMove[], hasProperty: (rules: MoveRules) => boolean): boolean {
  return moves.some(({ name }) => hasProperty(rulesOf(name)))
}

function saltsTarget({ secondaries }: BattleMove): boolean {
  return secondaries.some(
    ({ volatileStatus }) => VOLATILES.get(volatileStatus ?? '')?.takes?.twiceFrom !== undefined,
  )
}

function canInflict({ raidersAbilities, movesOnBoss }: BattleOptions, status: Status): boolean {
  return (
    raidersAbilities.some((ability) => statusesOfAbility(ability).includes(status)) ||
    movesOnBoss.some((move) => statusesOfMove(move).includes(status))
  )
}

function statusesOfAbility(ability: string): readonly Status[] {
  const { touched, touches } = traitsOf(ability)
  return [...(touched?.statuses ?? []), ...(touches?.statuses ?? [])]
}

function statusesOfMove({ name, status, self, volatileStatus, secondaries }: BattleMove): readonly unknown[] {
  return [
    status,
    self?.status,
    ...secondaries.map((effect) => effect.status),
    ...rulesOf(name).oneOf,
    VOLATILES.get(volatileStatus ?? '')?.protects?.status,
  ]
}

// Grass types are also immune to Leech Seed, which isn't a powder. Effect Spore causes three statuses.
function hasPowder({ raidersAbilities, movesOnBoss }: BattleOptions): boolean {
  return (
    movesOnBoss.some(
      ({ flags, volatileStatus }) =>
        flags.powder || VOLATILES.get(volatileStatus ?? '')?.immuneType === 'Grass',
    ) || raidersAbilities.some((ability) => (traitsOf(ability).touched?.statuses.length ?? 0) > 1)
  )
}

function canChangeTerrain({ abilities, moves }: BattleOptions): boolean {
  return (
    abilities.map(traitsOf).some(({ terrain, reaction }) => terrain ?? reaction?.terrain) ||
    moves.some(
      ({ terrain, volatileStatus, pseudoWeather }) =>
        (terrain && terrainOf(terrain)) || pseudoWeather === 'gravity' || volatileStatus === 'smackdown',
    )
  )
}

function canBringWeather({ abilities, moves }: BattleOptions, weather: 'Sand' | 'Snow'): boolean {
  return (
    abilities
      .map(traitsOf)
      .some((traits) => traits.weather === weather || traits.reaction?.weather === weather) ||
    moves.some((move) => move.weather && weatherOf(move.weather) === weather)
  )
}

// The type depends on the item or the user's first type, the move changes the user's types, or it becomes any move.
const VARYING_TYPE: ReadonlySet<string> = new Set(['Judgment', 'Revelation Dance', 'Transform', 'Mimic'])

/** Tera Blast doesn't count: its type is known beforehand. */
function canChangeType(move: string): boolean {
  const { type, takesTeraType } = rulesOf(move)
  const isFixed = type === undefined || takesTeraType
  return !isFixed || OWN_EFFECTIVENESS.has(move) || VARYING_TYPE.has(move)
}
