import type { TypeName } from '@/data/vocabulary'
import { abilityAgainst, abilityOf, weatherNow } from '@/lib/battle/dex/active-ability'
import { type ItemTraits, itemTraits } from '@/lib/battle/dex/items'
import { hasType, isGrounded } from '@/lib/battle/dex/types'
import { MENTAL } from '@/lib/battle/dex/volatiles'
import type { Combatant, Scene } from '@/lib/battle/model/state'
import type { Status } from '@/lib/battle/model/terms'
import { areAllies, type CombatantDraft, sideOf, type Turn } from '@/lib/battle/model/turn'
import { mayEat, spendItem } from './held-item'
import { dropVolatile, setVolatile } from './volatiles'

/** The types that never have a status. Source: https://bulbapedia.bulbagarden.net/wiki/Status_condition#Immunity */
export const IMMUNE_TYPES: Readonly<Record<Status, readonly TypeName[]>> = {
  brn: ['Fire'],
  par: ['Electric'],
  psn: ['Poison', 'Steel'],
  tox: ['Poison', 'Steel'],
  slp: [],
  frz: ['Ice'],
}

const SLEEP_TURNS = [1, 2, 3] as const

/**
 * Gives someone a status if nothing forbids it: another status, its types, its ability, terrain, Safeguard. The berry that
 * cures it is eaten at once. Answers whether the status took hold.
 */
export function giveStatus(turn: Turn, target: CombatantDraft, status: Status, by: CombatantDraft): boolean {
  if (!canHave(turn, target, status, by)) return false
  target.status = status
  target.statusTurns = status === 'slp' ? 1 + turn.random.below(SLEEP_TURNS.length) : 0
  turn.events.push({ kind: 'status', who: target.who, status })
  eatCure(turn, target)
  return true
}

/** Whether someone may get a status from `by` now. */
export function canHave(scene: Scene, target: Combatant, status: Status, by: Combatant): boolean {
  if (target.hp <= 0 || target.status !== undefined) return false
  const corroded = (status === 'psn' || status === 'tox') && abilityOf(by).corrodes
  if (!corroded && IMMUNE_TYPES[status].some((type) => hasType(target, type))) return false
  const traits = areAllies(by.who, target.who) ? abilityOf(target) : abilityAgainst(by, target)
  if (traits.statusesBlocked.includes(status)) return false
  if (traits.statusBlockedIn !== undefined && traits.statusBlockedIn === weatherNow(scene)) return false
  if (status === 'frz' && weatherNow(scene) === 'Sun') return false
  if (traits.noStatusAbove !== undefined && target.hp > traits.noStatusAbove * target.maxHp) return false
  return !isSheltered(scene, target, status, by)
}

// Misty Terrain and Electric Terrain shelter who stands on the ground, Safeguard its side from foes.
function isSheltered(scene: Scene, target: Combatant, status: Status, by: Combatant): boolean {
  const { terrain } = scene.field
  const byTerrain = terrain === 'Misty' || (terrain === 'Electric' && status === 'slp')
  if (byTerrain && isGrounded(target, scene.field)) return true
  return sideOf(scene, target.who).safeguard > 0 && !areAllies(target.who, by.who)
}

/** Ends someone's status, and says so. */
export function cureStatus(turn: Turn, someone: CombatantDraft): void {
  if (someone.status === undefined) return
  turn.events.push({ kind: 'cured', who: someone.who, of: someone.status })
  someone.status = undefined
  someone.statusTurns = 0
}

/** Ends someone's confusion, and says so. */
export function cureConfusion(turn: Turn, someone: CombatantDraft): void {
  if (someone.volatiles.confusion === undefined) return
  dropVolatile(someone, 'confusion')
  turn.events.push({ kind: 'cured', who: someone.who, of: 'confusion' })
}

/** Lets someone eat the berry, or use the herb, that cures what it has. */
export function eatCure(turn: Turn, someone: CombatantDraft): void {
  const traits = itemTraits(someone.item)
  if (!isCuredBy(someone, traits) || (traits.isBerry && !mayEat(turn, someone))) return
  spendItem(turn, someone)
  cureBy(turn, someone, traits)
}

function isCuredBy(
  { status, volatiles }: Combatant,
  { cures, curesConfusion, curesMind }: ItemTraits,
): boolean {
  if (status !== undefined && cures.includes(status)) return true
  if (curesConfusion && volatiles.confusion !== undefined) return true
  return curesMind && MENTAL.some((id) => volatiles[id] !== undefined)
}

/** Ends what an item cures of someone, whoever held it. */
export function cureBy(
  turn: Turn,
  someone: CombatantDraft,
  { cures, curesConfusion, curesMind }: ItemTraits,
): void {
  if (someone.status !== undefined && cures.includes(someone.status)) cureStatus(turn, someone)
  if (curesConfusion) cureConfusion(turn, someone)
  if (curesMind) for (const id of MENTAL) dropVolatile(someone, id)
}

/** Puts someone to sleep for so many turns whatever it has, as Rest does. */
export function sleepFor(turn: Turn, someone: CombatantDraft, turns: number): void {
  someone.status = 'slp'
  someone.statusTurns = turns
  dropVolatile(someone, 'yawn')
  turn.events.push({ kind: 'status', who: someone.who, status: 'slp' })
  eatCure(turn, someone)
}

/** Counts one more turn of bad poison. */
export function worsenPoison(someone: CombatantDraft): void {
  if (someone.status === 'tox') someone.statusTurns = Math.min(15, someone.statusTurns + 1)
}

/** Starts the count of a rampage's confusion. */
export function confuse(turn: Turn, someone: CombatantDraft): void {
  if (someone.volatiles.confusion !== undefined || abilityOf(someone).volatilesBlocked.includes('confusion'))
    return
  setVolatile(someone, 'confusion', 2 + turn.random.below(4))
  turn.events.push({ kind: 'volatile', who: someone.who, id: 'confusion' })
  eatCure(turn, someone)
}
