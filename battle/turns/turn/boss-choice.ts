import { fieldNow } from '@/battle/dex/active-ability'
import { sideEffectOf, terrainOf, weatherOf } from '@/battle/dex/effects/field'
import { canHave } from '@/battle/dex/effects/status'
import { poweredMove, reasonForNoUse } from '@/battle/dex/moves/move-in-use'
import { rulesOf } from '@/battle/dex/moves/moves'
import { statusBrought } from '@/battle/dex/volatiles'
import type { BattleMove } from '@/battle/model/battle-move'
import { meanRoll, NO_HELP } from '@/battle/model/damage-source'
import type { BattleState } from '@/battle/model/state'
import { isAimedAtFoe, type RaiderDraft, type Turn } from '@/battle/model/turn'
import { meanHits } from '@/battle/turns/hit/chances'

/**
 * Returns a move index, or -1 if no move is possible. Chooses among moves that affect the raider, by the assumption
 * `bossPicks`; a taunted boss can't choose status moves.
 */
export function bossChoice(turn: Turn, raider: RaiderDraft): number {
  if (turn.arena.assumptions.bossPicks === 'strongest') {
    const strongest = strongestAttack(turn, raider)
    if (strongest >= 0) return strongest
  }
  return anyMove(turn, raider)
}

type Moment = Pick<BattleState, 'boss' | 'secondsLeft'> & Pick<Turn, 'arena'>

/**
 * Returns the percent chance of a second move against a raider that acts now. The boss has it from its threshold of HP
 * or time on; a threshold of 0 is never reached. Source: see `secondMoveComes` in `battle/assumptions.ts`.
 */
function secondMoveChance({ arena, boss, secondsLeft }: Moment): number {
  const { secondMove, raidSeconds } = arena
  if (secondMove === undefined) return 0
  const { hp, time, chance } = secondMove
  const isActive = boss.hp * 100 <= hp * boss.maxHp || secondsLeft * 100 <= time * raidSeconds
  return isActive ? chance : 0
}

/** Returns the index of the boss's second move against a raider; -1 without a second move. */
export function secondBossChoice(turn: Turn, raider: RaiderDraft): number {
  return turn.random.chance(secondMoveChance(turn)) ? bossChoice(turn, raider) : -1
}

/** Random draws before checking the boss's moves one by one. */
const MAX_DRAWS = 6

// Checking one random move costs a fraction of checking all moves.
function anyMove(turn: Turn, raider: RaiderDraft): number {
  const { moves, randomMoveCount } = turn.boss.fighter
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const index = turn.random.below(randomMoveCount)
    const move = moves[index]
    if (move && affects(turn, move, raider)) return index
  }
  const affecting = moves
    .slice(0, randomMoveCount)
    .flatMap((move, index) => (affects(turn, move, raider) ? [index] : []))
  return affecting[turn.random.below(affecting.length)] ?? -1
}

function strongestAttack(turn: Turn, raider: RaiderDraft): number {
  const { moves, randomMoveCount } = turn.boss.fighter
  let maxDamage = 0
  let strongest = -1
  for (let index = 0; index < randomMoveCount; index++) {
    const move = moves[index]
    if (!move || move.category === 'Status' || reasonForNoUse(turn.arena, move) !== undefined) continue
    const damage = expectedDamage(turn, move, raider)
    if (damage <= maxDamage) continue
    maxDamage = damage
    strongest = index
  }
  return strongest
}

/** Returns the average damage of a boss's attack in HP: average roll and number of hits, times accuracy. */
function expectedDamage(turn: Turn, move: BattleMove, raider: RaiderDraft): number {
  const accuracy = move.accuracy === true ? 100 : move.accuracy
  return (meanRoll(rollsOf(turn, move, raider)) * meanHits(turn, turn.boss, move) * accuracy) / 100
}

function affects(turn: Turn, move: BattleMove, raider: RaiderDraft): boolean {
  if (reasonForNoUse(turn.arena, move) !== undefined) return false
  if (move.category === 'Status') return statusAffects(turn, move, raider)
  if (rulesOf(move.name).takesShare > 0) return true
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
  if (raider.terastallized && rulesOf(move.name).changesTypes) return false
  const { volatileStatus } = move
  if (volatileStatus !== undefined && raider.volatiles[volatileStatus] !== undefined) return false
  const status = statusBrought(move)
  return status === undefined || canHave(turn, raider, status, boss)
}

function rollsOf(turn: Turn, move: BattleMove, raider: RaiderDraft): ArrayLike<number> {
  return turn.arena.damageOf({
    attacker: turn.boss,
    defender: raider,
    move: rulesOf(move.name).power ? withCurrentPower(turn, move) : move,
    field: fieldNow(turn),
    critical: false,
    last: false,
    spread: false,
    helped: NO_HELP,
  })
}

function withCurrentPower(turn: Turn, move: BattleMove): BattleMove {
  return poweredMove(turn, { user: turn.boss, move, last: false, struck: false }, 0)
}
