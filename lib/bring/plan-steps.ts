import { isUnderShield, type Moment, momentsOf, type RaidTimeline } from '@/lib/advice/moments'
import type { Caution, Plan } from '@/lib/battle/policy/plan'
import { movesFor, type PlayedBuild, type UsedDebuff, usedDebuff } from '@/lib/plans/played-build'
import { type Uses, usedBoosts } from './used-boosts'

/** What to do in a step of a plan. Moves are named as in @pkmn/dex; each list of them has at least one. */
export type PlanClause =
  /** Before the first attack: screens and the like, a boost, and a debuff, at least one of these. */
  | {
      readonly kind: 'set up'
      readonly field: readonly string[]
      readonly boost: Uses | undefined
      readonly debuff: (Uses & Pick<UsedDebuff, 'failsOnShield'>) | undefined
    }
  | { readonly kind: 'terastallize' }
  /** Attacking with the one of them that hits harder. */
  | { readonly kind: 'attack'; readonly moves: readonly string[] }
  | { readonly kind: 'attack at once' }
  | { readonly kind: 'help'; readonly moves: readonly string[] }
  /** Healing by a move, or by a cheer, which every player has three of. */
  | { readonly kind: 'heal'; readonly moves: readonly string[]; readonly caution: Exclude<Caution, 'never'> }
  | { readonly kind: 'field again'; readonly field: readonly string[] }
  /** Using a move again after the boss undid it. */
  | {
      readonly kind: 'boost again' | 'debuff again'
      readonly move: string
      readonly after: readonly Moment[]
    }

/** What to do at a time, in order. */
export type PlanStep = readonly PlanClause[]

type Clauses = readonly (PlanClause | undefined)[]

/**
 * How an attacker is played, in at most four steps: what to use first, Terastallizing, attacking and healing, and what to
 * use again after the boss undid it.
 */
export function attackerSteps(played: PlayedBuild, raid: RaidTimeline): PlanStep[] {
  return steps([
    [setUp(played, usedBoosts(played))],
    [{ kind: 'terastallize' }],
    [attack(played), heal(played)],
    again(played, raid),
  ])
}

/** How a support is played, in at most three steps: what to use first, what to use then, and what to use again. */
export function supportSteps(played: PlayedBuild, raid: RaidTimeline): PlanStep[] {
  const moves = movesFor(played.build, 'help')
  const then = moves.length > 0 ? ({ kind: 'help', moves } as const) : attack(played)
  return steps([[setUp(played, undefined)], [then, heal(played)], again(played, raid)])
}

/**
 * How four of an attacker play, in one step, where they win more often by another plan than one does: what to use first, and
 * when to heal. `undefined` where they play alike.
 */
export function groupStep({
  build,
  plan,
  groupPlan,
}: PlayedBuild & { readonly groupPlan: Plan }): PlanStep | undefined {
  const inGroup = { build, plan: groupPlan }
  if (isPlayedAlike({ build, plan }, inGroup)) return undefined
  const boosts = usedBoosts(inGroup)
  const setsUp = boosts !== undefined || usedDebuff(inGroup) !== undefined
  return present([setsUp ? setUp(inGroup, boosts) : { kind: 'attack at once' }, heal(inGroup)])
}

function isPlayedAlike(one: PlayedBuild, other: PlayedBuild): boolean {
  return (
    usedBoosts(one)?.times === usedBoosts(other)?.times &&
    one.plan.debuffs === other.plan.debuffs &&
    one.plan.repeatAfterReset === other.plan.repeatAfterReset &&
    one.plan.caution === other.plan.caution
  )
}

function steps(all: readonly Clauses[]): PlanStep[] {
  return all.map(present).filter((step) => step.length > 0)
}

function present(clauses: Clauses): PlanStep {
  return clauses.filter((clause) => clause !== undefined)
}

function setUp(played: PlayedBuild, boost: Uses | undefined): PlanClause | undefined {
  const field = movesFor(played.build, 'field')
  const debuff = usedDebuff(played)
  if (field.length === 0 && !boost && !debuff) return undefined
  return {
    kind: 'set up',
    field,
    boost,
    debuff: debuff && { ...debuff, times: played.plan.debuffs },
  }
}

function attack({ build }: PlayedBuild): PlanClause | undefined {
  const strong = movesFor(build, 'attack')
  const moves = strong.length > 0 ? strong : movesFor(build, 'weakening attack')
  return moves.length > 0 ? { kind: 'attack', moves } : undefined
}

function heal({ build, plan: { caution } }: PlayedBuild): PlanClause | undefined {
  return caution === 'never' ? undefined : { kind: 'heal', moves: movesFor(build, 'heal'), caution }
}

function again(played: PlayedBuild, raid: RaidTimeline): Clauses {
  const field = movesFor(played.build, 'field')
  return [
    field.length > 0 ? { kind: 'field again', field } : undefined,
    ...(played.plan.repeatAfterReset ? [boostAgain(played, raid), debuffAgain(played, raid)] : []),
  ]
}

function boostAgain(played: PlayedBuild, raid: RaidTimeline): PlanClause | undefined {
  const boost = usedBoosts(played)
  const resets = raid.schedule.filter(({ kind }) => kind === 'player reset')
  if (!boost || resets.length === 0) return undefined
  return { kind: 'boost again', move: boost.move, after: momentsOf(resets, raid) }
}

function debuffAgain(played: PlayedBuild, raid: RaidTimeline): PlanClause | undefined {
  const debuff = usedDebuff(played)
  const resets = raid.schedule.filter(
    (action) =>
      action.kind === 'boss reset' && !(debuff?.failsOnShield && isUnderShield(action, raid.shield)),
  )
  if (!debuff || resets.length === 0) return undefined
  return { kind: 'debuff again', move: debuff.move, after: momentsOf(resets, raid) }
}
