import { isUnderShield, timesOf } from '@/lib/advice/action-times'
import type { RaidTimeline } from '@/lib/advice/key-timings'
import type { Plan } from '@/lib/battle/policy/plan'
import { eitherOf, listed } from '@/lib/listed'
import { movesFor, type PlayedBuild, usedBoost, usedDebuff } from '@/lib/plans/played-build'
import { timesText } from './times-text'

/**
 * How an attacker is played, in at most four steps: what to use first, Terastallizing, attacking and healing, and what to
 * use again after the boss undid it. Times are those of the key timings.
 */
export function attackerSteps(played: PlayedBuild, raid: RaidTimeline): string[] {
  return steps([
    setUp(played),
    ['Terastallize as soon as the Tera Orb is charged'],
    [attack(played), heal(played)],
    again(played, raid),
  ])
}

/**
 * How four of an attacker play, in one step, where they win more often by another plan than one does: what to use first, and
 * when to heal. None where they play alike.
 */
export function groupSteps({ build, plan, groupPlan }: PlayedBuild & { readonly groupPlan: Plan }): string[] {
  if (isSamePlan(plan, groupPlan)) return []
  const inGroup = { build, plan: groupPlan }
  const start = groupPlan.boosts + groupPlan.debuffs > 0 ? setUp(inGroup) : ['attack from the start']
  return [`With four of you: ${[...start, heal(inGroup)].filter(Boolean).join('; ')}`]
}

function isSamePlan(one: Plan, other: Plan): boolean {
  return (
    one.boosts === other.boosts &&
    one.debuffs === other.debuffs &&
    one.again === other.again &&
    one.caution === other.caution
  )
}

/** How a support is played, in at most three steps: what to use first, what to use then, and what to use again. */
export function supportSteps(played: PlayedBuild, raid: RaidTimeline): string[] {
  const help = movesFor(played.build, 'help')
  const then = help.length > 0 ? `use ${eitherOf(help)} each turn` : attack(played)
  return steps([setUp(played), [then, heal(played)], again(played, raid)])
}

type Clause = string | undefined

/** Each step is made of its clauses; one without any is left out. */
function steps(clauses: readonly (readonly Clause[])[]): string[] {
  return clauses
    .map((step) => step.filter(Boolean).join('; '))
    .filter(Boolean)
    .map((step) => `${step.charAt(0).toUpperCase()}${step.slice(1)}`)
}

function setUp(played: PlayedBuild): Clause[] {
  const field = movesFor(played.build, 'field')
  const boost = usedBoost(played)
  const debuff = usedDebuff(played)
  const parts = [
    field.length > 0 && `set up ${listed(field)}`,
    boost && `use ${boost} ${timesText(played.plan.boosts)}`,
    debuff &&
      `use ${debuff.move} ${timesText(played.plan.debuffs)}${debuff.failsOnShield ? ' before the shield rises' : ''}`,
  ]
  return [parts.filter(Boolean).join(', then ')]
}

function attack({ build }: PlayedBuild): Clause {
  const strong = movesFor(build, 'attack')
  const attacks = strong.length > 0 ? strong : movesFor(build, 'weakening attack')
  if (attacks.length === 0) return undefined
  return `attack with ${eitherOf(attacks)} to the end${attacks.length > 1 ? ', whichever hits harder' : ''}`
}

// Every player has three cheers.
function heal({ build, plan }: PlayedBuild): Clause {
  if (plan.caution === 'never') return undefined
  const means = eitherOf([...movesFor(build, 'heal'), 'the "Heal up!" cheer'])
  const could = plan.caution === 'mean hit' ? 'is likely to' : 'could'
  return `use ${means} when the next hit ${could} knock you out`
}

function again(played: PlayedBuild, raid: RaidTimeline): Clause[] {
  return [
    fieldAgain(played),
    ...(played.plan.again ? [boostAgain(played, raid), debuffAgain(played, raid)] : []),
  ]
}

function fieldAgain({ build }: PlayedBuild): Clause {
  const field = movesFor(build, 'field')
  if (field.length === 0) return undefined
  return `set up ${listed(field)} again when ${field.length > 1 ? 'they end' : 'it ends'}`
}

function boostAgain(played: PlayedBuild, { tier, schedule }: RaidTimeline): Clause {
  const boost = usedBoost(played)
  const times = timesOf('player reset', schedule, tier)
  return boost && times.length > 0
    ? `use ${boost} again after it clears your boosts ${listed(times)}`
    : undefined
}

function debuffAgain(played: PlayedBuild, { tier, schedule, shield }: RaidTimeline): Clause {
  const debuff = usedDebuff(played)
  const open = schedule.filter((action) => !debuff?.failsOnShield || !isUnderShield(action, shield))
  const times = timesOf('boss reset', open, tier)
  return debuff && times.length > 0
    ? `use ${debuff.move} again after it clears its debuffs ${listed(times)}`
    : undefined
}
