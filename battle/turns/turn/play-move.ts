import { abilityOf, weatherNow } from '@/battle/dex/active-ability'
import { copyRaises } from '@/battle/dex/effects/abilities/copy-raises'
import { isOnlyType, setType } from '@/battle/dex/effects/change-types'
import { isGuard } from '@/battle/dex/effects/field'
import { spendItem } from '@/battle/dex/effects/held-item'
import { startReceivedItems } from '@/battle/dex/effects/received-item'
import { changeOwnStages } from '@/battle/dex/effects/stages'
import { confuse, cureByAbility } from '@/battle/dex/effects/status'
import { dropVolatile, inflict, setCount, setToTheEnd } from '@/battle/dex/effects/volatiles'
import { itemTraits } from '@/battle/dex/items'
import { canSucceed, moveType, reasonForNoUse } from '@/battle/dex/moves/move-in-use'
import { rulesOf } from '@/battle/dex/moves/moves'
import { isProtecting, plantedBy } from '@/battle/dex/volatiles'
import { BOSS, type FailReason } from '@/battle/events'
import { mustRecharge } from '@/battle/model/battle-move'
import { type Bond, FREE, PAUSE } from '@/battle/model/state'
import { isAimedAtFoe, type Turn, type Use } from '@/battle/model/turn'
import { payForAttack } from '@/battle/turns/hit/after-attack'
import { attack } from '@/battle/turns/hit/attack'
import { whyBlocked } from '@/battle/turns/hit/reach'
import { whyUnable } from './able'
import { playStatusMove } from './status-move'

/**
 * Plays a use of a move, from whether the user can move to what it leaves behind. `index` is the move's index in the
 * user's moves, `bond` the bond from the turn before. Returns the bond for the next turn.
 */
export function playMove(turn: Turn, use: Use, index: number, bond: Bond): Bond {
  const next = perform(turn, use, index, bond)
  // The target's ability works again after the move: https://bulbapedia.bulbagarden.net/wiki/Mold_Breaker_(Ability)
  if (abilityOf(use.user).moldBreaker) cureByAbility(turn, use.target)
  startReceivedItems(turn)
  copyRaises(turn)
  return next
}

function perform(turn: Turn, use: Use, index: number, bond: Bond): Bond {
  const { user, move } = use
  dropVolatile(user, 'away')
  const inaction = whyUnable(turn, user, move, index)
  if (inaction !== undefined) {
    turn.events.push({ kind: 'fails', by: user.who, why: inaction })
    return FREE
  }
  turn.events.push({ kind: 'uses', by: user.who, move: move.name })
  if (user.item !== undefined) applyItem(use, index)
  const rules = rulesOf(move.name)
  if (rules.growsInRow) countInRow(use, index, 'inarow')
  const failure = reasonForFailure(turn, use, index)
  user.lastMove = index
  user.lastTarget = use.target.who
  if (!rules.copiesMove) turn.lastMoved = user.who
  endProtecting(use)
  if (failure !== undefined) {
    turn.events.push({ kind: 'fails', by: user.who, why: failure })
    return FREE
  }
  if (isCharging(turn, use, bond)) return { move: index, turns: 0 }
  const next = play(turn, use, index, bond)
  return next === FREE && abilityOf(user).loafs ? PAUSE : next
}

function reasonForFailure(turn: Turn, use: Use, index: number): FailReason | undefined {
  return reasonForNoUse(turn.arena, use.move) ?? (canSucceed(turn, use, index) ? undefined : 'condition')
}

function play(turn: Turn, use: Use, index: number, bond: Bond): Bond {
  const { user, move } = use
  const { repeatsMove, copiesMove, delays } = rulesOf(move.name)
  if (abilityOf(user).takesMoveType) takeType(turn, use)
  if (repeatsMove) {
    repeat(turn, use)
    return FREE
  }
  if (copiesMove) return copyLastMove(turn, use, index)
  if (delays !== undefined) {
    delay(turn, use, delays)
    return FREE
  }
  if (move.category === 'Status') {
    playStatusMove(turn, use)
    return FREE
  }
  const hasHit = attack(turn, use)
  payForAttack(turn, use)
  spendCosts(turn, use)
  if (hasHit && turn.arena.assumptions.helpingHandWaits) dropVolatile(user, 'helpinghand')
  if (hasHit && mustRecharge(move)) return PAUSE
  return rampage(turn, use, index, bond, hasHit)
}

