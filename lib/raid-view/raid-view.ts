import { rewardTable } from '@/data/rewards'
import type { RaidAction } from '@/data/rosters/rosters'
import { shinyCards } from '@/data/shipped/shiny-cards'
import {
  type BaseStats,
  type Creature,
  type Move,
  shippedCreatures,
  shippedMoves,
  supplement,
} from '@/data/shipped/shipped'
import { TIER_RULES } from '@/data/tiers'
import type { TypeName } from '@/data/vocabulary'
import { scheduleAdvice } from '@/lib/advice/action-advice'
import { keyTimings } from '@/lib/advice/key-timings'
import type { ScriptedMove } from '@/lib/advice/move-advice'
import {
  certainAbility,
  possibleAbilities,
  type ShownAbility,
  shownAbilities,
} from '@/lib/creature/abilities'
import { creatureKey, moveKey } from '@/lib/creature/keys'
import { learnNote, wayToLearn } from '@/lib/creature/learning'
import { moveInBattle, superEffectiveOn, typeAdvantages } from '@/lib/creature/move-in-battle'
import { accuracyLabel, moveList, powerLabel } from '@/lib/creature/move-list'
import { type LobbyClauses, lobbyClauses } from '@/lib/lobby/lobby-clauses'
import { type Company, lobbyLines } from '@/lib/lobby/lobby-lines'
import type { Matchup } from '@/lib/matchup/matchup'
import { teraWeaknesses, typesWeakTo } from '@/lib/matchup/matchups'
import { imageName } from '@/lib/raid/image-name'
import { findRaid, type Raid } from '@/lib/raid/raid'
import { rosterTier, type Selection } from '@/lib/raid/selection'
import { type RaidRewards, rewardsOf } from '@/lib/rewards/rewards'
import { actionSchedule } from './action-schedule'
import { type AttackMix, attackMix } from './attack-mix'
import { herbLabel, sortedHerbs } from './herb-odds'
import type { RaidFigures } from './raid-facts'
import { scriptedMove } from './scripted-move'

/** A move as the screen lists it. */
export interface MoveView {
  readonly name: string
  /** Its type in this raid; Tera Blast has the Tera type. */
  readonly type: TypeName
  readonly category: Move['category']
  readonly power: string
  readonly accuracy: string
  readonly pp: number
  /** Moves of higher priority go first; not set when it is 0. */
  readonly priority?: number
  readonly description: string
  /** The types that the move is super effective against; empty for status moves and fixed damage. */
  readonly beats: readonly TypeName[]
  /** How the creature learns it; `Raid only` when it cannot. */
  readonly learned: string
  /** Set when the boss uses it only as a scripted action. */
  readonly scripted?: true
}

/** A scripted action as the screen lists it. */
export interface ActionView extends RaidAction {
  /** What it does and how to respond; not set when an earlier action has the same advice. */
  readonly advice?: string
}

/**
 * Everything that the screen shows of a raid, ready to display: the same on a prerendered page and in the browser. What is
 * not set takes no place in the HTML of 5,130 pages.
 */
export interface RaidView {
  readonly name: string
  readonly tier?: Raid['tier']
  readonly region: Raid['boss']['region']
  readonly teraType?: TypeName
  /** The file name of its images, without folder and ending: `445`, `876-f`. */
  readonly image: string
  /** Set when its shiny image is only a card like the normal one, and so is not shown. */
  readonly hasShinyCard?: true
  readonly types: readonly TypeName[]
  /** How attacks of each type affect its Tera type; empty while tier or Tera type is not chosen. */
  readonly teraWeaknesses: readonly Matchup[]
  /** The base stats that its ability gives it at half HP; not set when they do not change. */
  readonly statsAtHalfHp?: BaseStats
  readonly baseStats: BaseStats
  /** The category of most of its damage; not set when it has no attacks. */
  readonly attackMix?: AttackMix | undefined
  readonly abilities: readonly ShownAbility[]
  readonly moves: readonly MoveView[]
  /** The scripted actions, by threshold from 100% down. */
  readonly actions: readonly ActionView[]
  /** At most three lines. */
  readonly keyTimings: readonly string[]
  /** What to do from the start, by with whom one enters. */
  readonly lobby: Readonly<Record<Company, string>>
  /** What these lines are made of, to which `whatToBring` adds; not set in a page, whose lines have all. */
  readonly lobbyClauses?: LobbyClauses
  readonly herbs: readonly string[]
  readonly rewards: RaidRewards
  /** The types that its moves other than Tera Blast are super effective against. */
  readonly typeAdvantages: readonly TypeName[]
  /** The types that its Tera Blast is super effective against. */
  readonly teraAdvantages: readonly TypeName[]
  readonly figures: RaidFigures
}

