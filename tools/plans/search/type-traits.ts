import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { terrainOf, weatherOf } from '@/lib/battle/effects/field'
import { IMMUNE_TYPES } from '@/lib/battle/effects/status'
import type { BossFighter, Fighter } from '@/lib/battle/fighter'
import type { BattleMove } from '@/lib/battle/moves/battle-move'
import type { Status } from '@/lib/battle/state'
import { traitsOf } from '@/lib/battle/tables/abilities'
import { ONE_OF_STATUSES, PROTECTIONS } from '@/lib/battle/tables/attack-rules'

/** The traits of a boss's Tera type that could matter in a battle with a raider, beside what is effective on it. */
export function traitsThatMatter(teraType: TypeName, raider: Fighter, boss: BossFighter): readonly string[] {
  const battle = meansOf(raider, boss)
  return (TRAITS_BY_TYPE.get(teraType) ?? []).filter(({ matters }) => matters(battle)).map(({ id }) => id)
}

/** What two sides have that could meet a trait of the boss's type. */
interface Means {
  /** Of both sides. */
  readonly abilities: readonly string[]
  /** Those that a raider may come to have. */
  readonly raidersAbilities: readonly string[]
  readonly bossMoves: readonly BattleMove[]
  /** What may be used on the boss: a raider's moves, and its own where they are bounced back. */
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

const EXCHANGES: ReadonlySet<string> = new Set(['Doodle', 'Entrainment', 'Role Play', 'Skill Swap'])

function exchangesAbilities(...sides: readonly Fighter[]): boolean {
  return sides.some(
    ({ ability, moves }) =>
      traitsOf(ability).passesAbility !== undefined || moves.some(({ name }) => EXCHANGES.has(name)),
  )
}

interface TypeTrait {
  readonly id: string
  readonly types: readonly TypeName[]
  readonly matters: (battle: Means) => boolean
}

const STATUSES = ['brn', 'par', 'psn', 'tox', 'frz'] as const satisfies readonly Status[]

/** What being of a type does beside effectiveness. Source: https://bulbapedia.bulbagarden.net/wiki/Type */
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
  { id: 'no wave', types: ['Ground'], matters: ({ movesOnBoss }) => hasNamed(movesOnBoss, 'Thunder Wave') },
  {
    id: 'salted',
    types: ['Water', 'Steel'],
    matters: ({ movesOnBoss }) => hasNamed(movesOnBoss, 'Salt Cure'),
  },
  { id: 'sure poison', types: ['Poison'], matters: ({ bossMoves }) => hasNamed(bossMoves, 'Toxic') },
  { id: 'cursing', types: ['Ghost'], matters: ({ bossMoves }) => hasNamed(bossMoves, 'Curse') },
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

function hasNamed(moves: readonly BattleMove[], name: string): boolean {
  return moves.some((move) => move.name === name)
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
    ...(ONE_OF_STATUSES.get(name) ?? []),
    PROTECTIONS.get(volatileStatus ?? '')?.status,
  ]
}

// Leech Seed is no powder, but Grass types are free of it as well. The spores of Effect Spore are of three kinds.
function bringsPowder({ raidersAbilities, movesOnBoss }: Means): boolean {
  return (
    movesOnBoss.some(({ flags, volatileStatus }) => flags.powder || volatileStatus === 'leechseed') ||
    raidersAbilities.some((ability) => (traitsOf(ability).touched?.statuses.length ?? 0) > 1)
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
