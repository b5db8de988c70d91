import { copyRaises } from '@/battle/dex/effects/abilities/copy-raises'
import { startReceivedItems } from '@/battle/dex/effects/received-item'
import { raiseShieldWhenDue } from '@/battle/dex/effects/shield'
import { dropVolatile } from '@/battle/dex/effects/volatiles'
import { moveType, reasonForNoUse } from '@/battle/dex/moves/move-in-use'
import type { ScriptedAction } from '@/battle/model/arena'
import type { BattleMove } from '@/battle/model/battle-move'
import {
  type CombatantDraft,
  hasActed,
  isAimedAtFoe,
  isSpread,
  type Turn,
  type Use,
} from '@/battle/model/turn'
import { attack } from '@/battle/turns/hit/attack'
import { faintWhenDue } from '@/battle/turns/raid/fainting'
import { resetBoss, resetPlayers } from '@/battle/turns/raid/resets'
import { stealCharges } from '@/battle/turns/raid/tera-orb'
import { playStatusMove } from '@/battle/turns/turn/status-move'

/**
 * Raises the shield and plays due scripted actions once, in roster order. Scripted actions happen between turns, and
 * only Taunt stops them. Source:
 * https://wikiwiki.jp/teraraid/%E3%83%AC%E3%82%A4%E3%83%89%E3%83%9C%E3%82%B9%E3%81%AE%E7%89%B9%E6%AE%8A%E8%A1%8C%E5%8B%95
 */
export function playScript(turn: Turn): void {
  const { boss, arena } = turn
  raiseShieldWhenDue(turn)
  for (let index = 0; index < arena.actions.length; index++) {
    const action = arena.actions[index]
    const bit = 1 << index
    if (!action || (boss.actionsDone & bit) !== 0 || !isDue(turn, action)) continue
    boss.actionsDone |= bit
    turn.events.push({ kind: 'scripted', action: action.kind, move: arena.boss.moves[action.move]?.name })
    play(turn, action)
    if (boss.hp <= 0) return
  }
}

function isDue({ boss, arena, secondsLeft }: Turn, { trigger, percent }: ScriptedAction): boolean {
  if (boss.hp <= 0) return false
  return trigger === 'HP'
    ? boss.hp * 100 <= percent * boss.maxHp
    : secondsLeft * 100 <= percent * arena.raidSeconds
}

function play(turn: Turn, { kind, move }: ScriptedAction): void {
  switch (kind) {
    case 'orb':
      stealCharges(turn)
      break
    case 'boss reset':
      resetBoss(turn)
      break
    case 'player reset':
      resetPlayers(turn)
      break
    case 'move':
      playScriptedMove(turn, move)
  }
}

function playScriptedMove(turn: Turn, index: number): void {
  const { boss, arena } = turn
  const move = arena.boss.moves[index]
  if (!move) return
  const isTaunted = boss.volatiles.taunt !== undefined && arena.assumptions.tauntStopsScript
  if (isTaunted && move.category === 'Status') {
    turn.events.push({ kind: 'fails', by: boss.who, why: 'taunt' })
    return
  }
  turn.events.push({ kind: 'uses', by: boss.who, move: move.name })
  const targets = targetsOf(turn, move)
  for (const target of targets) {
    playUse(turn, {
      user: boss,
      target,
      move,
      type: moveType(turn, boss, move),
      priority: 0,
      last: hasActed(turn, target),
      readied: undefined,
      struck: false,
      spread: targets.length > 1,
    })
  }
  startReceivedItems(turn)
  copyRaises(turn)
  for (const raider of turn.raiders) {
    // The move hits between two actions, so flinching has no effect.
    dropVolatile(raider, 'flinch')
    faintWhenDue(turn, raider)
  }
}

function playUse(turn: Turn, use: Use): void {
  const reason = reasonForNoUse(turn.arena, use.move)
  if (reason !== undefined) turn.events.push({ kind: 'fails', by: use.user.who, why: reason })
  else if (use.move.category === 'Status') playStatusMove(turn, use)
  else attack(turn, use)
}

// A single-target move hits a random active raider, a spread move all active raiders.
function targetsOf({ boss, raiders, random }: Turn, move: BattleMove): readonly CombatantDraft[] {
  const active = raiders.filter(({ hp }) => hp > 0)
  const target = isSpread(move) || active.length === 0 ? undefined : active[random.below(active.length)]
  if (!isAimedAtFoe(move)) return [boss]
  return target ? [target] : active
}
