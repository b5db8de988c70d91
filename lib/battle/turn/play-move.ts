import { abilityOf } from '@/lib/battle/effects/abilities'
import { loseItem } from '@/lib/battle/effects/held-item'
import { changeOwnStages } from '@/lib/battle/effects/stages'
import { confuse } from '@/lib/battle/effects/status'
import { dropVolatile, setCount, setToTheEnd } from '@/lib/battle/effects/volatiles'
import { weatherNow } from '@/lib/battle/effects/weather'
import { payForAttack } from '@/lib/battle/hit/after-attack'
import { attack } from '@/lib/battle/hit/attack'
import { countsRow } from '@/lib/battle/hit/power'
import { type Bond, FREE } from '@/lib/battle/state'
import { CHARGING, PROTECTIONS, RAMPAGES } from '@/lib/battle/tables/attack-rules'
import { FAILS_IN_RAIDS } from '@/lib/battle/tables/failing-moves'
import { itemTraits } from '@/lib/battle/tables/items'
import { whatHinders } from './able'
import { works } from './conditions'
import { playStatusMove } from './status-move'
import type { Turn } from './turn'
import type { Use } from './use'

/**
 * Plays someone's use of a move, from whether it can move to what it leaves behind. `index` is the move's place among its
 * user's; `bond` what binds it since the turn before. Answers what binds it in the next.
 */
export function playMove(turn: Turn, use: Use, index: number, bond: Bond): Bond {
  const { user, move } = use
  dropVolatile(user, 'away')
  const hindered = whatHinders(turn, user, move, index)
  if (hindered !== undefined) {
    turn.events.push({ kind: 'fails', by: user.who, why: hindered })
    return FREE
  }
  turn.events.push({ kind: 'uses', by: user.who, move: move.name })
  if (user.item !== undefined) heedItem(use, index)
  if (countsRow(move)) countInRow(use, index, 'inarow')
  const fails = FAILS_IN_RAIDS.has(move.name) ? 'raid' : works(turn, use, index) ? undefined : 'condition'
  user.lastMove = index
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
  if (move.category === 'Status') {
    playStatusMove(turn, use)
    return FREE
  }
  const struck = attack(turn, use)
  payForAttack(turn, use)
  spend(turn, use)
  if (struck && move.self?.volatileStatus === 'mustrecharge') return PAUSE
  return rampage(turn, use, index, bond, struck)
}

// Choice items bind, Metronome counts.
function heedItem(use: Use, index: number): void {
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
  const { volatileStatus } = move
  const protects =
    volatileStatus !== undefined && (volatileStatus === 'endure' || PROTECTIONS.has(volatileStatus))
  if (!protects) dropVolatile(user, 'stall')
}

// The first turn of an attack of two, unless the weather or a Power Herb skips it.
function charges(turn: Turn, { user, move }: Use, bond: Bond): boolean {
  if (!move.flags.charge || bond !== FREE) return false
  const charging = CHARGING.get(move.name)
  if (charging?.boosts) changeOwnStages(turn, user, charging.boosts)
  if (charging?.atOnceIn !== undefined && weatherNow(turn) === charging.atOnceIn) return false
  if (itemTraits(user.item).chargesAtOnce) {
    loseItem(turn, user)
    return false
  }
  if (charging?.away) setToTheEnd(user, 'away')
  return true
}

// What an attack uses up of its user.
function spend(turn: Turn, { user, move, type }: Use): void {
  if (type === 'Electric') dropVolatile(user, 'charge')
  if (move.name === 'Fling') loseItem(turn, user)
  if (move.name === 'Spit Up') dropVolatile(user, 'stockpile')
  if (user.terastallized) return
  if (move.name === 'Double Shock') setToTheEnd(user, 'doubleshock')
  if (move.name === 'Burn Up') setToTheEnd(user, 'burnup')
}

// Outrage and its like bind their user while they strike, and leave it confused.
function rampage(turn: Turn, { user, move }: Use, index: number, bond: Bond, struck: boolean): Bond {
  const rule = RAMPAGES.get(move.name)
  if (!rule || !struck) return FREE
  const [least, most] = rule.more
  const turns = bond === FREE ? least + turn.random.below(most - least + 1) : bond.turns - 1
  if (turns > 0) return { move: index, turns }
  if (rule.confuses) confuse(turn, user)
  return FREE
}
