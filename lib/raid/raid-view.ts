import { rewards, rewardTable } from '@/data/rewards'
import type { RaidAction } from '@/data/rosters/rosters'
import { type Creature, type Move, shippedCreatures, shippedMoves, supplement } from '@/data/shipped/shipped'
import type { TypeName } from '@/data/vocabulary'
import { scheduleAdvice } from '@/lib/advice/action-advice'
import { firstMinute } from '@/lib/advice/first-minute'
import type { ScriptedMove } from '@/lib/advice/move-advice'
import { type ShownAbility, shownAbilities } from '@/lib/creature/abilities'
import { creatureKey, moveKey } from '@/lib/creature/keys'
import { learnNote, wayToLearn } from '@/lib/creature/learning'
import { accuracyLabel, isStatus, moveList, powerLabel } from '@/lib/creature/move-list'
import type { Matchup } from '@/lib/matchup/matchup'
import { teraWeaknesses, typesBeatenBy, typesBeatenByAny } from '@/lib/matchup/matchups'
import { type Payout, payoutOf } from '@/lib/payout/payout'
import { actionSchedule } from '@/lib/raid/action-schedule'
import { herbLabel, sortedHerbs } from '@/lib/raid/herb-odds'
import { imageName } from '@/lib/raid/image-name'
import { findRaid, type Raid } from '@/lib/raid/raid'
import { neverHasTeraType, type RaidFigures } from '@/lib/raid/raid-facts'
import { scriptedMove } from '@/lib/raid/scripted-move'
import { rosterTier, type Selection } from '@/lib/raid/selection'

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

/** A scripted action as the screen lists it. */
export interface ActionView extends RaidAction {
  /** What it means and what to do about it; not set where an earlier action has said so. */
  readonly advice?: string
}

/** Which raid it is, and what hits its boss: all that the program of a prerendered page knows of its raid. */
export interface RaidSummary {
  readonly name: string
  readonly tier?: Raid['tier']
  readonly region: Raid['boss']['region']
  readonly teraType?: TypeName
  /** Set where the boss never comes with the Tera type that is chosen. */
  readonly impossibleTeraType?: true
  /** The file name of its images, without folder and ending: `445`, `876-f`. */
  readonly image: string
  readonly types: readonly TypeName[]
  /** What every type's moves do to its Tera type; none while tier or Tera type is not chosen. */
  readonly teraWeaknesses: readonly Matchup[]
}

/**
 * Everything that the screen shows of a raid, ready to read: the same on a prerendered page and in the browser. What is
 * not set takes no place in the HTML of 5,130 pages.
 */
export interface RaidView extends RaidSummary {
  readonly baseStats: Creature['baseStats']
  readonly abilities: readonly ShownAbility[]
  readonly moves: readonly MoveView[]
  /** The scripted actions, in the order in which a raid meets them. */
  readonly actions: readonly ActionView[]
  /** What to know before the raid begins, in at most three lines. */
  readonly firstMinute: readonly string[]
  readonly herbs: readonly string[]
  readonly payout: Payout
  /** The types that its moves do double damage to. */
  readonly typeAdvantages: readonly TypeName[]
  /** The types that its Tera Blast does double damage to. */
  readonly teraAdvantages: readonly TypeName[]
  readonly figures: RaidFigures
}

/** What the screen shows of a raid, from what is known of its creature and its moves. */
export function raidView(raid: Raid, creature: Creature, moves: readonly Move[]): RaidView {
  const { tier, boss, teraType } = raid
  const schedule = actionSchedule(boss.info.actions)
  const { level, hpMultiplier, flawlessIvs, version, teraTypes } = boss
  const shield = { hp: boss.shield.hp, time: boss.shield.time }
  return {
    name: boss.name,
    tier,
    region: boss.region,
    teraType,
    ...(neverHasTeraType(boss, creature.types, teraType) && { impossibleTeraType: true }),
    image: imageName(creature.num, boss),
    types: creature.types,
    baseStats: creature.baseStats,
    abilities: shownAbilities(creature, tier, boss.ability),
    moves: moveList(moves).map((move) => moveView(move, creature, boss.actionMoves)),
    actions: advisedActions(schedule, raid, moves),
    firstMinute: firstMinute(schedule, shield),
    herbs: sortedHerbs(boss.info.herbs).map(herbLabel),
    payout: payoutOf(rewardTable(boss.rewardTable), rewards.rollsByTier[rosterTier(tier)]),
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

function advisedActions(
  schedule: readonly RaidAction[],
  { boss, teraType }: Raid,
  moves: readonly Move[],
): ActionView[] {
  const scripted = (action: RaidAction['action']): ScriptedMove | undefined => {
    const key = moveKey(scriptedMove(action) ?? '')
    const move = moves.find((candidate) => candidate.key === key)
    return move && { move, effect: supplement.effects[key] ?? {}, teraType }
  }
  const advice = scheduleAdvice(schedule, { shield: boss.shield, scripted })
  return schedule.map((action, index) => ({ ...action, ...(advice[index] && { advice: advice[index] }) }))
}

function moveView(move: Move, creature: Creature, actionMoves: readonly string[] = []): MoveView {
  return {
    name: move.name,
    type: move.type,
    category: move.category,
    power: powerLabel(move.basePower),
    accuracy: accuracyLabel(move.accuracy, supplement.neverMiss.includes(move.key)),
    pp: move.pp,
    ...(move.priority !== 0 && { priority: move.priority }),
    description: move.description,
    beats: isStatus(move) ? [] : typesBeatenBy(move.type),
    learned: learnNote(wayToLearn(move.key, creature)),
    ...(actionMoves.some((name) => moveKey(name) === move.key) && { scripted: true }),
  }
}