// Before the move hits or misses, and once until the user faints: `protean` in @pkmn/sim.
function takeType(turn: Turn, { user, type }: Use): void {
  if (type === undefined || user.volatiles.protean !== undefined) return
  if (user.terastallized || isOnlyType(user, type)) return
  setToTheEnd(user, 'protean')
  turn.events.push({ kind: 'ability', who: user.who, ability: user.ability })
  setType(turn, user, type)
}

// Instruct uses up only its user's turn. Everything else is the target's, even the bond of the repeated move.
function repeat(turn: Turn, use: Use): void {
  const obstacle = whyBlocked(turn, use)
  if (obstacle !== undefined) {
    turn.events.push({ kind: 'unaffected', who: use.target.who, why: obstacle })
    return
  }
  const raider = turn.raiders[use.target.who]
  const move = raider?.fighter.moves[raider.lastMove]
  if (!raider || !move) return
  const aim = raider.lastTarget === BOSS ? turn.boss : turn.raiders[raider.lastTarget]
  const target = aim && aim.hp > 0 ? aim : turn.boss
  const type = moveType(turn, raider, move)
  raider.bond = playMove(turn, { ...use, user: raider, target, move, type }, raider.lastMove, FREE)
}

// The last move of any fighter, unless it can't be copied or takes two turns.
function copyLastMove(turn: Turn, use: Use, index: number): Bond {
  const { user } = use
  const last = turn.lastMoved === BOSS ? turn.boss : turn.raiders[turn.lastMoved ?? BOSS]
  const copiedMove = last?.fighter.moves[last.lastMove]
  const target = copiedMove && isAimedAtFoe(copiedMove) && user !== turn.boss ? turn.boss : user
  const next = copiedMove && { ...use, move: copiedMove, target, type: moveType(turn, user, copiedMove) }
  const isImpossible =
    !next || copiedMove.flags.failcopycat !== undefined || copiedMove.flags.charge !== undefined
  const why = isImpossible || user === turn.boss ? 'condition' : reasonForFailure(turn, next, index)
  if (!next || why !== undefined) {
    turn.events.push({ kind: 'fails', by: user.who, why: why ?? 'condition' })
    return FREE
  }
  turn.events.push({ kind: 'uses', by: user.who, move: copiedMove.name })
  return play(turn, next, index, FREE)
}

// Only one delayed attack can be pending against a target. No boss has one.
function delay(turn: Turn, { user, target }: Use, id: 'futuresight' | 'doomdesire'): void {
  const isBlocked = target !== turn.boss || target.volatiles.futuresource !== undefined
  if (isBlocked || !inflict(turn, target, id, user)) {
    turn.events.push({ kind: 'fails', by: user.who, why: 'condition' })
    return
  }
  setCount(target, 'futuresource', plantedBy(user.who))
}

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

// Protect fails more often only if used in a row.
function endProtecting({ user, move }: Use): void {
  if (!isProtecting(move.volatileStatus) && !isGuard(move.sideCondition)) dropVolatile(user, 'stall')
}

// Whether this is the first turn of a two-turn attack. Weather or a Power Herb may skip that turn.
function isCharging(turn: Turn, { user, move }: Use, bond: Bond): boolean {
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

function spendCosts(turn: Turn, use: Use): void {
  if (use.type === 'Electric') dropVolatile(use.user, 'charge')
  rulesOf(use.move.name).spends?.(turn, use)
}

// A rampage binds its user while it hits, and usually ends in confusion.
function rampage(turn: Turn, { user, move }: Use, index: number, bond: Bond, hasHit: boolean): Bond {
  const rule = rulesOf(move.name).rampage
  if (!rule || !hasHit) return FREE
  const [minTurns, maxTurns] = rule.more
  const turns = bond === FREE ? minTurns + turn.random.below(maxTurns - minTurns + 1) : bond.turns - 1
  if (turns > 0) return { move: index, turns }
  if (rule.confuses) confuse(turn, user)
  return FREE
}
