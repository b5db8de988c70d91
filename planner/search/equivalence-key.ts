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
  const gains = boss.moves.some(({ category, type }) => category !== 'Status' && type === teraType)
  return [...effects, gains && teraType, ...relevantTraits(teraType, raider, boss)].join()
}

// A status move's type only matters for type traits.
function typesOf({ category, name, type }: BattleMove, { teraType }: Fighter): BattleMove['type'][] {
  if (category === 'Status') return []
  return rulesOf(name).takesTeraType ? [type, teraType] : [type]
}

function effectOn(type: BattleMove['type'], teraType: TypeName): number {
  return type === 'Stellar' || type === '???' ? 1 : effectiveness(type, [teraType])
}

// Each Tera type has its own battles if a hit's type or effect depends on more than the move's type.
function isUnpredictable(raider: Fighter, boss: BossFighter): boolean {
  return (
    [raider, boss].some(
      ({ ability, moves }) => changesTypes(ability) || moves.some(({ name }) => variesInType(name)),
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

/** Returns the boss's type traits that could matter against a raider, besides effectiveness. */
function relevantTraits(teraType: TypeName, raider: Fighter, boss: BossFighter): readonly string[] {
  const battle = meansOf(raider, boss)
  return (TRAITS_BY_TYPE.get(teraType) ?? []).filter(({ matters }) => matters(battle)).map(({ id }) => id)
}

interface Means {
  readonly abilities: readonly string[]
  /** Abilities that a raider may have during the battle. */
  readonly raidersAbilities: readonly string[]
  readonly bossMoves: readonly BattleMove[]
  /** A raider's moves, and the boss's own moves if bounced back. */
  readonly movesOnBoss: readonly BattleMove[]
  readonly moves: readonly BattleMove[]
}

function meansOf(raider: Fighter, boss: BossFighter): Means {
  const abilities = [raider.ability, boss.ability]
  const raidersAbilities = exchangesAbilities(raider, boss) ? abilities : [raider.ability]
  const moves = [...raider.moves, ...boss.moves]
  const bounces = raidersAbilities.some((ability) => traitsOf(ability).bouncesStatusMoves)
  return {
    ...{ abilities, raidersAbilities, moves },
    bossMoves: boss.moves,
    movesOnBoss: bounces ? moves : raider.moves,
  }
}

function exchangesAbilities(...sides: readonly Fighter[]): boolean {
  return sides.some(({ ability, moves }) => {
    const { passesAbility, traces } = traitsOf(ability)
    return passesAbility !== undefined || traces || hasRule(moves, (rules) => rules.passesAbility)
  })
}

interface TypeTrait {
  readonly id: string
  readonly types: readonly TypeName[]
  readonly matters: (battle: Means) => boolean
}

/** Effects of a type besides effectiveness. Source: https://bulbapedia.bulbagarden.net/wiki/Type */
const TYPE_TRAITS: readonly TypeTrait[] = [
  ...STATUSES.map(
    (status): TypeTrait => ({
      id: `no ${status}`,
      types: IMMUNE_TYPES[status],
      matters: (battle) => inflicts(battle, status),
    }),
  ),
  { id: 'no powder', types: ['Grass'], matters: bringsPowder },
  {
    id: 'no prank',
    types: ['Dark'],
    matters: ({ raidersAbilities }) =>
      raidersAbilities.some((ability) => traitsOf(ability).hastens === 'status'),
  },
  // The only status move that checks types is Thunder Wave.
  {
    id: 'no wave',
    types: ['Ground'],
    matters: ({ movesOnBoss }) => hasRule(movesOnBoss, ({ asksTypes }) => asksTypes),
  },
  { id: 'salted', types: ['Water', 'Steel'], matters: ({ movesOnBoss }) => movesOnBoss.some(saltsItsTarget) },
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
  { id: 'in the air', types: ['Flying'], matters: changesGround },
  {
    id: 'sand-proof',
    types: ['Ground', 'Steel'],
    matters: (battle) => brings(battle, 'Sand'),
  },
  { id: 'of rock', types: ['Rock'], matters: (battle) => brings(battle, 'Sand') },
  { id: 'of ice', types: ['Ice'], matters: (battle) => brings(battle, 'Snow') },
]

const TRAITS_BY_TYPE: ReadonlyMap<TypeName, readonly TypeTrait[]> = new Map(
  TYPE_NAMES.map((type) => [type, TYPE_TRAITS.filter(({ types }) => types.includes(type))]),
)

function hasRule(moves: readonly BattleMove[], isSuch: (rules: MoveRules) => boolean): boolean {
  return moves.some(({ name }) => isSuch(rulesOf(name)))
}

function saltsItsTarget({ secondaries }: BattleMove): boolean {
  return secondaries.some(
    ({ volatileStatus }) => VOLATILES.get(volatileStatus ?? '')?.takes?.twiceFrom !== undefined,
  )
}

function inflicts({ raidersAbilities, movesOnBoss }: Means, status: Status): boolean {
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

// Grass types are also immune to Leech Seed, which isn't a powder. Effect Spore has three kinds of spores.
function bringsPowder({ raidersAbilities, movesOnBoss }: Means): boolean {
  return (
    movesOnBoss.some(
      ({ flags, volatileStatus }) =>
        flags.powder || VOLATILES.get(volatileStatus ?? '')?.immuneType === 'Grass',
    ) || raidersAbilities.some((ability) => (traitsOf(ability).touched?.statuses.length ?? 0) > 1)
  )
}

function changesGround({ abilities, moves }: Means): boolean {
  return (
    abilities.map(traitsOf).some(({ terrain, reaction }) => terrain ?? reaction?.terrain) ||
    moves.some(
      ({ terrain, volatileStatus, pseudoWeather }) =>
        (terrain && terrainOf(terrain)) || pseudoWeather === 'gravity' || volatileStatus === 'smackdown',
    )
  )
}

function brings({ abilities, moves }: Means, weather: 'Sand' | 'Snow'): boolean {
  return (
    abilities
      .map(traitsOf)
      .some((traits) => traits.weather === weather || traits.reaction?.weather === weather) ||
    moves.some((move) => move.weather && weatherOf(move.weather) === weather)
  )
}

// Their type is the item's or the user's first type, or they change it, or they become any move.
const VARYING_TYPE: ReadonlySet<string> = new Set(['Judgment', 'Revelation Dance', 'Transform', 'Mimic'])

/** Whether it can change during battle. Tera Blast doesn't count: its type is known beforehand. */
function variesInType(move: string): boolean {
  const { type, takesTeraType } = rulesOf(move)
  const isSettled = type === undefined || takesTeraType
  return !isSettled || OWN_EFFECTIVENESS.has(move) || VARYING_TYPE.has(move)
}
