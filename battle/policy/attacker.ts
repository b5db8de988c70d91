import { abilityAgainst, abilityOf } from '@/battle/dex/active-ability'
import { rulesOf } from '@/battle/dex/moves/moves'
import type { Combatant, RaiderState } from '@/battle/model/state'
import { HIGHEST_STAGE } from '@/battle/model/terms'
import { type Choice, type Plan, TOO_LATE_BELOW } from '@/battle/plan'
import type { Policy } from '@/battle/turns/fight'
import { isCheered } from '@/battle/turns/raid/cheers'
import { debuff } from './debuff'
import { expectedDamage, hardestAttack, whenActing } from './lookahead'
import { isUsable, makePolicy, moveChoice, type Situation } from './make-policy'
import { raisesWereUndone, undoesRaisesSoon } from './resets'
import type { IndexedMove, StageMove } from './roles'

/**
 * Plays an attacker. It heals below its plan's thresholds, boosts unless a reset is near, lowers the boss's stats and
 * keeps a cheer active. Otherwise it uses its strongest attack. It Terastallizes as soon as its orb is full.
 */
export function attackerPolicy(plan: Plan): Policy {
  return makePolicy(plan, (situation) => {
    const acting = { ...situation, raider: whenActing(situation.raider) }
    const healing = healCheer(situation) ?? inSleep(situation) ?? healingMove(acting, situation.raider)
    if (healing) return healing
    const { attack, damage } = hardestAttack(acting)
    const attackChoice = attack && moveChoice(situation.raider, attack)
    if (damage >= situation.state.boss.hp) return attackChoice
    const setUp = isLate(situation)
      ? undefined
      : (boost(situation, damage) ?? debuff(acting) ?? keptCheer(situation))
    return setUp ?? attackChoice ?? otherAction(acting)
  })
}

const HEAL_CHEER: Choice = { kind: 'cheer', cheer: 'heal' }

function isLate({ state: { boss } }: Situation): boolean {
  return isBelow(boss, TOO_LATE_BELOW)
}

function healCheer({ raider, plan }: Situation): Choice | undefined {
  if (raider.cheersLeft === 0 || raider.volatiles.healblock !== undefined) return undefined
  return isBelow(raider, plan.healCheerBelow) ? HEAL_CHEER : undefined
}

function healingMove(acting: Situation, raider: RaiderState): Choice | undefined {
  const { plan, roles } = acting
  if (!roles.healing || !isBelow(raider, plan.healBelow)) return undefined
  return isUsable(acting, roles.healing) && givesHp(acting, roles.healing)
    ? moveChoice(raider, roles.healing)
    : undefined
}

// Excludes draining moves that miss their effect, Rest for a raider that can't sleep, and a second Wish.
function givesHp(acting: Situation, { move }: IndexedMove): boolean {
  const { state, raider } = acting
  if (raider.volatiles.healblock !== undefined) return false
  if (move.category === 'Status') return rulesOf(move.name).givesNow?.(state, raider) !== 0
  return !abilityAgainst(raider, state.boss).turnsDrainBack && expectedDamage(acting, move) > 0
}

function isBelow({ hp, maxHp }: Pick<Combatant, 'hp' | 'maxHp'>, percent: number): boolean {
  return 100 * hp < percent * maxHp
}

/** Snore if the raider surely sleeps this turn, as on the first turn after Rest. */
function inSleep(situation: Situation): Choice | undefined {
  const { raider, roles } = situation
  if (raider.status !== 'slp' || raider.statusTurns <= (abilityOf(raider).wakesEarly ? 1 : 0))
    return undefined
  const usable = roles.attacks.find(
    (attack) => rulesOf(attack.move.name).whileAsleep && isUsable(situation, attack),
  )
  return usable && moveChoice(raider, usable)
}

function boost(situation: Situation, damage: number): Choice | undefined {
  const { raider, plan, roles } = situation
  const { boost, secondBoost } = roles
  if (!plan.repeatAfterReset && raisesWereUndone(situation)) return undefined
  // If a boost was just used and nothing is raised, the boss reset it immediately: attack first.
  if (wasUndone(raider, boost) || wasUndone(raider, secondBoost)) return undefined
  const next = isDue(raider, boost, plan.boosts)
    ? boost
    : isDue(raider, secondBoost, plan.secondBoosts)
      ? secondBoost
      : undefined
  if (!next || undoesRaisesSoon(situation, damage) || !isUsable(situation, next)) return undefined
  return moveChoice(raider, next)
}

function wasUndone({ lastMove, stages }: RaiderState, boost: StageMove | undefined): boolean {
  return boost !== undefined && lastMove === boost.place && stages[boost.stage] <= 0
}

function isDue(raider: RaiderState, boost: StageMove | undefined, uses = 0): boost is StageMove {
  if (!boost || uses === 0) return false
  const by = boost.by * abilityOf(raider).stageFactor
  return by > 0 && raider.stages[boost.stage] <= Math.min(HIGHEST_STAGE, uses * by) - by
}

// A second active cheer adds nothing. Raiders take turns, so that the next of four cheers just when a cheer ends.
function keptCheer({ state, raider, plan: { cheer } }: Situation): Choice | undefined {
  const isOwnTurn = state.turn % state.raiders.length === raider.who
  if (cheer === undefined || !isOwnTurn || raider.cheersLeft === 0) return undefined
  return isCheered(state, raider, cheer) ? undefined : { kind: 'cheer', cheer }
}

/** Another action for a turn, if no attack can be used twice in a row. */
function otherAction(situation: Situation): Choice | undefined {
  const { raider, roles } = situation
  const unrepeatable = roles.attacks.find(
    ({ move, place }) => move.flags.cantusetwice && place === raider.lastMove,
  )
  if (!unrepeatable) return undefined
  const alternative = roles.all.find((move) => move !== unrepeatable && isUsable(situation, move))
  return alternative && moveChoice(raider, alternative)
}
