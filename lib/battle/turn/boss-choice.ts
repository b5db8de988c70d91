import { sideEffectOf, terrainOf, weatherOf } from '@/lib/battle/effects/field'
import { canHave } from '@/lib/battle/effects/status'
import { meanHits } from '@/lib/battle/hit/hit-count'
import type { BattleMove } from '@/lib/battle/moves/battle-move'
import { TAKES_SHARE } from '@/lib/battle/tables/attack-rules'
import { FAILS_IN_RAIDS } from '@/lib/battle/tables/failing-moves'
import type { RaiderDraft, Turn } from './turn'
import { isAimedAtFoe } from './use'

const NO_HELP: readonly string[] = []

/**
 * The index of the move that the boss uses against a raider: by the assumption `bossPicks`, among those that affect it. A
 * taunted boss picks no status move. -1 when nothing is left.
 */
export function bossChoice(turn: Turn, raider: RaiderDraft): number {
  if (turn.arena.assumptions.bossPicks === 'strongest') {
    const strongest = strongestAttack(turn, raider)
    if (strongest >= 0) return strongest
  }
  return anyMove(turn, raider)
}

/** Draws before a boss's moves are looked through one by one. */
const MOST_DRAWS = 6

// Asking a drawn move alone whether it affects its target costs a fraction of asking all.
function anyMove(turn: Turn, raider: RaiderDraft): number {
  const { moves, picked } = turn.boss.fighter
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const index = turn.random.below(picked)
    const move = moves[index]
    if (move && affects(turn, move, raider)) return index
  }
  const affecting = moves
    .slice(0, picked)
    .flatMap((move, index) => (affects(turn, move, raider) ? [index] : []))
  return affecting[turn.random.below(affecting.length)] ?? -1
}

function strongestAttack(turn: Turn, raider: RaiderDraft): number {
  const { moves, picked } = turn.boss.fighter
  let most = 0
  let strongest = -1
  for (let index = 0; index < picked; index++) {
    const move = moves[index]
    if (!move || move.category === 'Status' || FAILS_IN_RAIDS.has(move.name)) continue
    const damage = expectedDamage(turn, move, raider)
    if (damage <= most) continue
    most = damage
    strongest = index
  }
  return strongest
}

/** The mean damage of a boss's attack on a raider, in HP: mean roll, mean number of hits, accuracy. */
export function expectedDamage(turn: Turn, move: BattleMove, raider: RaiderDraft): number {
  const rolls = rollsOf(turn, move, raider)
  let sum = 0
  for (let roll = 0; roll < rolls.length; roll++) sum += rolls[roll] ?? 0
  const accuracy = move.accuracy === true ? 100 : move.accuracy
  return ((sum / rolls.length) * meanHits(turn.boss, move) * accuracy) / 100
}

function affects(turn: Turn, move: BattleMove, raider: RaiderDraft): boolean {
  if (FAILS_IN_RAIDS.has(move.name)) return false
  if (move.category === 'Status') return statusAffects(turn, move, raider)
  if (TAKES_SHARE.has(move.name)) return true
  const rolls = rollsOf(turn, move, raider)
  return (rolls[rolls.length - 1] ?? 0) > 0
}

function statusAffects(turn: Turn, move: BattleMove, raider: RaiderDraft): boolean {
  const { boss, field } = turn
  if (boss.volatiles.taunt !== undefined) return false
  if (move.weather !== undefined && weatherOf(move.weather) === field.weather) return false
  if (move.terrain !== undefined && terrainOf(move.terrain) === field.terrain) return false
  const effect = move.sideCondition === undefined ? undefined : sideEffectOf(move.sideCondition)
  if (effect !== undefined && field.bossSide[effect] > 0) return false
  if (!isAimedAtFoe(move)) return true
  const { volatileStatus, status } = move
  if (volatileStatus !== undefined && raider.volatiles[volatileStatus] !== undefined) return false
  if (volatileStatus === 'yawn') return canHave(turn, raider, 'slp', boss)
  return status === undefined || canHave(turn, raider, status, boss)
}

function rollsOf(turn: Turn, move: BattleMove, raider: RaiderDraft): ArrayLike<number> {
  return turn.arena.damageOf({
    attacker: turn.boss,
    defender: raider,
    move,
    field: turn.field,
    critical: false,
    spread: false,
    helped: NO_HELP,
  })
}
