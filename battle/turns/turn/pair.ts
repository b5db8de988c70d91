import { abilityOf, spreadsGas } from '@/battle/dex/active-ability'
import { isInside } from '@/battle/dex/effects/abilities/commander'
import { feedOnField } from '@/battle/dex/effects/abilities/feed'
import { spreadGas } from '@/battle/dex/effects/abilities/lose-ability'
import { cureByAbility } from '@/battle/dex/effects/status'
import { dropVolatile } from '@/battle/dex/effects/volatiles'
import { moveType } from '@/battle/dex/moves/move-in-use'
import type { FailReason } from '@/battle/events'
import type { BattleMove } from '@/battle/model/battle-move'
import { type Bond, FREE, PAUSE } from '@/battle/model/state'
import {
  type CombatantDraft,
  hasActed,
  isAimedAtFoe,
  mayAimAtAlly,
  noteAction,
  type RaiderDraft,
  type Turn,
  type Use,
} from '@/battle/model/turn'
import type { Choice } from '@/battle/plan'
import { cheer } from '@/battle/turns/raid/cheers'
import { faintWhenDue } from '@/battle/turns/raid/fainting'
import { terastallize } from '@/battle/turns/raid/tera-orb'
import { bossChoice, secondBossChoice } from './boss-choice'
import { CHEER_PRIORITY, priorityOf, raiderActsFirst } from './order'
import { playMove } from './play-move'

interface ReadyAction {
  readonly move: BattleMove | undefined
  readonly index: number
  readonly priority: number
  readonly bond: Bond
  readonly idle: FailReason
}

/** Plays a raider's action, paired with one boss move against it. The boss doesn't act against a raider that waits. */
export function playPair(turn: Turn, raider: RaiderDraft, choice: Choice): void {
  if (choice.kind === 'wait' || raider.hp <= 0 || isInside(raider)) return
  const wasAbilityOff = raider.abilityOffFor > 0
  if (choice.kind === 'move' && choice.terastallize) terastallize(turn, raider)
  const raiderAction = readyRaider(turn, raider, choice)
  const bossAction = readyBoss(turn, raider)
  const secondAction = readySecond(turn, raider, bossAction)
  const isRaiderFirst = raiderActsFirst(
    turn,
    { who: raider, move: raiderAction.move, priority: raiderAction.priority },
    { who: turn.boss, move: bossAction.move, priority: bossAction.priority },
  )
  if (isRaiderFirst) {
    actAsRaider(turn, raider, choice, raiderAction, { last: false, readied: bossAction.move, struck: false })
    actAsBoss(turn, raider, bossAction, AFTERWARDS)
    actAgain(turn, raider, secondAction, AFTERWARDS)
  } else {
    const { hp } = raider
    const beforeRaider: Timing = { last: false, readied: raiderAction.move, struck: false }
    const isSecondLast = turn.arena.assumptions.secondMoveComes === 'last'
    actAsBoss(turn, raider, bossAction, beforeRaider)
    if (!isSecondLast) actAgain(turn, raider, secondAction, beforeRaider)
    const hadTruant = abilityOf(turn.boss).loafs
    actAsRaider(turn, raider, choice, raiderAction, {
      last: true,
      readied: undefined,
      struck: raider.hp < hp,
    })
    if (isSecondLast) actAgain(turn, raider, secondAction, AFTERWARDS)
    if (!hadTruant) loafWhenLate(turn, raider)
  }
  // In @pkmn/sim this help ends with the turn, here with the raider's pair. Later help lasts until its next pair.
  if (!turn.arena.assumptions.helpingHandWaits) dropVolatile(raider, 'helpinghand')
  noteAction(turn, raider)
  if (wasAbilityOff) countAbilityOff(turn, raider)
  faintWhenDue(turn, raider)
}

function loafWhenLate({ boss }: Turn, raider: RaiderDraft): void {
  if (abilityOf(boss).loafs && raider.bossBond === FREE) raider.bossBond = PAUSE
}

// After the player reset, a returning ability doesn't act again. But gas spreads, cures happen (tera-raid-builder), and
// Cloud Nine suppresses weather.
function countAbilityOff(turn: Turn, raider: RaiderDraft): void {
  raider.abilityOffFor = Math.max(0, raider.abilityOffFor - 1)
  if (spreadsGas(raider)) spreadGas(turn, raider)
  else cureByAbility(turn, raider)
  if (abilityOf(raider).stopsWeather) feedOnField(turn)
}

type Timing = Pick<Use, 'last' | 'readied' | 'struck'>

const AFTERWARDS: Timing = { last: true, readied: undefined, struck: false }

