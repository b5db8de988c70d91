import { abilityOf } from '@/battle/dex/active-ability'
import { hurt } from '@/battle/dex/effects/hp'
import { cureConfusion, cureStatus } from '@/battle/dex/effects/status'
import { NO_VOLATILES, setVolatile } from '@/battle/dex/effects/volatiles'
import { itemTraits } from '@/battle/dex/items'
import { rulesOf } from '@/battle/dex/moves/moves'
import { statFactor } from '@/battle/dex/stats'
import { BANNING, BANS, hasAny } from '@/battle/dex/volatiles'
import type { FailReason, NamedCause, RuledVolatile } from '@/battle/events'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Combatant } from '@/battle/model/state'
import type { CombatantDraft, Turn } from '@/battle/model/turn'

/** Counts down sleep and confusion, and thaws. Source: https://bulbapedia.bulbagarden.net/wiki/Status_condition */
export function whyUnable(
  turn: Turn,
  user: CombatantDraft,
  move: BattleMove,
  index: number,
): FailReason | undefined {
  if (user.status === undefined && user.volatiles === NO_VOLATILES) return whyItemForbids(user, move)
  if (staysAsleep(turn, user) && !rulesOf(move.name).whileAsleep) return 'asleep'
  if (user.status === 'frz' && !thaws(turn, user, move)) return 'frozen'
  if (user.volatiles.flinch !== undefined) return 'flinch'
  const ban = whyForbidden(user, move, index)
  if (ban !== undefined) return ban
  if (isConfused(turn, user)) return 'confusion'
  if (user.status === 'par' && turn.random.chance(25)) return 'paralysis'
  return whyItemForbids(user, move)
}

/** Returns why a held item prevents a move, or `undefined` if none does. */
export function whyItemForbids({ item }: Combatant, { category }: BattleMove): NamedCause | undefined {
  if (category !== 'Status' || item === undefined || !itemTraits(item).attacksOnly) return undefined
  return { item }
}

function staysAsleep(turn: Turn, user: CombatantDraft): boolean {
  if (user.status !== 'slp') return false
  const turnsLeft = user.statusTurns - (abilityOf(user).wakesEarly ? 1 : 0)
  if (turnsLeft <= 0) {
    cureStatus(turn, user)
    return false
  }
  user.statusTurns = turnsLeft - 1
  return true
}

function thaws(turn: Turn, user: CombatantDraft, move: BattleMove): boolean {
  if (!move.flags.defrost && !turn.random.chance(20)) return false
  cureStatus(turn, user)
  return true
}

/** Returns the volatile that prevents a move (`taunt`, `disable`). `index` is the move's. */
export function whyForbidden(
  combatant: Combatant,
  move: BattleMove,
  index: number,
): RuledVolatile | undefined {
  const { volatiles } = combatant
  if (!hasAny(volatiles, BANNING)) return undefined
  for (const [id, bans] of BANS) if (volatiles[id] !== undefined && bans(move, combatant, index)) return id
  return undefined
}

function isConfused(turn: Turn, user: CombatantDraft): boolean {
  const turnsLeft = user.volatiles.confusion
  if (turnsLeft === undefined) return false
  if (turnsLeft <= 1) {
    cureConfusion(turn, user)
    return false
  }
  setVolatile(user, 'confusion', turnsLeft - 1)
  if (!turn.random.chance(100 / 3)) return false
  hurt(turn, user, confusionDamage(turn, user), 'confusion')
  return true
}

const CONFUSION_POWER = 40

/**
 * Returns the HP lost to confusion: a typeless physical hit of power 40 that nothing else changes. The damage
 * calculator has no such hit. Source: https://bulbapedia.bulbagarden.net/wiki/Confusion_(status_condition)
 */
export function confusionDamage({ random, field }: Turn, { fighter, stages }: CombatantDraft): number {
  const attack = Math.floor(fighter.stats.atk * statFactor(stages.atk))
  const defenseStat = field.wonderRoom > 0 ? fighter.stats.spd : fighter.stats.def
  const defense = Math.max(1, Math.floor(defenseStat * statFactor(stages.def)))
  const base = Math.floor((2 * fighter.level) / 5 + 2) * CONFUSION_POWER
  const maxDamage = Math.floor(Math.floor((base * attack) / defense) / 50) + 2
  return Math.max(1, Math.floor((maxDamage * (85 + random.below(16))) / 100))
}
