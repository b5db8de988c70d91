import { abilityAgainst, abilityOf } from '@/battle/dex/active-ability'
import { heal, hpShare, hurtIndirectly } from '@/battle/dex/effects/hp'
import { changeOwnStages, changeStages } from '@/battle/dex/effects/stages'
import { giveStatus } from '@/battle/dex/effects/status'
import { setToTheEnd } from '@/battle/dex/effects/volatiles'
import { itemTraits } from '@/battle/dex/items'
import { rulesOf } from '@/battle/dex/moves/moves'
import { hasType, isGrounded } from '@/battle/dex/types'
import { PROTECTIONS, type ProtectionAnswer } from '@/battle/dex/volatiles'
import { BOSS, type StopReason } from '@/battle/events'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Combatant, Scene, SideState } from '@/battle/model/state'
import { areAllies, isSpread, sideOf, type Turn, type Use } from '@/battle/model/turn'

export interface Arriving extends Pick<Use, 'move' | 'type' | 'priority'> {
  readonly user: Combatant
  readonly target: Combatant
}

/** Returns why the target isn't affected, or `undefined`. Applies the target's benefits (Volt Absorb, Spiky Shield). */
export function whyBlocked(turn: Turn, use: Use): StopReason | undefined {
  const { user, target } = use
  if (user === target) return undefined
  if (isOutOfReach(use)) return 'away'
  return (
    findProtection(turn, use) ??
    psychicTerrainOf(turn, use) ??
    stopByAbility(turn, use) ??
    powderProtection(use)
  )
}

function isOutOfReach({ user, target, move }: Use): boolean {
  if (target.volatiles.away === undefined || abilityOf(user).noGuard) return false
  return !rulesOf(move.name).findsAway
}

/** Whether the target's types, its ability or the terrain block a move. Has no side effects. */
export function isRefused(scene: Scene, use: Arriving): boolean {
  if (isAbsorbed(use)) return true
  return (psychicTerrainOf(scene, use) ?? refusalByAbility(scene, use) ?? powderProtection(use)) !== undefined
}

function findProtection(turn: Turn, use: Use): StopReason | undefined {
  const { target, move, user } = use
  if (!move.flags.protect) return undefined
  const guard = guardOf(sideOf(turn, target.who), use)
  if (guard !== undefined || target.volatiles.stall === undefined) return guard
  for (const [id, protection] of PROTECTIONS) {
    if (target.volatiles[id] === undefined) continue
    if (move.category === 'Status' && protection.fromAttacks) return undefined
    if (makesContact(user, move)) punishContact(turn, use, protection)
    return id
  }
  return undefined
}

// Source: https://bulbapedia.bulbagarden.net/wiki/Wide_Guard_(move) and https://bulbapedia.bulbagarden.net/wiki/Quick_Guard_(move)
function guardOf({ wideGuard, quickGuard }: SideState, { move, priority }: Use): StopReason | undefined {
  if (wideGuard > 0 && isSpread(move)) return { move: 'Wide Guard' }
  return quickGuard > 0 && priority > 0 ? { move: 'Quick Guard' } : undefined
}

function punishContact(turn: Turn, { user, target }: Use, { status, boosts, takes }: ProtectionAnswer): void {
  if (status) giveStatus(turn, user, status, target)
  if (boosts) changeStages(turn, user, boosts, target)
  if (takes) hurtIndirectly(turn, user, hpShare(user, takes.share), takes.by)
}

// Psychic Terrain protects grounded fighters from foes' moves with raised priority.
function psychicTerrainOf({ field }: Scene, { user, target, priority }: Arriving): StopReason | undefined {
  if (priority <= 0 || field.terrain !== 'Psychic' || areAllies(user.who, target.who)) return undefined
  return isGrounded(target, field) ? { move: 'Psychic Terrain' } : undefined
}

function stopByAbility(turn: Turn, use: Use): StopReason | undefined {
  return isAbsorbed(use) ? absorb(turn, use) : refusalByAbility(turn, use)
}

function isAbsorbed({ user, target, move, type }: Arriving): boolean {
  const { absorbs, blocksFlag } = abilityAgainst(user, target)
  if (absorbs !== undefined && absorbs === type) return true
  return blocksFlag !== undefined && move.flags[blocksFlag] !== undefined
}

function refusalByAbility(scene: Scene, use: Arriving): StopReason | undefined {
  const { user, target, move, priority } = use
  const isStatus = move.category === 'Status'
  if (isStatus && abilityAgainst(user, target).blocksStatusMoves) return { ability: target.ability }
  if (areAllies(user.who, target.who))
    return refusesAttackOfAlly(use) ? { ability: target.ability } : undefined
  const blocker = priority > 0 ? priorityBlocker(scene, use) : undefined
  if (blocker) return { ability: blocker.ability }
  const isPrankster = isStatus && abilityOf(user).hastens === 'status'
  return isPrankster && hasType(target, 'Dark') ? 'Dark type' : undefined
}

// Telepathy: https://bulbapedia.bulbagarden.net/wiki/Telepathy_(Ability)
function refusesAttackOfAlly({ user, target, move }: Arriving): boolean {
  return move.category !== 'Status' && abilityAgainst(user, target).blocksAttacksOfAllies
}

function priorityBlocker(scene: Scene, { user, target }: Arriving): Combatant | undefined {
  const side = target.who === BOSS ? [target] : scene.raiders
  return side.find((combatant) => combatant.hp > 0 && abilityAgainst(user, combatant).blocksPriority)
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

function powderProtection({ target, move }: Arriving): StopReason | undefined {
  if (!move.flags.powder) return undefined
  if (hasType(target, 'Grass')) return 'Grass type'
  const { item } = target
  return item !== undefined && itemTraits(item).powderProof ? { item } : undefined
}

/** Whether a use of a move makes contact. Source: https://bulbapedia.bulbagarden.net/wiki/Contact */
export function makesContact(user: Combatant, { flags }: BattleMove): boolean {
  if (!flags.contact || abilityOf(user).touchless) return false
  const { touchless, touchlessPunches } = itemTraits(user.item)
  return !touchless && !(touchlessPunches && flags.punch)
}
