import { moveKey } from '@/data/move-key'
import type { GuardedFlag } from '@/data/moves/terms'
import { favoredIn } from '@/data/rosters/favored'
import { rewardTableOf } from '@/data/rosters/rewards'
import type { RaidAction, RaidBoss } from '@/data/rosters/rosters'
import { shinyCards } from '@/data/shipped/shiny-cards'
import { type BaseStats, type Creature, type Move, supplement } from '@/data/shipped/shipped'
import type { TypeName } from '@/data/vocabulary'
import { type ScriptedMove, scheduleAdvice } from '@/lib/advice/action-advice'
import { type AttackMix, attackMix } from '@/lib/advice/attack-mix'
import { type LobbyClauses, lobbyTips } from '@/lib/advice/lobby'
import {
  actionSchedule,
  clockMoment,
  isByClock,
  leavesCharging,
  type RaidTimeline,
  shieldPlace,
} from '@/lib/advice/moments'
import { certainAbility, possibleAbilities, shownAbilities } from '@/lib/creature/abilities'
import { wayToLearn } from '@/lib/creature/learning'
import { moveInBattle, superEffectiveOn, typeAdvantages } from '@/lib/creature/move-in-battle'
import { moveList } from '@/lib/creature/move-list'
import { type Matchup, teraWeaknesses, typesWeakTo } from '@/lib/creature/type-matchups'
import { imageName } from '@/lib/links/file-names'
import { figuresOf, type RaidFigures } from '@/lib/raid/figures'
import type { Raid } from '@/lib/raid/raid'
import type { RaidId } from '@/lib/raid/raid-id'
import { type HerbChance, type Rewards, rewardsOf } from '@/lib/rewards/rewards'
import type { Sentences } from '@/lib/words/language'
import { type EventView, eventView } from './event-view'

export interface MoveView {
  readonly key: string
  readonly name: string
  /** In this raid: Tera Blast has the boss's Tera type. */
  readonly type: TypeName
  readonly category: Move['category']
  /** `0` for status moves; text such as `level` if the power varies. */
  readonly power: string
  /** In percent; not set if the move never misses. */
  readonly accuracy?: number
  readonly pp: number
  /** Not set if 0. */
  readonly priority?: number
  readonly description: string
  /** Empty for status moves and fixed damage. */
  readonly beats: readonly TypeName[]
  readonly flag?: GuardedFlag
  /** `Raid only` if the species can't learn the move. */
  readonly learned: string
  readonly scripted?: true
}

/** `label` marks a hidden ability; `always` is set if the boss always has it. */
interface AbilityView {
  readonly key: string
  readonly label: string
  readonly description: string
  readonly always?: true
}

export interface RewardsView {
  /** By level of Raid Power: the chance of at least one herb in percent, and the expected number. */
  readonly herbs: readonly (Pick<HerbChance, 'levels'> & { readonly herb: string })[]
  /** With their chance in percent per roll, likeliest first. */
  readonly drops: readonly string[]
  readonly fixed: Readonly<Record<keyof Rewards['fixed'], string>>
  readonly glimmeringCharm: string
  /** Not set for an ordinary raid. */
  readonly firstWin?: string
}

type ActionView = RaidAction & {
  readonly moveName?: string
  /** `1:53 in`; not set at the start, by HP, or if the time limit is unknown. */
  readonly clock?: string
  /** Not set if an earlier action has the same advice. */
  readonly advice?: string
  /** `same as at 75% HP` */
  readonly sameAs?: string
}

/** By section, above a list or instead of an empty list. */
interface RaidNotes {
  readonly actions?: string
  readonly builds?: string
  readonly herbs?: string
  readonly rewards?: string
}

/**
 * All displayed facts about a raid, the same on a prerendered page and in the browser. Omits unset fields to keep the
 * HTML of each page small.
 */
