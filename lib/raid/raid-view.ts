import type { RaidAction } from '@/data/rosters/rosters'
import { type Creature, type Move, shippedCreatures, shippedMoves, supplement } from '@/data/shipped/shipped'
import type { TypeName } from '@/data/vocabulary'
import { type ShownAbility, shownAbilities } from '@/lib/creature/abilities'
import { creatureKey, moveKey } from '@/lib/creature/keys'
import { learnNote, wayToLearn } from '@/lib/creature/learning'
import { accuracyLabel, isStatus, moveList, powerLabel } from '@/lib/creature/move-list'
import type { Matchup } from '@/lib/matchup/matchup'
import { teraWeaknesses, typesBeatenBy, typesBeatenByAny } from '@/lib/matchup/matchups'
import { actionSchedule } from '@/lib/raid/action-schedule'
import { herbLabel, sortedHerbs } from '@/lib/raid/herb-odds'
import { imageName } from '@/lib/raid/image-name'
import { findRaid, type Raid } from '@/lib/raid/raid'
import { neverHasTeraType, type RaidFigures } from '@/lib/raid/raid-facts'
import type { Selection } from '@/lib/raid/selection'

/** A move as the screen lists it. */
export interface MoveView {
  readonly name: string
  readonly type: TypeName
  readonly category: Move['category']
  readonly power: string
  readonly accuracy: string
  readonly pp: number
  /** Moves of higher priority go first; not set where it is 0, as for most. */
  readonly priority?: number
  readonly description: string
  /** The types that the move does double damage to; none for a status move. */
  readonly beats: readonly TypeName[]
  /** How the creature learns it, in words; `Raid only` where it cannot. */
  readonly learned: string
  /** Set where the boss uses it only as a scripted action. */
  readonly scripted?: true
}

/**
 * Everything that the screen shows of a raid, ready to read: the same on a prerendered page and in the browser. What is
 * not set takes no place in the HTML of 5,130 pages.
 */
export interface RaidView {
  readonly name: string
  readonly tier?: Raid['tier']
  readonly region: Raid['boss']['region']
  readonly teraType?: TypeName
  /** Set where the boss never comes with the Tera type that is chosen. */
  readonly impossibleTeraType?: true
  /** The file name of its images, without folder and ending: `445`, `876-f`. */
  readonly image: string
  readonly types: readonly TypeName[]
  readonly baseStats: Creature['baseStats']
  readonly abilities: readonly ShownAbility[]
  readonly moves: readonly MoveView[]
  /** The scripted actions, in the order in which a raid meets them. */
  readonly actions: readonly RaidAction[]
  readonly herbs: readonly string[]
  /** The types that its moves do double damage to. */
  readonly typeAdvantages: readonly TypeName[]
  /** What every type's moves do to its Tera type; none while tier or Tera type is not chosen. */
  readonly teraWeaknesses: readonly Matchup[]
  /** The types that its Tera Blast does double damage to. */
  readonly teraAdvantages: readonly TypeName[]
  readonly figures: RaidFigures
}

/** What the screen shows of a raid, from what is known of its creature and its moves. */
export function raidView(
  { tier, boss, teraType }: Raid,
  creature: Creature,
  moves: readonly Move[],
): RaidView {
  const { level, hpMultiplier, flawlessIvs, version, teraTypes, shield } = boss
  return {
    name: boss.name,
    tier,
    region: boss.region,
    teraType,
    impossibleTeraType: neverHasTeraType(boss, creature.types, teraType) || undefined,
    image: imageName(creature.num, boss),
    types: creature.types,
    baseStats: creature.baseStats,
    abilities: shownAbilities(creature, tier, boss.ability),
    moves: moveList(moves).map((move) => moveView(move, creature, boss.actionMoves)),
    actions: actionSchedule(boss.info.actions),
    herbs: sortedHerbs(boss.info.herbs).map(herbLabel),
    typeAdvantages: typesBeatenByAny(moves.filter((move) => !isStatus(move)).map(({ type }) => type)),
    teraWeaknesses: tier && teraType ? teraWeaknesses(teraType) : [],
    teraAdvantages: teraType && boss.info.moves.includes('Tera Blast') ? typesBeatenByAny([teraType]) : [],
    figures: { level, hpMultiplier, flawlessIvs, version, teraTypes, shield },
  }
}

/** The key under which the service and the shipped data know a boss's creature, and those of its moves. */
export function keysOf(boss: Raid['boss']): { creature: string; moves: string[] } {
  return { creature: creatureKey(boss), moves: boss.info.moves.map(moveKey).filter(Boolean) }
}

/** The raid that a selection names, seen through the shipped data; `undefined` while no boss is chosen. */
export function shippedRaidView(selection: Selection): RaidView | undefined {
  const raid = findRaid(selection)
  if (!raid) return undefined
  const keys = keysOf(raid.boss)
  const creature = shippedCreatures[keys.creature]
  const moves = keys.moves.flatMap((key) => shippedMoves[key] ?? [])
  return creature && raidView(raid, creature, moves)
}

function moveView(move: Move, creature: Creature, actionMoves: readonly string[] = []): MoveView {
  return {
    name: move.name,
    type: move.type,
    category: move.category,
    power: powerLabel(move.basePower),
    accuracy: accuracyLabel(move.accuracy, supplement.neverMiss.includes(move.key)),
    pp: move.pp,
    priority: move.priority || undefined,
    description: move.description,
    beats: isStatus(move) ? [] : typesBeatenBy(move.type),
    learned: learnNote(wayToLearn(move.key, creature)),
    scripted: actionMoves.some((name) => moveKey(name) === move.key) || undefined,
  }
}
