import type { AbilityTraits, Reaction, StatusByContact } from '@/battle/dex/abilities'
import { abilityAgainst, abilityOf } from '@/battle/dex/active-ability'
import { giveAbility, swapAbilities } from '@/battle/dex/effects/abilities/change-ability'
import { startTerrain, startWeather } from '@/battle/dex/effects/field'
import { mayEat, spendItem } from '@/battle/dex/effects/held-item'
import { heal, hpShare, hurtIndirectly } from '@/battle/dex/effects/hp'
import { changeOwnStages, changeStages } from '@/battle/dex/effects/stages'
import { cureStatus, giveStatus } from '@/battle/dex/effects/status'
import { inflict, setToTheEnd } from '@/battle/dex/effects/volatiles'
import { itemTraits } from '@/battle/dex/items'
import { effectiveness, hasType } from '@/battle/dex/types'
import type { CombatantDraft, Turn, Use } from '@/battle/model/turn'
import { makesContact } from './reach'

interface LandedHit {
  readonly critical: boolean
  readonly before: number
  readonly lost: number
}

/** Applies reactions to a hit: abilities and items, and thawing. */
export function react(turn: Turn, use: Use, hit: LandedHit): void {
  const { user, target, move, type } = use
  target.hitsTaken += 1
  if (hit.lost <= 0) return
  if (target.status === 'frz' && (type === 'Fire' || move.thawsTarget)) cureStatus(turn, target)
  const traits = abilityOf(target)
  const isContact = makesContact(user, move)
  if (traits.reaction && isMet(traits.reaction, use, hit, isContact))
    triggerReaction(turn, use, traits.reaction)
  if (traits.atHalfHp) fallToHalf(turn, use, traits.atHalfHp, hit)
  if (isContact) onContact(turn, use, traits)
  if (traits.disables > 0) curseBody(turn, use, traits.disables)
  const userStatus = abilityOf(user).touches
  if (userStatus && (isContact || abilityOf(user).poisonsByAnyHit) && !isCovered(use))
    passStatus(turn, userStatus, target, user)
  if (target.item !== undefined) spendHitItem(turn, use)
}

// A fainted target still changes the weather, but not itself.
function isMet(
  { to, contact }: Reaction,
  { move, type }: Use,
  { critical }: LandedHit,
  isContact: boolean,
): boolean {
  if (contact && !isContact) return false
  if (to === 'any') return true
  if (to === 'critical') return critical
  if (to === 'wind') return move.flags.wind === 1
  if (to === 'Physical') return move.category === 'Physical'
  return type !== undefined && to.includes(type)
}

function triggerReaction(turn: Turn, { user, target }: Use, reaction: Reaction): void {
  turn.events.push({ kind: 'ability', who: target.who, ability: target.ability })
  if (reaction.self && target.hp > 0) changeOwnStages(turn, target, reaction.self)
  if (reaction.attacker) changeStages(turn, user, reaction.attacker, target)
  if (reaction.weather) startWeather(turn, reaction.weather, target)
  if (reaction.terrain) startTerrain(turn, reaction.terrain, target)
  if (reaction.volatile && target.hp > 0) setToTheEnd(target, reaction.volatile)
}

function fallToHalf(
  turn: Turn,
  { user, target, move }: Use,
  changes: NonNullable<AbilityTraits['atHalfHp']>,
  { before }: LandedHit,
): void {
  if (abilityOf(user).sheerForce && move.secondaries.length > 0) return
  const half = target.maxHp / 2
  if (before > half && target.hp <= half && target.hp > 0) changeOwnStages(turn, target, changes)
}

function onContact(turn: Turn, use: Use, traits: AbilityTraits): void {
  const { user, target } = use
  if (traits.hurtsByTouch) hurtIndirectly(turn, user, hpShare(user, 1 / 8), { ability: target.ability })
  const { hurtsByTouch } = itemTraits(target.item)
  if (hurtsByTouch > 0) hurtIndirectly(turn, user, hpShare(user, hurtsByTouch), { item: target.item ?? '' })
  if (traits.passesAbility) passAbility(turn, use, traits.passesAbility)
  if (!traits.touched) return
  const isPowder = traits.touched.statuses.length > 1
  if (isPowder && (hasType(user, 'Grass') || itemTraits(user.item).powderProof)) return
  passStatus(turn, traits.touched, user, target)
}

function passAbility(turn: Turn, { user, target }: Use, mode: 'copy' | 'swap'): void {
  if (mode === 'swap') swapAbilities(turn, user, target)
  else if (user.ability !== target.ability) giveAbility(turn, user, target.ability)
}

// A boss is immune to Cursed Body: https://bulbapedia.bulbagarden.net/wiki/Cursed_Body_(Ability)
function curseBody(turn: Turn, { user, target }: Use, chance: number): void {
  if (user === turn.boss || user.lastMove < 0 || !turn.random.chance(chance)) return
  inflict(turn, user, 'disable', target)
}

function passStatus(
  turn: Turn,
  { chance, statuses }: StatusByContact,
  to: CombatantDraft,
  by: CombatantDraft,
): void {
  if (!turn.random.chance(chance)) return
  const status = statuses[statuses.length === 1 ? 0 : turn.random.below(statuses.length)]
  if (status) giveStatus(turn, to, status, by)
}

function isCovered({ user, target }: Use): boolean {
  return itemTraits(target.item).blocksSecondary || abilityAgainst(user, target).blocksSecondary
}

function spendHitItem(turn: Turn, { user, target, move, type }: Use): void {
  const { hit, isBerry, floats } = itemTraits(target.item)
  if (floats) spendItem(turn, target)
  if (!hit || (target.hp <= 0 && hit.hurts === 0)) return
  // A berry isn't eaten if it wouldn't hurt anyone.
  if (hit.hurts > 0 && (user.hp <= 0 || abilityOf(user).magicGuard)) return
  const byCategory = hit.by === move.category
  const byType = hit.by === type
  const needsEffect = hit.by === 'super effective' || (byType && hit.whenEffective)
  if (!byCategory && !byType && hit.by !== 'super effective') return
  if (needsEffect && effectiveness(type, target) <= 1) return
  if (isBerry && !mayEat(turn, target)) return
  const name = target.item ?? ''
  spendItem(turn, target)
  if (hit.heals > 0) heal(turn, target, hpShare(target, hit.heals), { item: name })
  if (hit.hurts > 0) hurtIndirectly(turn, user, hpShare(user, hit.hurts), { item: name })
  changeOwnStages(turn, target, hit.boosts)
}
