import { abilityAgainst, abilityOf } from '@/lib/battle/dex/active-ability'
import { hpShare } from '@/lib/battle/dex/effects/hp'
import { itemTraits } from '@/lib/battle/dex/items'
import { recoveredShare } from '@/lib/battle/dex/moves/move-in-use'
import { rulesOf } from '@/lib/battle/dex/moves/moves'
import type { Decider } from '@/lib/battle/engine/fight'
import { isCheered } from '@/lib/battle/engine/raid/cheers'
import { CHEER_PRIORITY, priorityOf } from '@/lib/battle/engine/turn/order'
import type { Choice } from '@/lib/battle/model/state'
import { HIGHEST_STAGE } from '@/lib/battle/model/terms'
import { debuff } from './debuff'
import { deciderOf, isUsable, moveChoice, type Situation } from './decider'
import { aboutToAct, expectedDamage, hardestAttack, hardestHit, isBeforeBoss } from './outlook'
import type { Plan } from './plan'
import { raisesWereUndone, undoesRaisesSoon } from './resets'
import type { Placed } from './roles'

/**
 * Plays an attacker: it heals when the boss could bring it down next, boosts as its plan says while no reset is due, lowers
 * the boss's stats, keeps a cheer up, and else strikes with the attack that does most. It Terastallizes as soon as its orb is full.
 */
export function attackerPlaying(plan: Plan): Decider {
  return deciderOf(plan, (situation) => {
    const acting = { ...situation, raider: aboutToAct(situation.raider) }
    const { attack, damage } = hardestAttack(acting)
    const strike = attack && moveChoice(situation.raider, attack)
    if (damage >= situation.state.boss.hp) return strike
    return (
      rescue(situation, acting) ??
      boost(situation, damage) ??
      debuff(acting) ??
      keptCheer(situation) ??
      strike ??
      pause(acting)
    )
  })
}

/** What gives the raider HP. */
interface Rescue {
  /** HP that it is expected to give. */
  readonly hp: number
  readonly priority: number
  readonly choice: Choice
}

/** The choice that gives most HP back, where the boss could bring the raider down before it can heal later. */
function rescue(situation: Situation, acting: Situation): Choice | undefined {
  const { raider, plan } = situation
  const missing = raider.maxHp - raider.hp
  if (plan.caution === 'never' || missing === 0 || raider.volatiles.healblock !== undefined) return undefined
  const { mean, highest } = hardestHit(acting)
  const hit = plan.caution === 'mean hit' ? mean : highest
  if (raider.hp > 2 * hit) return undefined
  let best: Choice | undefined
  // Less than half of a hit is not worth the turn.
  let given = Math.min(missing, mean) / 2
  for (const { hp, priority, choice } of rescues(acting)) {
    // Who acts after the boss is hit once more before it heals.
    const hits = isBeforeBoss(acting, priority) ? 1 : 2
    if (raider.hp > hits * hit || Math.min(hp, missing) <= given) continue
    given = Math.min(hp, missing)
    best = choice
  }
  return best
}

const HEAL_CHEER: Choice = { kind: 'cheer', cheer: 'heal' }

function rescues(acting: Situation): readonly Rescue[] {
  const { arena, raider, roles } = acting
  const [least, most] = arena.assumptions.healCheer
  const moves = [
    ...roles.attacks.filter(({ move }) => move.drain > 0).map((one) => ({ one, hp: drained(acting, one) })),
    ...roles.recoveries.map((one) => ({
      one,
      hp: raider.maxHp * recoveredShare(acting.state, raider, one.move),
    })),
  ]
    .filter(({ one }) => isUsable(acting, one))
    .map(({ one, hp }) => rescueBy(acting, one, hp))
  if (raider.cheersLeft === 0) return moves
  return [...moves, { hp: (raider.maxHp * (least + most)) / 2, priority: CHEER_PRIORITY, choice: HEAL_CHEER }]
}

function rescueBy({ state, raider }: Situation, one: Placed, hp: number): Rescue {
  // `raider` is as it will stand, and stands so by the choice that Terastallizes it.
  const terastallize = raider.terastallized
  return {
    hp,
    priority: priorityOf(state, raider, one.move),
    choice: { kind: 'move', move: one.place, terastallize },
  }
}

function drained(acting: Situation, { move }: Placed): number {
  const { raider, state } = acting
  if (abilityAgainst(raider, state.boss).turnsDrainBack) return 0
  const damage = Math.min(state.boss.hp, expectedDamage(acting, move))
  return damage * move.drain * itemTraits(raider.item).drainFactor
}

function boost(situation: Situation, damage: number): Choice | undefined {
  const { raider, plan, roles } = situation
  const { boost } = roles
  if (!boost || plan.boosts === 0 || (!plan.repeatAfterReset && raisesWereUndone(situation))) return undefined
  const by = boost.by * abilityOf(raider).stageFactor
  const stage = raider.stages[boost.stage]
  if (by <= 0 || stage > Math.min(HIGHEST_STAGE, plan.boosts * by) - by) return undefined
  // One that has just been used and left nothing raised was undone at once: an attack comes first.
  if (raider.lastMove === boost.place && stage <= 0) return undefined
  if (undoesRaisesSoon(situation, damage) || !isUsable(situation, boost) || !survives(situation, boost))
    return undefined
  return moveChoice(raider, boost)
}

// A boost that costs HP leaves enough for the next hit, or the raider would faint with what it gained.
function survives(situation: Situation, { move }: Placed): boolean {
  const { costs } = rulesOf(move.name)
  const { raider } = situation
  return costs === 0 || raider.hp - hpShare(raider, costs) > hardestHit(situation).mean
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
