import { heal, hpShare } from '@/battle/dex/effects/hp'
import { cureConfusion, cureStatus, cureVolatile } from '@/battle/dex/effects/status'
import { rulesOf } from '@/battle/dex/moves/moves'
import { BOSS } from '@/battle/events'
import type { CheerState, Combatant, RaiderState, Scene } from '@/battle/model/state'
import type { RaiderDraft, Turn } from '@/battle/model/turn'

/** One shared object, so that rules can compare by identity. */
export const NO_CHEER: CheerState = { turns: 0, count: 0 }

type Cheer = 'attack' | 'defense' | 'heal'

/** Affects all active raiders. Does nothing without cheers left. */
export function cheer(turn: Turn, raider: RaiderDraft, type: Cheer): void {
  if (raider.cheersLeft <= 0) return
  raider.cheersLeft -= 1
  turn.events.push({ kind: 'cheer', by: raider.who, cheer: type })
  if (type === 'heal') healAll(turn)
  else startCheer(turn, type)
}

// The turn of the cheer counts.
function startCheer({ field, arena }: Turn, type: 'attack' | 'defense'): void {
  const { cheerTurns, mostCheerTurns, cheersStack } = arena.assumptions
  const previous = type === 'attack' ? field.attackCheer : field.defenseCheer
  const turns = Math.min(mostCheerTurns, previous.turns + cheerTurns)
  const cheerState = { turns, count: cheersStack === 'multiply' ? previous.count + 1 : 1 }
  if (type === 'attack') field.attackCheer = cheerState
  else field.defenseCheer = cheerState
}

// All raiders get the same share: https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle
function healAll(turn: Turn): void {
  const { healCheer, healCheerEndsYawn } = turn.arena.assumptions
  const [minShare, maxShare] = healCheer
  const share = minShare + (maxShare - minShare) * turn.random.share()
  for (const raider of turn.raiders) {
    if (raider.hp <= 0) continue
    heal(turn, raider, hpShare(raider, share), 'Heal cheer')
    cureStatus(turn, raider)
    cureConfusion(turn, raider)
    if (healCheerEndsYawn) for (const id of ['yawn', 'syrupbomb'] as const) cureVolatile(turn, raider, id)
  }
}

/**
 * Returns the factor of cheers on a hit: Attack cheers raise raiders' Attack and Sp. Atk, Defense cheers their Defense
 * and Sp. Def. Source: wikiwiki.jp/teraraid, the page on cheers.
 */
export function cheerFactor(
  { arena, field }: Pick<Turn, 'arena'> & Pick<Scene, 'field'>,
  user: Combatant,
  target: Combatant,
  move: string,
): number {
  const { attackCheer, defenseCheer } = field
  const { attackCheered, defenseCheered } = user.who === BOSS ? target : user
  const isCheered = attackCheered || defenseCheered
  if (attackCheer === NO_CHEER && defenseCheer === NO_CHEER && !isCheered) return 1
  const { cheerFactor: factor } = arena.assumptions
  const attack = factor ** Math.max(attackCheer.count, Number(attackCheered))
  const defense = factor ** Math.max(defenseCheer.count, Number(defenseCheered))
  const { strikesWith } = rulesOf(move)
  if (user.who !== BOSS) return strikesWith === 'Defense' ? defense : attack
  if (target.who === BOSS) return 1
  return strikesWith === 'the Attack of its target' ? attack / defense : 1 / defense
}

/** Includes a cheer under which the raider fainted. */
export function isCheered(
  { field }: Pick<Scene, 'field'>,
  { attackCheered, defenseCheered }: Pick<RaiderState, 'attackCheered' | 'defenseCheered'>,
  type: 'attack' | 'defense',
): boolean {
  return type === 'attack'
    ? attackCheered || field.attackCheer.turns > 0
    : defenseCheered || field.defenseCheer.turns > 0
}

/** Keeps a raider's active cheers until the raid ends. */
export function keepCheers({ field }: Turn, raider: RaiderDraft): void {
  if (field.attackCheer !== NO_CHEER) raider.attackCheered = true
  if (field.defenseCheer !== NO_CHEER) raider.defenseCheered = true
}

export function cheerAfterTurn({ turns, count }: CheerState): CheerState {
  return turns > 1 ? { turns: turns - 1, count } : NO_CHEER
}
