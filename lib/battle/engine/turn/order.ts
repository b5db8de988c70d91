import { traitsOf } from '@/lib/battle/dex/abilities'
import { abilityOf, weatherNow } from '@/lib/battle/dex/active-ability'
import { statFactor } from '@/lib/battle/dex/effects/stages'
import { itemTraits } from '@/lib/battle/dex/items'
import { moveType } from '@/lib/battle/dex/moves/move-in-use'
import { rulesOf } from '@/lib/battle/dex/moves/moves'
import type { BattleMove } from '@/lib/battle/model/battle-move'
import type { Combatant, Scene } from '@/lib/battle/model/state'
import { sideOf, type Turn } from '@/lib/battle/model/turn'

/** The priority of a cheer: before every move. */
export const CHEER_PRIORITY = 10

/**
 * The priority of a move as someone uses it now. Source: https://bulbapedia.bulbagarden.net/wiki/Priority
 */
export function priorityOf(scene: Scene, user: Combatant, move: BattleMove): number {
  const { hastens } = abilityOf(user)
  const { priority } = move
  if (hastens === 'status' && move.category === 'Status') return priority + 1
  if (hastens === 'healing' && move.flags.heal) return priority + 3
  if (hastens === 'flying' && user.hp === user.maxHp && moveType(scene, user, move) === 'Flying') {
    return priority + 1
  }
  const { hurries } = rulesOf(move.name)
  return hurries ? priority + hurries(scene, user) : priority
}

/**
 * Someone's Speed now: stages, ability, item, Tailwind and paralysis count.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Stat#Speed
 */
export function speedOf(scene: Scene, someone: Combatant): number {
  const traits = abilityOf(someone)
  let speed = Math.floor(someone.fighter.stats.spe * statFactor(someone.stages.spe))
  if (traits.fastIn !== undefined && isFastNow(scene, traits.fastIn)) speed *= 2
  if (traits.fastWithoutItem && someone.item === undefined && someone.fighter.item !== undefined) speed *= 2
  if (traits.protosynthesis !== undefined && isFed(scene, someone)) speed *= 1.5
  if (someone.item !== undefined) speed *= itemTraits(someone.item).speed
  if (someone.volatiles.slowstart !== undefined) speed /= 2
  if (sideOf(scene, someone.who).tailwind > 0) speed *= 2
  if (traits.fastWhenIll && someone.status !== undefined) return Math.floor(speed * 1.5)
  return Math.floor(someone.status === 'par' ? speed / 2 : speed)
}

function isFastNow(scene: Scene, place: string): boolean {
  return place === 'Electric' ? scene.field.terrain === place : weatherNow(scene) === place
}

// Protosynthesis and Quark Drive quicken where Speed is the highest stat before stages; ties go to the others.
function isFed(scene: Scene, { fighter, volatiles, ability }: Combatant): boolean {
  const { stats } = fighter
  const { protosynthesis } = traitsOf(ability)
  const fed =
    volatiles.protosynthesis !== undefined ||
    volatiles.quarkdrive !== undefined ||
    (protosynthesis !== undefined && isFastNow(scene, protosynthesis))
  return fed && Math.max(stats.atk, stats.def, stats.spa, stats.spd) < stats.spe
}

/** Someone's action as far as its place in the turn goes. */
interface Intent {
  readonly who: Combatant
  readonly priority: number
}

/** Whether a raider acts before the boss. Ties go to the boss; Trick Room turns the order of speeds round. */
export function raiderActsFirst(turn: Turn, raider: Intent, boss: Intent): boolean {
  if (raider.priority !== boss.priority) return raider.priority > boss.priority
  const { first } = itemTraits(raider.who.item)
  if (first > 0 && turn.random.chance(first)) return true
  const difference = speedOf(turn, raider.who) - speedOf(turn, boss.who)
  return turn.field.trickRoom > 0 ? difference < 0 : difference > 0
}
