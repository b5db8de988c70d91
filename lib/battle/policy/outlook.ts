import { weatherNow } from '@/lib/battle/effects/weather'
import { accuracyOf } from '@/lib/battle/hit/accuracy'
import { aimsEachTime, meanHits } from '@/lib/battle/hit/hit-count'
import { moveType } from '@/lib/battle/hit/move-type'
import { poweredMove } from '@/lib/battle/hit/power'
import type { BattleMove } from '@/lib/battle/moves/battle-move'
import { cheerFactor } from '@/lib/battle/raid/cheers'
import { percentThroughShield } from '@/lib/battle/raid/shield'
import { FULL_CHARGE } from '@/lib/battle/raid/tera-orb'
import type { Combatant, RaiderState, Stages } from '@/lib/battle/state'
import { CHARGING, FIXED_DAMAGE } from '@/lib/battle/tables/attack-rules'
import { FAILS_IN_RAIDS } from '@/lib/battle/tables/failing-moves'
import { itemTraits } from '@/lib/battle/tables/items'
import { STAGE_NAMES } from '@/lib/battle/tables/stage-names'
import { copyRaider } from '@/lib/battle/turn/copies'
import { speedOf } from '@/lib/battle/turn/order'
import type { Moment } from './decider'
import type { Placed } from './roles'
import { isUsable } from './usable'

const ROLLS = 16
const NOBODY: readonly string[] = []

/** A raider as it will stand when it acts: Terastallized when its orb is full. */
export function aboutToAct(raider: RaiderState): RaiderState {
  if (!canTerastallize(raider)) return raider
  const acting = copyRaider(raider)
  acting.terastallized = true
  return acting
}

/** Whether its orb is full and it may still use it. */
export function canTerastallize({ teraCharge, terastallized, teraSpent }: RaiderState): boolean {
  return teraCharge >= FULL_CHARGE && !terastallized && !teraSpent
}

/** Whether a raider acts before a move of the boss without priority. */
export function isBeforeBoss({ state, raider }: Moment, priority: number): boolean {
  if (priority !== 0) return priority > 0
  const difference = speedOf(state, raider) - speedOf(state, state.boss)
  return state.field.trickRoom > 0 ? difference < 0 : difference > 0
}

/**
 * Damage in HP that an attack is expected to do to the boss in each turn that it takes: mean roll and hits, accuracy,
 * cheers and shield counted. 0 when the boss is immune.
 */
export function expectedDamage(moment: Moment, move: BattleMove): number {
  const { arena, state, raider } = moment
  const hits = expectedHits(moment, move)
  const rolls = arena.damageOf({
    attacker: charged(raider, move),
    defender: state.boss,
    // The middle one of hits that grow has their mean power.
    move: poweredMove({ user: raider, move, struck: false }, (meanHits(raider, move) - 1) / 2),
    field: state.field,
    critical: move.willCrit,
    spread: false,
    helped: NOBODY,
  })
  const damage = meanOf(rolls)
  return damage === 0 ? 0 : (damage * hits * factorOf(moment, move)) / turnsOf(moment, move)
}

/** The hardest of the boss's moves against the raider: its mean, and its highest roll with as many hits as it may have. */
export function hardestHit({ arena, state, raider }: Moment): { mean: number; highest: number } {
  const { boss, field } = state
  const scene = { arena, field }
  let mean = 0
  let highest = 0
  for (let place = 0; place < arena.boss.picked; place++) {
    const move = boss.fighter.moves[place]
    if (!move || move.category === 'Status' || FAILS_IN_RAIDS.has(move.name)) continue
    const rolls = arena.damageOf({
      attacker: boss,
      defender: raider,
      move,
      field,
      critical: move.willCrit,
      // A pair has one target.
      spread: false,
      helped: NOBODY,
    })
    const cheers = FIXED_DAMAGE.has(move.name) ? 1 : cheerFactor(scene, boss, raider, move.name)
    mean = Math.max(mean, meanOf(rolls) * meanHits(boss, move) * cheers)
    highest = Math.max(highest, (rolls[ROLLS - 1] ?? 0) * move.hits[1] * cheers)
  }
  return { mean, highest }
}

/** The attack that can be used now and is expected to do most, and how much; none where none does anything. */
export function hardestAttack(moment: Moment): { attack: Placed | undefined; damage: number } {
  let attack: Placed | undefined
  let damage = 0
  for (const one of moment.roles.attacks) {
    if (!isUsable(moment, one)) continue
    const expected = expectedDamage(moment, one.move)
    if (expected <= damage) continue
    attack = one
    damage = expected
  }
  return { attack, damage }
}

function meanOf(rolls: ArrayLike<number>): number {
  let sum = 0
  for (let roll = 0; roll < ROLLS; roll++) sum += rolls[roll] ?? 0
  return sum / ROLLS
}

// Where each hit may miss, the first miss ends them: a + a² + … + aⁿ for an accuracy of a.
function expectedHits({ state, raider }: Moment, move: BattleMove): number {
  const hits = meanHits(raider, move)
  const aim = { user: raider, target: state.boss, move, last: false }
  const accuracy = Math.min(1, accuracyOf(state, aim) / 100)
  if (accuracy === 1 || hits === 1 || !aimsEachTime({ user: raider, move })) return hits * accuracy
  return (accuracy * (1 - accuracy ** hits)) / (1 - accuracy)
}

function factorOf({ arena, state, raider }: Moment, move: BattleMove): number {
  const { boss, field } = state
  const isFixed = FIXED_DAMAGE.has(move.name)
  const cheers = isFixed ? 1 : cheerFactor({ arena, field }, raider, boss, move.name)
  if (boss.shield.phase !== 'up' || (isFixed && !arena.assumptions.shieldReducesFixedDamage)) return cheers
  return (cheers * percentThroughShield(arena, raider, moveType(state, raider, move) ?? '')) / 100
}

// Charging or recharging takes a turn of its own.
function turnsOf({ state, raider }: Moment, { name, flags, self }: BattleMove): number {
  if (self?.volatileStatus === 'mustrecharge') return 2
  if (!flags.charge || itemTraits(raider.item).chargesAtOnce) return 1
  const atOnceIn = CHARGING.get(name)?.atOnceIn
  return atOnceIn !== undefined && atOnceIn === weatherNow(state) ? 1 : 2
}

// Meteor Beam and its like raise their user while they charge.
function charged(raider: Combatant, { flags, name }: BattleMove): Combatant {
  const boosts = flags.charge && CHARGING.get(name)?.boosts
  if (!boosts) return raider
  const stages: Record<keyof Stages, number> = { ...raider.stages }
  for (const stage of STAGE_NAMES) stages[stage] = Math.min(6, stages[stage] + (boosts[stage] ?? 0))
  return { ...raider, stages }
}