export interface RaidView {
  readonly id: RaidId
  readonly tier?: Raid['tier']
  readonly teraType?: TypeName
  /** File name without folder and extension: `445`, `876-f`. */
  readonly image: string
  /** Set if the shiny image only repeats the normal card, or the boss is never shiny. */
  readonly hidesShiny?: true
  readonly types: readonly TypeName[]
  /** Empty until tier and Tera type are chosen. */
  readonly teraWeaknesses: readonly Matchup[]
  /** Set if the boss's ability changes them. */
  readonly statsAtHalfHp?: BaseStats
  readonly baseStats: BaseStats
  readonly attackMix?: AttackMix | undefined
  readonly abilities: readonly AbilityView[]
  readonly moves: readonly MoveView[]
  /** By percent remaining, from 100 down. */
  readonly actions: readonly ActionView[]
  /** `place` is the index in `actions`. */
  readonly shield: { readonly place: number; readonly text: string }
  /** Not set in a prerendered page, which has the plan itself. */
  readonly lobbyClauses?: LobbyClauses
  /** Sorted by name, with their chance per roll in percent. */
  readonly herbs: RaidBoss['info']['herbs']
  readonly rewards?: RewardsView
  /** Without Tera Blast. */
  readonly typeAdvantages: readonly TypeName[]
  readonly teraAdvantages: readonly TypeName[]
  readonly figures: RaidFigures
  readonly event?: EventView
  readonly notes?: RaidNotes
}

export function raidView(
  raid: Raid,
  creature: Creature,
  answeredMoves: readonly Move[],
  sentences: Sentences,
): RaidView {
  const { id, tier, boss, teraType } = raid
  const ability = certainAbility(creature, boss.ability)?.key
  const { names, compareNames } = sentences
  const moves = moveList(answeredMoves, (a, b) => compareNames(names.move(a.name), names.move(b.name))).map(
    (move) => moveInBattle(move, { types: creature.types, ability, teraType }),
  )
  const figures = figuresOf(raid)
  const course = scriptedTimeline(raid, moves, figures)
  const mix = attackMix({ boss, creature, moves, teraType })
  const clauses = lobbyTips({
    ...course,
    ...(figures.isScriptUnread && { isScriptUnread: true }),
    abilities: possibleAbilities(creature.abilities, boss.ability).map(({ key }) => key),
    baseStats: creature.baseStats,
    attackMix: mix,
    moves: moves.map(({ key }) => key),
  })
  const statsAtHalfHp = supplement.statsAtHalfHp[creature.key]
  const image = imageName(creature.num, boss)
  const notes = notesOf(raid, figures, sentences)
  const rewards = rewardsView(raid, sentences)
  const event = eventView(raid, sentences)
  return {
    id,
    tier,
    teraType,
    image,
    ...((shinyCards.has(image) || boss.event?.shiny === 'never') && { hidesShiny: true }),
    types: creature.types,
    teraWeaknesses: tier && teraType ? teraWeaknesses(teraType) : [],
    ...(statsAtHalfHp && { statsAtHalfHp }),
    baseStats: creature.baseStats,
    attackMix: mix,
    abilities: abilityViews(raid, creature, sentences),
    moves: moves.map((move) => moveView(move, creature, boss.actionMoves, sentences)),
    actions: actionViews(course, sentences),
    shield: {
      place: shieldPlace(course.schedule, figures.shield),
      text: sentences.script.shield(
        figures.shield.hp,
        clockMoment(figures.shield.time, course),
        leavesCharging(course),
      ),
    },
    lobbyClauses: clauses,
    herbs: boss.info.herbs.toSorted((a, b) => compareNames(names.herb(a.name), names.herb(b.name))),
    ...(rewards && { rewards }),
    ...advantagesOf(moves, teraType),
    figures,
    ...(event && { event }),
    ...(Object.keys(notes).length > 0 && { notes }),
  }
}

interface ScriptedTimeline extends RaidTimeline {
  readonly scripted: (action: RaidAction) => ScriptedMove | undefined
}

function scriptedTimeline(
  { boss, teraType }: Raid,
  moves: readonly Move[],
  figures: RaidFigures,
): ScriptedTimeline {
  return {
    timeLimit: figures.timeLimit,
    ...(figures.isTimeLimitUnread && { isTimeLimitUnread: true }),
    schedule: actionSchedule(boss.info.actions),
    shield: figures.shield,
    scripted: (action) => scriptedIn(moves, action, teraType),
  }
}

const TERA_BLAST = 'terablast'

function advantagesOf(
  moves: readonly Move[],
  teraType: TypeName | undefined,
): Pick<RaidView, 'typeAdvantages' | 'teraAdvantages'> {
  const withoutTeraBlast = moves.filter(({ key }) => key !== TERA_BLAST)
  const hasTeraBlast = withoutTeraBlast.length < moves.length
  return {
    typeAdvantages: typeAdvantages(withoutTeraBlast),
    teraAdvantages: teraType && hasTeraBlast ? typesWeakTo(teraType) : [],
  }
}

