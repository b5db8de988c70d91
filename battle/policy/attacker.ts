import { abilityAgainst, abilityOf } from '@/battle/dex/active-ability'
import { rulesOf } from '@/battle/dex/moves/moves'
import type { Decider } from '@/battle/engine/fight'
import { isCheered } from '@/battle/engine/raid/cheers'
import type { Combatant, RaiderState } from '@/battle/model/state'
import { HIGHEST_STAGE } from '@/battle/model/terms'
import { type Choice, type Plan, TOO_LATE_BELOW } from '@/battle/plan'
import { debuff } from './debuff'
import { deciderOf, isUsable, moveChoice, type Situation } from './decider'
import { expectedDamage, hardestAttack, whenActing } from './lookahead'
import { raisesWereUndone, undoesRaisesSoon } from './resets'
import type { Placed, StageMove } from './roles'

/**
 * Plays an attacker: it heals below the percentages of its plan, boosts as its plan says while no reset is due, lowers the
 * boss's stats, keeps a cheer up, and else strikes with the attack that does most. It Terastallizes as soon as its orb is full.
 */
export function attackerPlaying(plan: Plan): Decider {
  return deciderOf(plan, (situation) => {
    const acting = { ...situation, raider: whenActing(situation.raider) }
    const healing = healCheer(situation) ?? inSleep(situation) ?? healingMove(acting, situation.raider)
    if (healing) return healing
    const { attack, damage } = hardestAttack(acting)
    const strike = attack && moveChoice(situation.raider, attack)
    if (damage >= situation.state.boss.hp) return strike
    const setUp = isLate(situation)
      ? undefined
      : (boost(situation, damage) ?? debuff(acting) ?? keptCheer(situation))
    return setUp ?? strike ?? pause(acting)
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

// Not a drain of whom it does not touch or who turns it back, nor Rest of one that stays awake, nor a second Wish.
function givesHp(acting: Situation, { move }: Placed): boolean {
  const { state, raider } = acting
  if (raider.volatiles.healblock !== undefined) return false
  if (move.category === 'Status') return rulesOf(move.name).givesNow?.(state, raider) !== 0
  return !abilityAgainst(raider, state.boss).turnsDrainBack && expectedDamage(acting, move) > 0
}

function isBelow({ hp, maxHp }: Pick<Combatant, 'hp' | 'maxHp'>, percent: number): boolean {
  return 100 * hp < percent * maxHp
}

/** Snore in a turn in which the raider surely sleeps on, as the first after Rest; nothing for others. */
function inSleep(situation: Situation): Choice | undefined {
  const { raider, roles } = situation
  if (raider.status !== 'slp' || raider.statusTurns <= (abilityOf(raider).wakesEarly ? 1 : 0))
    return undefined
  const able = roles.attacks.find((one) => rulesOf(one.move.name).whileAsleep && isUsable(situation, one))
  return able && moveChoice(raider, able)
}

function boost(situation: Situation, damage: number): Choice | undefined {
  const { raider, plan, roles } = situation
  const { boost, secondBoost } = roles
  if (!plan.repeatAfterReset && raisesWereUndone(situation)) return undefined
  // One that has just been used and left nothing raised was undone at once: an attack comes first.
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

// A second cheer at once adds nothing: of several that keep one up each has turns of its own, and of four the next one just
// when a cheer has ended.
function keptCheer({ state, raider, plan: { cheer } }: Situation): Choice | undefined {
  const isItsTurn = state.turn % state.raiders.length === raider.who
  if (cheer === undefined || !isItsTurn || raider.cheersLeft === 0) return undefined
  return isCheered(state, raider, cheer) ? undefined : { kind: 'cheer', cheer }
}

/** Something else for a turn, for one whose attacks cannot be used twice in a row; nothing for others. */
function pause(situation: Situation): Choice | undefined {
  const { raider, roles } = situation
  const tired = roles.attacks.find(({ move, place }) => move.flags.cantusetwice && place === raider.lastMove)
  if (!tired) return undefined
  const other = roles.all.find((one) => one !== tired && isUsable(situation, one))
  return other && moveChoice(raider, other)
}
