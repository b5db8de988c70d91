import { abilityAgainst, abilityOf } from '@/lib/battle/effects/abilities'
import { heal, hpShare } from '@/lib/battle/effects/heal'
import { hurtIndirectly } from '@/lib/battle/effects/hurt'
import { changeOwnStages, changeStages } from '@/lib/battle/effects/stages'
import { giveStatus } from '@/lib/battle/effects/status'
import { hasType, isGrounded } from '@/lib/battle/effects/types'
import { setToTheEnd } from '@/lib/battle/effects/volatiles'
import { touches } from '@/lib/battle/hit/contact'
import { BOSS, type Combatant, type Scene } from '@/lib/battle/state'
import { PROTECTIONS, type ShieldAnswer } from '@/lib/battle/tables/attack-rules'
import { itemTraits } from '@/lib/battle/tables/items'
import { areAllies, type Turn } from './turn'
import type { Use } from './use'

/** A move on its way to someone. */
export interface Arriving extends Pick<Use, 'move' | 'type' | 'priority'> {
  readonly user: Combatant
  readonly target: Combatant
}

/**
 * Why a move does not reach its target although it is well aimed (`protect`, `Good as Gold`); `undefined` when it does.
 * What the target gains by it (Volt Absorb, Spiky Shield) happens.
 */
export function whatStops(turn: Turn, use: Use): string | undefined {
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

function protection(turn: Turn, use: Use): string | undefined {
  const { target, move, user } = use
  if (target.volatiles.stall === undefined || !move.flags.protect) return undefined
  for (const [id, answer] of PROTECTIONS) {
    if (target.volatiles[id] === undefined) continue
    if (move.category === 'Status' && (id === 'kingsshield' || id === 'silktrap')) return undefined
    if (touches(user, move)) answerTouch(turn, use, answer)
    return id
  }
  return undefined
}

function answerTouch(
  turn: Turn,
  { user, target }: Use,
  { status, boosts, hpShare: share }: ShieldAnswer,
): void {
  if (status) giveStatus(turn, user, status, target)
  if (boosts) changeStages(turn, user, boosts, target)
  if (share) hurtIndirectly(turn, user, hpShare(user, share), 'Spiky Shield')
}

// Psychic Terrain keeps moves of raised priority from foes on the ground.
function groundOf({ field }: Scene, { target, priority }: Arriving): string | undefined {
  const kept = priority > 0 && field.terrain === 'Psychic' && isGrounded(target, field)
  return kept ? 'Psychic Terrain' : undefined
}

function abilityThatStops(turn: Turn, use: Use): string | undefined {
  return isTakenIn(use) ? absorb(turn, use) : abilityThatRefuses(turn, use)
}

function isTakenIn({ user, target, move, type }: Arriving): boolean {
  const { absorbs, blocksFlag } = abilityAgainst(user, target)
  if (absorbs !== undefined && absorbs === type) return true
  return blocksFlag !== undefined && move.flags[blocksFlag] !== undefined
}

function abilityThatRefuses(scene: Scene, use: Arriving): string | undefined {
  const { user, target, move, priority } = use
  const traits = abilityAgainst(user, target)
  const status = move.category === 'Status'
  if (status && traits.blocksStatusMoves) return target.ability
  if (priority > 0 && alliesBlockPriority(scene, use)) return 'Armor Tail'
  const prankster = status && abilityOf(user).hastens === 'status'
  return prankster && hasType(target, 'Dark') ? 'Dark type' : undefined
}

function alliesBlockPriority(scene: Scene, { user, target }: Arriving): boolean {
  if (target.who === BOSS) return abilityAgainst(user, target).blocksPriority
  return scene.raiders.some((raider) => raider.hp > 0 && abilityAgainst(user, raider).blocksPriority)
}

function absorb(turn: Turn, { user, target }: Use): string {
  const { absorbsInto } = abilityAgainst(user, target)
  if (absorbsInto === undefined) return target.ability
  if (absorbsInto === 'heal') heal(turn, target, hpShare(target, 1 / 4), target.ability)
  else if (absorbsInto === 'flashfire') setToTheEnd(target, 'flashfire')
  else changeOwnStages(turn, target, absorbsInto)
  return target.ability
}

function powderStops({ target, move }: Arriving): string | undefined {
  if (!move.flags.powder) return undefined
  if (hasType(target, 'Grass')) return 'Grass type'
  return itemTraits(target.item).powderProof ? 'Safety Goggles' : undefined
}