/** The view of a raid with this creature and these moves. */
export function raidView(raid: Raid, creature: Creature, answeredMoves: readonly Move[]): RaidView {
  const { tier, boss, teraType } = raid
  const ability = certainAbility(creature, boss.ability)?.key
  const moves = moveList(answeredMoves).map((move) =>
    moveInBattle(move, { types: creature.types, ability, teraType }),
  )
  const schedule = actionSchedule(boss.info.actions)
  const figures = figuresOf(raid)
  const timeline = { tier: rosterTier(tier), schedule, shield: figures.shield }
  const mix = attackMix({ boss, creature, moves, teraType })
  const clauses = lobbyClauses({
    ...timeline,
    abilities: possibleAbilities(creature.abilities, boss.ability).map(({ key }) => key),
    baseStats: creature.baseStats,
    attackMix: mix,
    moves: moves.map(({ key }) => key),
    scripted: (action) => scriptedIn(moves, action, teraType),
  })
  const statsAtHalfHp = supplement.statsAtHalfHp[creature.key]
  const image = imageName(creature.num, boss)
  return {
    name: boss.name,
    tier,
    region: boss.region,
    teraType,
    image,
    ...(shinyCards.has(image) && { hasShinyCard: true }),
    types: creature.types,
    teraWeaknesses: tier && teraType ? teraWeaknesses(teraType) : [],
    ...(statsAtHalfHp && { statsAtHalfHp }),
    baseStats: creature.baseStats,
    attackMix: mix,
    abilities: shownAbilities(creature, tier, boss.ability),
    moves: moves.map((move) => moveView(move, creature, boss.actionMoves)),
    actions: advisedActions(schedule, raid, moves),
    keyTimings: keyTimings(timeline),
    lobby: lobbyLines(clauses),
    lobbyClauses: clauses,
    herbs: sortedHerbs(boss.info.herbs).map(herbLabel),
    rewards: rewardsOf({ tier: rosterTier(tier), table: rewardTable(boss.rewardTable), teraType }),
    typeAdvantages: typeAdvantages(moves.filter(({ key }) => key !== TERA_BLAST)),
    teraAdvantages: teraType && moves.some(({ key }) => key === TERA_BLAST) ? typesWeakTo(teraType) : [],
    figures,
  }
}

const TERA_BLAST = 'terablast'

function figuresOf({ tier, boss }: Raid): RaidFigures {
  const { level, hpMultiplier, flawlessIvs, version, shield } = boss
  const { timeLimit, caughtAtLevel } = TIER_RULES[rosterTier(tier)]
  return {
    level,
    caughtAtLevel,
    timeLimit,
    hpMultiplier,
    flawlessIvs,
    version,
    shield: { hp: shield.hp, time: shield.time },
  }
}

/** The keys of a boss's creature and moves in the service and the shipped data. */
export function keysOf(boss: Raid['boss']): { creature: string; moves: string[] } {
  return { creature: creatureKey(boss), moves: boss.info.moves.map(moveKey).filter(Boolean) }
}

/** The view of the raid of a selection, from shipped data. Gives `undefined` when no boss is chosen. */
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
  const advice = scheduleAdvice(schedule, {
    shield: boss.shield,
    scripted: (action) => scriptedIn(moves, action, teraType),
  })
  return schedule.map((action, index) => ({ ...action, ...(advice[index] && { advice: advice[index] }) }))
}

function scriptedIn(
  moves: readonly Move[],
  action: RaidAction['action'],
  teraType: TypeName | undefined,
): ScriptedMove | undefined {
  const key = moveKey(scriptedMove(action) ?? '')
  const move = moves.find((candidate) => candidate.key === key)
  return move && { move, effect: supplement.effects[key] ?? {}, teraType }
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
    beats: superEffectiveOn(move),
    learned: learnNote(wayToLearn(move.key, creature)),
    ...(actionMoves.some((name) => moveKey(name) === move.key) && { scripted: true }),
  }
}
