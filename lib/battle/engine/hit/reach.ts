import { abilityAgainst, abilityOf, refusesStatusMoves } from '@/lib/battle/dex/active-ability'
import { heal, hpShare, hurtIndirectly } from '@/lib/battle/dex/effects/hp'
import { changeOwnStages, changeStages } from '@/lib/battle/dex/effects/stages'
import { giveStatus } from '@/lib/battle/dex/effects/status'
import { setToTheEnd } from '@/lib/battle/dex/effects/volatiles'
import { itemTraits } from '@/lib/battle/dex/items'
import { hasType, isGrounded } from '@/lib/battle/dex/types'
import { PROTECTIONS, type ProtectionAnswer } from '@/lib/battle/dex/volatiles'
import type { BattleMove } from '@/lib/battle/model/battle-move'
import type { StopReason } from '@/lib/battle/model/events'
import type { Combatant, Scene } from '@/lib/battle/model/state'
import { BOSS } from '@/lib/battle/model/terms'
import { areAllies, type Turn, type Use } from '@/lib/battle/model/turn'

/** A move on its way to someone. */
export interface Arriving extends Pick<Use, 'move' | 'type' | 'priority'> {
  readonly user: Combatant
  readonly target: Combatant
}

/**
 * Why a move does not reach its target although it is well aimed (`protect`, `Good as Gold`); `undefined` when it does.
 * What the target gains by it (Volt Absorb, Spiky Shield) happens.
 */
export function reasonForStop(turn: Turn, use: Use): StopReason | undefined {
  const { user, target } = use
  if (user === target) return undefined
  if (target.volatiles.away !== undefined && !abilityOf(user).noGuard) return 'away'
  return areAllies(user.who, target.who)
    ? undefined
    : (protection(turn, use) ?? groundOf(turn, use) ?? abilityThatStops(turn, use) ?? powderStops(use))
}

/** Whether a foe's types, ability or the terrain refuse a move for as long as they stay. Nothing happens by asking. */
export function isRefused(scene: Scene, use: Arriving): boolean {
  if (isTakenIn(use)) return true
  return (groundOf(scene, use) ?? abilityThatRefuses(scene, use) ?? powderStops(use)) !== undefined
}

function protection(turn: Turn, use: Use): StopReason | undefined {
  const { target, move, user } = use
  if (target.volatiles.stall === undefined || !move.flags.protect) return undefined
  for (const [id, answer] of PROTECTIONS) {
    if (target.volatiles[id] === undefined) continue
    if (move.category === 'Status' && answer.fromAttacks) return undefined
    if (touches(user, move)) answerTouch(turn, use, answer)
    return id
  }
  return undefined
}

function answerTouch(turn: Turn, { user, target }: Use, { status, boosts, takes }: ProtectionAnswer): void {
  if (status) giveStatus(turn, user, status, target)
  if (boosts) changeStages(turn, user, boosts, target)
  if (takes) hurtIndirectly(turn, user, hpShare(user, takes.share), takes.by)
}

// Psychic Terrain keeps moves of raised priority from foes on the ground.
function groundOf({ field }: Scene, { target, priority }: Arriving): StopReason | undefined {
  const kept = priority > 0 && field.terrain === 'Psychic' && isGrounded(target, field)
  return kept ? { move: 'Psychic Terrain' } : undefined
}

function abilityThatStops(turn: Turn, use: Use): StopReason | undefined {
  return isTakenIn(use) ? absorb(turn, use) : abilityThatRefuses(turn, use)
}

function isTakenIn({ user, target, move, type }: Arriving): boolean {
  const { absorbs, blocksFlag } = abilityAgainst(user, target)
  if (absorbs !== undefined && absorbs === type) return true
  return blocksFlag !== undefined && move.flags[blocksFlag] !== undefined
}

function abilityThatRefuses(scene: Scene, use: Arriving): StopReason | undefined {
  const { user, target, move, priority } = use
  const status = move.category === 'Status'
  if (status && refusesStatusMoves(user, target)) return { ability: target.ability }
  const blocker = priority > 0 ? priorityBlocker(scene, use) : undefined
  if (blocker) return { ability: blocker.ability }
  const prankster = status && abilityOf(user).hastens === 'status'
  return prankster && hasType(target, 'Dark') ? 'Dark type' : undefined
}

function priorityBlocker(scene: Scene, { user, target }: Arriving): Combatant | undefined {
  const side = target.who === BOSS ? [target] : scene.raiders
  return side.find((one) => one.hp > 0 && abilityAgainst(user, one).blocksPriority)
}

function absorb(turn: Turn, { user, target }: Use): StopReason {
  const { absorbsInto } = abilityAgainst(user, target)
  const by = { ability: target.ability }
  if (absorbsInto === undefined) return by
  if (absorbsInto === 'heal') heal(turn, target, hpShare(target, 1 / 4), by)
  else if (absorbsInto === 'flashfire') setToTheEnd(target, 'flashfire')
  else changeOwnStages(turn, target, absorbsInto)
  return by
}

function powderStops({ target, move }: Arriving): StopReason | undefined {
  if (!move.flags.powder) return undefined
  if (hasType(target, 'Grass')) return 'Grass type'
  const { item } = target
  return item !== undefined && itemTraits(item).powderProof ? { item } : undefined
}

/** Whether someone touches its target with a move. Source: https://bulbapedia.bulbagarden.net/wiki/Contact */
export function touches(user: Combatant, { flags }: BattleMove): boolean {
  if (!flags.contact || abilityOf(user).touchless) return false
  const { touchless, touchlessPunches } = itemTraits(user.item)
  return !touchless && !(touchlessPunches && flags.punch)
}
