import { traitsOf } from '@/lib/battle/dex/abilities'
import { abilityOf, weatherNow } from '@/lib/battle/dex/active-ability'
import { holdsNothing } from '@/lib/battle/dex/effects/rooms'
import { eatToHurry } from '@/lib/battle/dex/effects/hp'
import { statFactor } from '@/lib/battle/dex/effects/stages'
import { itemTraits } from '@/lib/battle/dex/items'
import { moveType } from '@/lib/battle/dex/moves/move-in-use'
import { rulesOf } from '@/lib/battle/dex/moves/moves'
import type { BattleMove } from '@/lib/battle/model/battle-move'
import type { Combatant, Scene } from '@/lib/battle/model/state'
import { type CombatantDraft, sideOf, type Turn } from '@/lib/battle/model/turn'

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
  if (traits.fastWithoutItem && someone.fighter.item !== undefined && holdsNothing(scene, someone)) speed *= 2
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
  readonly who: CombatantDraft
  /** `undefined` for an action that is no move. */
  readonly move: BattleMove | undefined
  readonly priority: number
}

/**
 * Whether a raider acts before the boss: by priority, then by what lets one act first or last of its priority, then by Speed.
 * Ties go to the boss; Trick Room reverses the order of speeds.
 */
export function raiderActsFirst(turn: Turn, raider: Intent, boss: Intent): boolean {
  const own = rankWithin(turn, raider)
  const foes = rankWithin(turn, boss)
  if (raider.priority !== boss.priority) return raider.priority > boss.priority
  if (own !== foes) return own > foes
  const difference = speedOf(turn, raider.who) - speedOf(turn, boss.who)
  return turn.field.trickRoom > 0 ? difference < 0 : difference > 0
}

/**
 * Someone's rank among those of the same priority: 1 for the first, -1 for the last, 0 otherwise. Whoever acts first by a
 * berry eats the berry. Source: `onFractionalPriority` in @pkmn/sim.
 */
function rankWithin(turn: Turn, { who, move }: Intent): -1 | 0 | 1 {
  if (!move) return 0
  const ability = abilityOf(who)
  const isStatus = move.category === 'Status'
  if (ability.first > 0 && !isStatus && turn.random.chance(ability.first)) {
    turn.events.push({ kind: 'ability', who: who.who, ability: who.ability })
    return 1
  }
  const isSlow = ability.last === 'status' && isStatus
  const held = itemTraits(who.item)
  if (held.first > 0 && !isSlow && turn.random.chance(held.first)) return 1
  if (held.berry?.hurries && eatToHurry(turn, who)) return 1
  return isSlow || ability.last === 'always' || held.last ? -1 : 0
}
