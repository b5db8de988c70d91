import { abilityOf, weatherNow } from '@/lib/battle/dex/active-ability'
import { copyRaises } from '@/lib/battle/dex/effects/copy-raises'
import { spendItem } from '@/lib/battle/dex/effects/held-item'
import { changeOwnStages } from '@/lib/battle/dex/effects/stages'
import { confuse } from '@/lib/battle/dex/effects/status'
import { dropVolatile, setCount, setToTheEnd } from '@/lib/battle/dex/effects/volatiles'
import { itemTraits } from '@/lib/battle/dex/items'
import { moveType, works } from '@/lib/battle/dex/moves/move-in-use'
import { rulesOf } from '@/lib/battle/dex/moves/moves'
import { isProtecting } from '@/lib/battle/dex/volatiles'
import { payForAttack } from '@/lib/battle/engine/hit/after-attack'
import { attack } from '@/lib/battle/engine/hit/attack'
import { mustRecharge } from '@/lib/battle/model/battle-move'
import { type Bond, FREE } from '@/lib/battle/model/state'
import { BOSS } from '@/lib/battle/model/terms'
import type { Turn, Use } from '@/lib/battle/model/turn'
import { reasonForInaction } from './able'
import { playStatusMove } from './status-move'

/**
 * Plays someone's use of a move, from whether it can move to what it leaves behind. `index` is the move's place among its
 * user's; `bond` what binds it since the turn before. Answers what binds it in the next.
 */
export function playMove(turn: Turn, use: Use, index: number, bond: Bond): Bond {
  const next = perform(turn, use, index, bond)
  copyRaises(turn)
  return next
}

function perform(turn: Turn, use: Use, index: number, bond: Bond): Bond {
  const { user, move } = use
  dropVolatile(user, 'away')
  const hindered = reasonForInaction(turn, user, move, index)
  if (hindered !== undefined) {
    turn.events.push({ kind: 'fails', by: user.who, why: hindered })
    return FREE
  }
  turn.events.push({ kind: 'uses', by: user.who, move: move.name })
  if (user.item !== undefined) applyItem(use, index)
  const rules = rulesOf(move.name)
  if (rules.growsInRow) countInRow(use, index, 'inarow')
  const fails = rules.fails !== undefined ? 'raid' : works(turn, use, index) ? undefined : 'condition'
  user.lastMove = index
  user.lastTarget = use.target.who
  endProtecting(use)
  if (fails !== undefined) {
    turn.events.push({ kind: 'fails', by: user.who, why: fails })
    return FREE
  }
  if (charges(turn, use, bond)) return { move: index, turns: 0 }
  const next = play(turn, use, index, bond)
  return next === FREE && abilityOf(user).loafs ? PAUSE : next
}

// Recharging, and the turn that Truant loses.
const PAUSE: Bond = { move: -1, turns: 1 }

function play(turn: Turn, use: Use, index: number, bond: Bond): Bond {
  const { move } = use
  if (rulesOf(move.name).repeatsMove) {
    repeat(turn, use)
    return FREE
  }
  if (move.category === 'Status') {
    playStatusMove(turn, use)
    return FREE
  }
  const struck = attack(turn, use)
  payForAttack(turn, use)
  spend(turn, use)
  if (struck && turn.arena.assumptions.helpingHandWaits) dropVolatile(use.user, 'helpinghand')
  if (struck && mustRecharge(move)) return PAUSE
  return rampage(turn, use, index, bond, struck)
}

// Instruct takes the turn of its user alone: all else is its target's, the bond that the repeated move brings as well.
function repeat(turn: Turn, use: Use): void {
  const raider = turn.raiders[use.target.who]
  const move = raider?.fighter.moves[raider.lastMove]
  if (!raider || !move) return
  const aim = raider.lastTarget === BOSS ? turn.boss : turn.raiders[raider.lastTarget]
  const target = aim && aim.hp > 0 ? aim : turn.boss
  const type = moveType(turn, raider, move)
  raider.bond = playMove(turn, { ...use, user: raider, target, move, type }, raider.lastMove, FREE)
}

// Choice items bind, Metronome counts.
function applyItem(use: Use, index: number): void {
  const { user } = use
  const { locksMove, countsRepeats } = itemTraits(user.item)
  if (locksMove && user.volatiles.choicelock === undefined) setCount(user, 'choicelock', index + 1)
  if (countsRepeats) countInRow(use, index, 'metronome')
}

function countInRow({ user }: Use, index: number, id: 'metronome' | 'inarow'): void {
  if (user.lastMove === index) setCount(user, id, (user.volatiles[id] ?? 0) + 1)
  else dropVolatile(user, id)
}

// Protect fails more often only while nothing else is used.
function endProtecting({ user, move }: Use): void {
  if (!isProtecting(move.volatileStatus)) dropVolatile(user, 'stall')
}

// The first turn of an attack of two, unless the weather or a Power Herb skips it.
function charges(turn: Turn, { user, move }: Use, bond: Bond): boolean {
  if (!move.flags.charge || bond !== FREE) return false
  const { charging } = rulesOf(move.name)
  if (charging?.boosts) changeOwnStages(turn, user, charging.boosts)
  if (charging?.atOnceIn !== undefined && weatherNow(turn) === charging.atOnceIn) return false
  if (itemTraits(user.item).chargesAtOnce) {
    spendItem(turn, user)
    return false
  }
  if (charging?.away) setToTheEnd(user, 'away')
  return true
}

// What an attack uses up of its user.
function spend(turn: Turn, use: Use): void {
  if (use.type === 'Electric') dropVolatile(use.user, 'charge')
  rulesOf(use.move.name).spends?.(turn, use)
}

// A rampage binds its user while it strikes, and mostly leaves it confused.
function rampage(turn: Turn, { user, move }: Use, index: number, bond: Bond, struck: boolean): Bond {
  const rule = rulesOf(move.name).rampage
  if (!rule || !struck) return FREE
  const [least, most] = rule.more
  const turns = bond === FREE ? least + turn.random.below(most - least + 1) : bond.turns - 1
  if (turns > 0) return { move: index, turns }
  if (rule.confuses) confuse(turn, user)
  return FREE
}
