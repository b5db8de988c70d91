import { abilityAgainst, abilityOf, isKeptSafe, weatherNow } from '@/battle/dex/active-ability'
import { type ItemTraits, itemTraits } from '@/battle/dex/items'
import { hasType, isGrounded } from '@/battle/dex/types'
import { isVeiled } from '@/battle/dex/veil'
import { MENTAL } from '@/battle/dex/volatiles'
import type { Status } from '@/battle/events'
import type { Combatant, Scene } from '@/battle/model/state'
import type { CombatantDraft, Turn } from '@/battle/model/turn'
import type { TypeName } from '@/data/vocabulary'
import { mayEat, spendItem } from './held-item'
import { dropVolatile, setVolatile } from './volatiles'

/** Source: https://bulbapedia.bulbagarden.net/wiki/Status_condition#Immunity */
export const IMMUNE_TYPES: Readonly<Record<Status, readonly TypeName[]>> = {
  brn: ['Fire'],
  par: ['Electric'],
  psn: ['Poison', 'Steel'],
  tox: ['Poison', 'Steel'],
  slp: [],
  frz: ['Ice'],
}

const SLEEP_TURNS = [1, 2, 3] as const

/** Returns whether nothing blocked the status. The fighter eats a curing berry immediately. */
export function giveStatus(turn: Turn, target: CombatantDraft, status: Status, by: CombatantDraft): boolean {
  if (!canHave(turn, target, status, by)) return false
  target.status = status
  target.statusTurns = status === 'slp' ? 1 + turn.random.below(SLEEP_TURNS.length) : 0
  turn.events.push({ kind: 'status', who: target.who, status })
  if (target !== by && abilityOf(target).returns.includes(status)) returnStatus(turn, target, status, by)
  eatCure(turn, target)
  return true
}

// Synchronize: https://bulbapedia.bulbagarden.net/wiki/Synchronize_(Ability)
function returnStatus(turn: Turn, combatant: CombatantDraft, status: Status, by: CombatantDraft): void {
  if (!canHave(turn, by, status, combatant)) return
  turn.events.push({ kind: 'ability', who: combatant.who, ability: combatant.ability })
  giveStatus(turn, by, status, combatant)
}

export function canHave(scene: Scene, target: Combatant, status: Status, by: Combatant): boolean {
  if (target.hp <= 0 || target.status !== undefined) return false
  const isCorroded = (status === 'psn' || status === 'tox') && abilityOf(by).corrodes
  if (!isCorroded && IMMUNE_TYPES[status].some((type) => hasType(target, type))) return false
  const traits = by.who === target.who ? abilityOf(target) : abilityAgainst(by, target)
  if (traits.statusesBlocked.includes(status)) return false
  if (traits.statusBlockedIn !== undefined && traits.statusBlockedIn === weatherNow(scene)) return false
  if (status === 'frz' && weatherNow(scene) === 'Sun') return false
  if (traits.noStatusAbove !== undefined && target.hp > traits.noStatusAbove * target.maxHp) return false
  return !isSheltered(scene, target, status, by) && !isVeiled(scene, target, status, by)
}

// Misty and Electric Terrain protect grounded fighters, Safeguard protects its side.
function isSheltered(scene: Scene, target: Combatant, status: Status, by: Combatant): boolean {
  const { terrain } = scene.field
  const byTerrain = terrain === 'Misty' || (terrain === 'Electric' && status === 'slp')
  if (byTerrain && isGrounded(target, scene.field)) return true
  return isKeptSafe(scene, target, 'safeguard', by)
}

export function cureStatus(turn: Turn, combatant: CombatantDraft): void {
  if (combatant.status === undefined) return
  turn.events.push({ kind: 'cured', who: combatant.who, of: combatant.status })
  combatant.status = undefined
  combatant.statusTurns = 0
}

export function cureConfusion(turn: Turn, combatant: CombatantDraft): void {
  cureVolatile(turn, combatant, 'confusion')
}

export function cureVolatile(
  turn: Turn,
  combatant: CombatantDraft,
  id: 'confusion' | 'yawn' | 'syrupbomb',
): void {
  if (combatant.volatiles[id] === undefined) return
  dropVolatile(combatant, id)
  turn.events.push({ kind: 'cured', who: combatant.who, of: id })
}

/** Ends conditions that a combatant's ability prevents: Limber and paralysis. */
export function cureByAbility(turn: Turn, combatant: CombatantDraft): void {
  const { endsAtOnce } = abilityOf(combatant)
  const { status, volatiles } = combatant
  const ending = endsAtOnce.filter((condition) => condition === status || volatiles[condition] !== undefined)
  if (ending.length === 0 || combatant.hp <= 0) return
  turn.events.push({ kind: 'ability', who: combatant.who, ability: combatant.ability })
  for (const condition of ending) {
    if (condition === 'confusion') cureConfusion(turn, combatant)
    else if (condition === 'taunt') dropVolatile(combatant, condition)
    else cureStatus(turn, combatant)
  }
}

/** Ends conditions that a combatant's ability prevents for allies: Pastel Veil and poison. */
export function cureAlliesByAbility(turn: Turn, combatant: CombatantDraft): void {
  const { curesAlliesOf } = abilityOf(combatant)
  if (curesAlliesOf.length === 0 || combatant === turn.boss) return
  for (const ally of turn.raiders) {
    if (ally === combatant || ally.hp <= 0) continue
    if (ally.status === undefined || !curesAlliesOf.includes(ally.status)) continue
    turn.events.push({ kind: 'ability', who: combatant.who, ability: combatant.ability })
    cureStatus(turn, ally)
  }
}

export function eatCure(turn: Turn, combatant: CombatantDraft): void {
  const traits = itemTraits(combatant.item)
  if (!isCuredBy(combatant, traits) || (traits.isBerry && !mayEat(turn, combatant))) return
  spendItem(turn, combatant)
  cureBy(turn, combatant, traits)
}

function isCuredBy(
  { status, volatiles }: Combatant,
  { cures, curesConfusion, curesMind }: ItemTraits,
): boolean {
  if (status !== undefined && cures.includes(status)) return true
  if (curesConfusion && volatiles.confusion !== undefined) return true
  return curesMind && MENTAL.some((id) => volatiles[id] !== undefined)
}

export function cureBy(
  turn: Turn,
  combatant: CombatantDraft,
  { cures, curesConfusion, curesMind }: ItemTraits,
): void {
  if (combatant.status !== undefined && cures.includes(combatant.status)) cureStatus(turn, combatant)
  if (curesConfusion) cureConfusion(turn, combatant)
  if (curesMind) for (const id of MENTAL) dropVolatile(combatant, id)
}

/** Makes a combatant fall asleep, even if it has another status: Rest. */
export function sleepFor(turn: Turn, combatant: CombatantDraft, turns: number): void {
  combatant.status = 'slp'
  combatant.statusTurns = turns
  dropVolatile(combatant, 'yawn')
  turn.events.push({ kind: 'status', who: combatant.who, status: 'slp' })
  eatCure(turn, combatant)
}

export function worsenPoison(combatant: CombatantDraft): void {
  if (combatant.status === 'tox') combatant.statusTurns = Math.min(15, combatant.statusTurns + 1)
}

export function confuse(turn: Turn, combatant: CombatantDraft): void {
  if (
    combatant.volatiles.confusion !== undefined ||
    abilityOf(combatant).volatilesBlocked.includes('confusion')
  )
    return
  setVolatile(combatant, 'confusion', 2 + turn.random.below(4))
  turn.events.push({ kind: 'volatile', who: combatant.who, id: 'confusion' })
  eatCure(turn, combatant)
}
