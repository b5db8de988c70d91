import { abilityOf } from '@/battle/dex/active-ability'
import type { FailReason } from '@/battle/events'
import type { Arena } from '@/battle/model/arena'
import { type BattleMove, withPower } from '@/battle/model/battle-move'
import type { Combatant, Scene } from '@/battle/model/state'
import type { StageChanges } from '@/battle/model/terms'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import type { ConditionedUse, PoweredUse } from './move-rules'
import { rulesOf } from './moves'

const TYPES_BY_NAME: ReadonlyMap<string, TypeName> = new Map(TYPE_NAMES.map((name) => [name, name]))

/** Returns `undefined` for a typeless move. Source: https://bulbapedia.bulbagarden.net/wiki/Variable-type_move */
export function moveType(scene: Scene, user: Combatant, move: BattleMove): TypeName | undefined {
  const { type } = rulesOf(move.name)
  const ownType = type ? type(scene, user) : TYPES_BY_NAME.get(move.type)
  const { normalBecomes, soundBecomes } = abilityOf(user)
  if (soundBecomes && move.flags.sound) return soundBecomes
  return ownType === 'Normal' && normalBecomes && move.category !== 'Status' && !type
    ? normalBecomes
    : ownType
}

/** Returns the move with the power of its `hit`-th hit, from 0. */
export function poweredMove(scene: Scene, use: PoweredUse, hit: number): BattleMove {
  const { power } = rulesOf(use.move.name)
  return power ? withPower(use.move, power(use, hit, scene)) : use.move
}

/** Returns why a move does nothing in any raid, assumptions included, or `undefined` if it works. */
export function reasonForNoUse(
  { assumptions }: Pick<Arena, 'assumptions'>,
  { name }: BattleMove,
): FailReason | undefined {
  const { fails, worksIf } = rulesOf(name)
  if (worksIf === undefined) return fails
  return assumptions[worksIf] ? undefined : (fails ?? 'raid')
}

/** Whether a move's own conditions are met. `index` is the move's index in its user's moves. */
export function canSucceed(scene: Scene, use: ConditionedUse, index: number): boolean {
  const { user, move } = use
  const rules = rulesOf(move.name)
  if (move.target === 'adjacentAlly' && use.target === user && !rules.forOtherAllies) return false
  if (move.flags.gravity && scene.field.gravity > 0) return false
  if (move.flags.cantusetwice && user.lastMove === index) return false
  return rules.works?.(use, scene) ?? true
}

export function isRecovery({ name, heal, target }: BattleMove): boolean {
  const { gives, givesNow } = rulesOf(name)
  return gives > 0 || givesNow !== undefined || (heal > 0 && (target === 'self' || target === 'allies'))
}

/** Returns the stages by which a move without such a field raises a user of these types, if any. */
export function raisedStages(move: string, types: readonly TypeName[]): StageChanges | undefined {
  const { raises, raisesAllBut } = rulesOf(move)
  return raisesAllBut !== undefined && types.includes(raisesAllBut) ? undefined : raises
}
