import { heal, hpShare } from '@/lib/battle/dex/effects/hp'
import { cureConfusion, cureStatus } from '@/lib/battle/dex/effects/status'
import { rulesOf } from '@/lib/battle/dex/moves/moves'
import type { CheerState, Combatant, Scene } from '@/lib/battle/model/state'
import { BOSS } from '@/lib/battle/model/terms'
import type { RaiderDraft, Turn } from '@/lib/battle/model/turn'

/** No cheer works. One object, so that engines can ask quickly. */
export const NO_CHEER: CheerState = { turns: 0, count: 0 }

/** The three cheers. */
type Cheer = 'attack' | 'defense' | 'heal'

/** Lets a raider cheer for all that stand. Without cheers left it does nothing. */
export function cheer(turn: Turn, raider: RaiderDraft, kind: Cheer): void {
  if (raider.cheersLeft <= 0) return
  raider.cheersLeft -= 1
  turn.events.push({ kind: 'cheer', by: raider.who, cheer: kind })
  if (kind === 'heal') healAll(turn)
  else startCheer(turn, kind)
}

// The turn in which it starts counts as well.
function startCheer({ field, arena }: Turn, kind: 'attack' | 'defense'): void {
  const { cheerTurns, cheersStack } = arena.assumptions
  const before = kind === 'attack' ? field.attackCheer : field.defenseCheer
  const started = { turns: cheerTurns, count: cheersStack === 'multiply' ? before.count + 1 : 1 }
  if (kind === 'attack') field.attackCheer = started
  else field.defenseCheer = started
}

// One cheer gives the same share to all: https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle
function healAll(turn: Turn): void {
  const [least, most] = turn.arena.assumptions.healCheer
  const share = least + (most - least) * turn.random.share()
  for (const raider of turn.raiders) {
    if (raider.hp <= 0) continue
    heal(turn, raider, hpShare(raider, share), 'Heal cheer')
    cureStatus(turn, raider)
    cureConfusion(turn, raider)
  }
}

/**
 * The factor that cheers put on a hit: an Attack cheer raises Attack and Sp. Atk of raiders, a Defense cheer their Defense
 * and Sp. Def. Source: wikiwiki.jp/teraraid, the page on cheers.
 */
export function cheerFactor(
  { arena, field }: Pick<Turn, 'arena'> & Pick<Scene, 'field'>,
  user: Combatant,
  target: Combatant,
  move: string,
): number {
  const { attackCheer, defenseCheer } = field
  if (attackCheer === NO_CHEER && defenseCheer === NO_CHEER) return 1
  const { cheerFactor: factor } = arena.assumptions
  const attack = factor ** attackCheer.count
  const defense = factor ** defenseCheer.count
  const { strikesWith } = rulesOf(move)
  if (user.who !== BOSS) return strikesWith === 'Defense' ? defense : attack
  if (target.who === BOSS) return 1
  return strikesWith === 'the Attack of its target' ? attack / defense : 1 / defense
}

/** A cheer after one more turn. */
export function cheerAfterTurn({ turns, count }: CheerState): CheerState {
  return turns > 1 ? { turns: turns - 1, count } : NO_CHEER
}
