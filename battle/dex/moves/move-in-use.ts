import { abilityOf } from '@/battle/dex/active-ability'
import type { FailReason } from '@/battle/events'
import type { Arena } from '@/battle/model/arena'
import { type BattleMove, withPower } from '@/battle/model/battle-move'
import type { Combatant, Scene } from '@/battle/model/state'
import type { StageChanges } from '@/battle/model/terms'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import type { ConditionedUse, PoweredUse } from './move-rules'
import { rulesOf } from './moves'

const KNOWN: ReadonlyMap<string, TypeName> = new Map(TYPE_NAMES.map((name) => [name, name]))

/**
 * The type of a move when someone uses it now; `undefined` for a move without type.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Variable-type_move
 */
export function moveType(scene: Scene, user: Combatant, move: BattleMove): TypeName | undefined {
  const { type } = rulesOf(move.name)
  const own = type ? type(scene, user) : KNOWN.get(move.type)
  const { normalBecomes, soundBecomes } = abilityOf(user)
  if (soundBecomes && move.flags.sound) return soundBecomes
  return own === 'Normal' && normalBecomes && move.category !== 'Status' && !type ? normalBecomes : own
}

/** The move of a use with the power that its hit has: the `hit`-th, from 0 on. */
export function poweredMove(scene: Scene, use: PoweredUse, hit: number): BattleMove {
  const { power } = rulesOf(use.move.name)
  return power ? withPower(use.move, power(use, hit, scene)) : use.move
}

/** Why a move does nothing in any raid, by the assumptions too; `undefined` for one that works. */
export function reasonForNoUse(
  { assumptions }: Pick<Arena, 'assumptions'>,
  { name }: BattleMove,
): FailReason | undefined {
  const { fails, worksIf } = rulesOf(name)
  if (worksIf === undefined) return fails
  return assumptions[worksIf] ? undefined : (fails ?? 'raid')
}

/** Whether a move works now, as far as its own page sets conditions. `index` is its place among its user's moves. */
export function works(scene: Scene, use: ConditionedUse, index: number): boolean {
  const { user, move } = use
  const rules = rulesOf(move.name)
  if (move.target === 'adjacentAlly' && use.target === user && !rules.forOtherAllies) return false
  if (move.flags.gravity && scene.field.gravity > 0) return false
  if (move.flags.cantusetwice && user.lastMove === index) return false
  return rules.works?.(use, scene) ?? true
}

/** Whether a status move gives its user HP. */
export function isRecovery({ name, heal, target }: BattleMove): boolean {
  const { gives, givesNow } = rulesOf(name)
  return gives > 0 || givesNow !== undefined || (heal > 0 && (target === 'self' || target === 'allies'))
}

/** The stages by which a move that has no field for them raises a user of such types; `undefined` for any other. */
export function raisedStages(move: string, types: readonly TypeName[]): StageChanges | undefined {
  const { raises, raisesAllBut } = rulesOf(move)
  return raisesAllBut !== undefined && types.includes(raisesAllBut) ? undefined : raises
}