/** In alphabetical order; empty while tier or Tera type is not chosen. */
export function weaknessesOf({ teraWeaknesses }: Pick<RaidView, 'teraWeaknesses'>): TypeName[] {
  return teraWeaknesses.filter(({ multiplier }) => multiplier === 2).map(({ type }) => type)
}

function actionViews(course: ScriptedTimeline, { names, actionAdvice, script }: Sentences): ActionView[] {
  const { schedule, scripted } = course
  const adviceByAction = scheduleAdvice(schedule, course)
  return schedule.map((action, index) => {
    const scriptedMove = scripted(action)
    const { seconds } = clockMoment(action.percent, course)
    const { advice = [], sameAs } = adviceByAction[index] ?? {}
    return {
      ...action,
      ...(isByClock(action) && seconds !== undefined && { clock: script.clock(seconds) }),
      ...(scriptedMove && { moveName: names.move(scriptedMove.move.name) }),
      ...(advice.length > 0 && { advice: actionAdvice(advice) }),
      ...(sameAs && { sameAs: script.sameAs(sameAs) }),
    }
  })
}

function scriptedIn(
  moves: readonly Move[],
  action: RaidAction,
  teraType: TypeName | undefined,
): ScriptedMove | undefined {
  const move = action.kind === 'move' ? moves.find(({ key }) => key === action.move) : undefined
  return move && { move, effect: supplement.effects[move.key] ?? {}, teraType }
}

function abilityViews({ tier, boss }: Raid, creature: Creature, sentences: Sentences): AbilityView[] {
  const certainFirst = shownAbilities(creature, tier, boss.ability).toSorted(
    (a, b) => Number(b.isCertain ?? false) - Number(a.isCertain ?? false),
  )
  return certainFirst.map((ability) => ({
    key: ability.key,
    label: sentences.creature.ability(ability),
    description: ability.description,
    ...(ability.isCertain && { always: true }),
  }))
}

function moveView(
  move: Move,
  user: Creature,
  actionMoves: readonly string[] = [],
  { names, creature }: Sentences,
): MoveView {
  const flag = supplement.flags[move.key]
  return {
    key: move.key,
    name: names.move(move.name),
    type: move.type,
    category: move.category,
    power: move.basePower,
    ...(!supplement.neverMiss.includes(move.key) && { accuracy: move.accuracy }),
    pp: move.pp,
    ...(move.priority !== 0 && { priority: move.priority }),
    description: move.description,
    beats: superEffectiveOn(move),
    ...(flag && { flag }),
    learned: creature.learned(wayToLearn(move.key, user)),
    ...(actionMoves.some((name) => moveKey(name) === move.key) && { scripted: true }),
  }
}

function notesOf(
  { boss }: Raid,
  { timeLimit }: RaidFigures,
  { actionNotes, events, rewards }: Sentences,
): RaidNotes {
  const { info, rewardTable, event } = boss
  const favored = favoredIn(boss)
  return {
    ...(favored && { builds: events.favored(favored) }),
    ...(!info.actions?.length && { actions: actionNotes.none }),
    ...(info.actions === 'unknown' && {
      actions: actionNotes.unread(timeLimit),
      builds: actionNotes.unreadInBattles,
    }),
    ...(info.herbs.length === 0 && { herbs: rewards.noHerbs }),
    ...(event && event.rewardTables.count > 1 && { rewards: rewards.oneOf(event.rewardTables) }),
    ...(rewardTable === 'unknown' && { herbs: rewards.unread, rewards: rewards.unread }),
  }
}

function rewardsView({ id, boss, teraType }: Raid, sentences: Sentences): RewardsView | undefined {
  const table = rewardTableOf(boss)
  if (table === 'unknown') return undefined
  const { herbs, drops, fixed, firstWin, shards } = rewardsOf({ tier: id.tier, table, teraType })
  const words = sentences.rewards
  return {
    herbs: herbs.map(({ herbs, levels }) => ({ herb: words.herbs(herbs), levels })),
    drops: drops.map(words.drops),
    fixed: {
      everyone: words.fixed(fixed.everyone),
      host: words.fixed(fixed.host),
      guest: words.fixed(fixed.guest),
    },
    glimmeringCharm: words.shards(shards),
    ...(firstWin.length > 0 && { firstWin: words.fixed(firstWin) }),
  }
}
