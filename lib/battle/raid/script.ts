import type { ScriptedAction } from '@/lib/battle/arena'
import { dropVolatile } from '@/lib/battle/effects/volatiles'
import { attack } from '@/lib/battle/hit/attack'
import { moveType } from '@/lib/battle/hit/move-type'
import { playStatusMove } from '@/lib/battle/turn/status-move'
import { type CombatantDraft, stands, type Turn } from '@/lib/battle/turn/turn'
import { isAimedAtFoe, isSpread } from '@/lib/battle/turn/use'
import { faintWhenDue } from './fainting'
import { resetBoss, resetPlayers } from './resets'
import { raiseShieldWhenDue } from './shield'
import { stealCharges } from './tera-orb'

/**
 * Raises the shield and plays the scripted actions that are due, in the roster's order, each once. They come between
 * turns and nothing but Taunt hinders them.
 * Source: https://wikiwiki.jp/teraraid/%E3%83%AC%E3%82%A4%E3%83%89%E3%83%9C%E3%82%B9%E3%81%AE%E7%89%B9%E6%AE%8A%E8%A1%8C%E5%8B%95
 */
export function playScript(turn: Turn): void {
  const { boss, arena } = turn
  raiseShieldWhenDue(turn)
  for (let place = 0; place < arena.actions.length; place++) {
    const action = arena.actions[place]
    const bit = 1 << place
    if (!action || (boss.actionsDone & bit) !== 0 || !isDue(turn, action)) continue
    boss.actionsDone |= bit
    turn.events.push({ kind: 'scripted', action: action.action })
    play(turn, action)
    // What the action did may have cost time or HP.
    if (boss.hp <= 0) return
  }
}

function isDue({ boss, arena, secondsLeft }: Turn, { trigger, threshold }: ScriptedAction): boolean {
  if (boss.hp <= 0) return false
  return trigger === 'HP'
    ? boss.hp * 100 <= threshold * boss.maxHp
    : secondsLeft * 100 <= threshold * arena.raidSeconds
}

function play(turn: Turn, { action, move }: ScriptedAction): void {
  switch (action) {
    case 'Reduce Tera Orb Charge':
      stealCharges(turn)
      break
    case 'Stats & Status Reset':
      resetBoss(turn)
      break
    case 'Player Stats & Status Reset':
      resetPlayers(turn)
      break
    default:
      playScriptedMove(turn, move)
  }
}

// A move against one strikes any of those that stand; one against all strikes each.
function playScriptedMove(turn: Turn, index: number): void {
  const { boss, arena } = turn
  const move = arena.boss.moves[index]
  if (!move) return
  if (
    boss.volatiles.taunt !== undefined &&
    move.category === 'Status' &&
    arena.assumptions.tauntStopsScript
  ) {
    turn.events.push({ kind: 'fails', by: boss.who, why: 'taunt' })
    return
  }
  turn.events.push({ kind: 'uses', by: boss.who, move: move.name })
  const standing = turn.raiders.filter(stands)
  const spread = isSpread(move)
  const drawn = spread ? standing : standing.slice(0, 0)
  const one = spread || standing.length === 0 ? undefined : standing[turn.random.below(standing.length)]
  const targets: readonly CombatantDraft[] = isAimedAtFoe(move) ? (one ? [one] : drawn) : [boss]
  for (const target of targets) {
    const use = {
      user: boss,
      target,
      move,
      type: moveType(turn, boss, move),
      priority: 0,
      last: true,
      readied: undefined,
      struck: false,
      spread: targets.length > 1,
    }
    if (move.category === 'Status') playStatusMove(turn, use)
    else attack(turn, use)
  }
  for (const raider of turn.raiders) {
    // It strikes between two actions: nobody is left to flinch.
    dropVolatile(raider, 'flinch')
    faintWhenDue(turn, raider)
  }
}