function readyRaider(turn: Turn, raider: RaiderDraft, choice: Choice): ReadyAction {
  const { bond } = raider
  if (choice.kind !== 'move' && bond === FREE) {
    return { move: undefined, index: -1, priority: CHEER_PRIORITY, bond, idle: 'no move' }
  }
  const index = boundIndex(turn, raider, choice.kind === 'move' ? choice.move : -1)
  return readyMove(turn, raider, index, bond)
}

// A rampage, a two-turn attack, an active Choice item and Encore leave no choice.
function boundIndex({ field }: Turn, { bond, volatiles }: RaiderDraft, chosen: number): number {
  if (bond !== FREE) return bond.move
  if (volatiles.encore !== undefined) return (volatiles.encoredmove ?? 0) - 1
  return volatiles.choicelock === undefined || field.magicRoom > 0 ? chosen : volatiles.choicelock - 1
}

function readyBoss(turn: Turn, raider: RaiderDraft): ReadyAction {
  if (raider.bossLosesMove) {
    raider.bossLosesMove = false
    return { move: undefined, index: -1, priority: 0, bond: FREE, idle: 'shield broken' }
  }
  const { bossBond } = raider
  const index = bossBond === FREE ? bossChoice(turn, raider) : bossBond.move
  return readyMove(turn, turn.boss, index, bossBond)
}

// The boss chooses both moves at the same time. It chooses no second move if bound, or if it loses its move.
function readySecond(turn: Turn, raider: RaiderDraft, { move, bond }: ReadyAction): ReadyAction | undefined {
  const index = move && bond === FREE ? secondBossChoice(turn, raider) : -1
  return index < 0 ? undefined : readyMove(turn, turn.boss, index, FREE)
}

function readyMove(turn: Turn, user: CombatantDraft, index: number, bond: Bond): ReadyAction {
  const move = index < 0 ? undefined : user.fighter.moves[index]
  if (move) return { move, index, bond, priority: priorityOf(turn, user, move), idle: 'no move' }
  return { move, index, bond, priority: 0, idle: bond === FREE ? 'no move' : reasonForPause(user) }
}

function reasonForPause(user: CombatantDraft): FailReason {
  return abilityOf(user).loafs ? 'loafing' : 'recharge'
}

function actAsRaider(
  turn: Turn,
  raider: RaiderDraft,
  choice: Choice,
  { move, index, bond, priority, idle }: ReadyAction,
  timing: Timing,
): void {
  if (raider.hp <= 0 || turn.boss.hp <= 0) return
  if (!move) {
    raider.bond = FREE
    if (choice.kind === 'cheer' && bond === FREE) cheer(turn, raider, choice.cheer)
    else turn.events.push({ kind: 'fails', by: raider.who, why: idle })
    return
  }
  const ally = choice.kind === 'move' && choice.ally !== undefined ? turn.raiders[choice.ally] : undefined
  const target = targetOf(raider, move, ally, turn.boss)
  const { readied, struck } = timing
  const last = target === turn.boss ? timing.last : hasActed(turn, target)
  const type = moveType(turn, raider, move)
  const use: Use = { user: raider, target, move, type, priority, last, readied, struck, spread: false }
  raider.bond = playMove(turn, use, index, bond)
}

function targetOf(
  raider: RaiderDraft,
  move: BattleMove,
  ally: RaiderDraft | undefined,
  boss: CombatantDraft,
): CombatantDraft {
  if (ally && ally.hp > 0 && mayAimAtAlly(move)) return ally
  return isAimedAtFoe(move) ? boss : raider
}

// After a first move that binds (Outrage, Hyper Beam) the boss makes no second move.
function actAgain(turn: Turn, raider: RaiderDraft, second: ReadyAction | undefined, timing: Timing): void {
  if (second && raider.bossBond === FREE) actAsBoss(turn, raider, second, timing)
}

function actAsBoss(
  turn: Turn,
  raider: RaiderDraft,
  { move, index, bond, priority, idle }: ReadyAction,
  { last, readied, struck }: Timing,
): void {
  const { boss } = turn
  if (boss.hp <= 0 || raider.hp <= 0) return
  raider.bossBond = FREE
  if (!move) {
    turn.events.push({ kind: 'fails', by: boss.who, why: idle })
    return
  }
  const target = isAimedAtFoe(move) ? raider : boss
  const type = moveType(turn, boss, move)
  // Only the script's spread moves hit all, at 3/4 (tera-raid-builder): a pair has one target.
  const use: Use = { user: boss, target, move, type, priority, last, readied, struck, spread: false }
  raider.bossBond = playMove(turn, use, index, bond)
}
