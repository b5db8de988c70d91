import { abilityAgainst, abilityOf } from '@/lib/battle/effects/abilities'
import { startTerrain, startWeather } from '@/lib/battle/effects/field'
import { heal, hpShare } from '@/lib/battle/effects/heal'
import { loseItem, mayEat } from '@/lib/battle/effects/held-item'
import { hurtIndirectly } from '@/lib/battle/effects/hurt'
import { changeOwnStages, changeStages } from '@/lib/battle/effects/stages'
import { cureStatus, giveStatus } from '@/lib/battle/effects/status'
import { effectiveness, hasType } from '@/lib/battle/effects/types'
import { inflict, setCount, setToTheEnd } from '@/lib/battle/effects/volatiles'
import { traitsOf } from '@/lib/battle/tables/abilities'
import type { AbilityTraits, Reaction, StatusByContact } from '@/lib/battle/tables/ability-traits'
import { itemTraits } from '@/lib/battle/tables/items'
import type { CombatantDraft, Turn } from '@/lib/battle/turn/turn'
import type { Use } from '@/lib/battle/turn/use'
import { touches } from './contact'
import { countsHits } from './power'

/** How a hit went. */
interface HitOutcome {
  readonly critical: boolean
  /** HP of its target before it. */
  readonly before: number
  readonly lost: number
}

/** What a hit brings about: abilities and items that touch, hurt, raise; thawing. */
export function react(turn: Turn, use: Use, outcome: HitOutcome): void {
  const { user, target, move, type } = use
  if (outcome.lost <= 0) return
  if (target.status === 'frz' && (type === 'Fire' || move.thawsTarget)) cureStatus(turn, target)
  if (target.hp > 0 && countsHits(target.fighter.moves)) {
    setCount(target, 'timeshit', (target.volatiles.timeshit ?? 0) + 1)
  }
  const traits = abilityOf(target)
  const touched = touches(user, move)
  if (traits.reaction && isMet(traits.reaction, use, outcome, touched)) answer(turn, use, traits.reaction)
  if (traits.atHalfHp) fallToHalf(turn, use, traits.atHalfHp, outcome)
  if (touched) beTouched(turn, use, traits)
  if (traits.disables > 0) curseBody(turn, use, traits.disables)
  const own = abilityOf(user).touches
  if (own && (touched || abilityOf(user).poisonsByAnyHit) && !isCovered(use)) pass(turn, own, target, user)
  if (target.item !== undefined) spendHitItem(turn, use)
}

// A fainted one still changes the weather, but not itself.
function isMet(
  { to, contact }: Reaction,
  { move, type }: Use,
  { critical }: HitOutcome,
  touched: boolean,
): boolean {
  if (contact && !touched) return false
  if (to === 'any') return true
  if (to === 'critical') return critical
  if (to === 'wind') return move.flags.wind === 1
  if (to === 'Physical') return move.category === 'Physical'
  return type !== undefined && to.includes(type)
}

function answer(turn: Turn, { user, target }: Use, reaction: Reaction): void {
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
  { before }: HitOutcome,
): void {
  if (abilityOf(user).sheerForce && move.secondaries.length > 0) return
  const half = target.maxHp / 2
  if (before > half && target.hp <= half && target.hp > 0) changeOwnStages(turn, target, changes)
}

function beTouched(turn: Turn, use: Use, traits: AbilityTraits): void {
  const { user, target } = use
  if (traits.hurtsByTouch) hurtIndirectly(turn, user, hpShare(user, 1 / 8), target.ability)
  const { hurtsByTouch } = itemTraits(target.item)
  if (hurtsByTouch > 0) hurtIndirectly(turn, user, hpShare(user, hurtsByTouch), target.item ?? '')
  if (traits.passesAbility) passAbility(turn, use, traits.passesAbility)
  if (!traits.touched) return
  const powder = traits.touched.statuses.length > 1
  if (powder && (hasType(user, 'Grass') || itemTraits(user.item).powderProof)) return
  pass(turn, traits.touched, user, target)
}

function passAbility(turn: Turn, { user, target }: Use, how: 'copy' | 'swap'): void {
  const own = user.ability
  const given = target.ability
  if (traitsOf(own).fixed || itemTraits(user.item).keepsAbility || own === given) return
  user.ability = given
  turn.events.push({ kind: 'ability', who: user.who, ability: given })
  if (how === 'copy') return
  target.ability = own
  turn.events.push({ kind: 'ability', who: target.who, ability: own })
}

// Cursed Body: https://bulbapedia.bulbagarden.net/wiki/Cursed_Body_(Ability). A boss is free of it.
function curseBody(turn: Turn, { user, target }: Use, chance: number): void {
  if (user === turn.boss || user.lastMove < 0 || !turn.random.chance(chance)) return
  if (inflict(turn, user, 'disable', target)) setCount(user, 'disabledmove', user.lastMove + 1)
}

function pass(
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

// Weakness Policy, berries that soften a hit or answer it, Air Balloon.
function spendHitItem(turn: Turn, { target, move, type }: Use): void {
  const { hit, isBerry, floats } = itemTraits(target.item)
  if (floats) loseItem(turn, target)
  if (!hit || target.hp <= 0) return
  const byCategory = hit.by === move.category
  const byType = hit.by === type
  const needsEffect = hit.by === 'super effective' || (byType && hit.whenEffective)
  if (!byCategory && !byType && hit.by !== 'super effective') return
  if (needsEffect && effectiveness(type, target) <= 1) return
  if (isBerry && !mayEat(turn, target)) return
  const name = target.item ?? ''
  loseItem(turn, target)
  if (hit.heals > 0) heal(turn, target, hpShare(target, hit.heals), name)
  changeOwnStages(turn, target, hit.boosts)
}
