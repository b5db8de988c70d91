import { abilityOf } from '@/lib/battle/effects/abilities'
import { hasType } from '@/lib/battle/effects/types'
import type { BattleMove } from '@/lib/battle/moves/battle-move'
import type { Combatant, Scene } from '@/lib/battle/state'
import { itemTraits } from '@/lib/battle/tables/items'
import type { Use } from './use'

/** A use of a move, as far as its conditions go. */
interface Conditioned extends Pick<Use, 'move' | 'struck'> {
  readonly readied: Pick<BattleMove, 'category' | 'priority'> | undefined
  readonly user: Combatant
  readonly target: Combatant
}

type Condition = (use: Conditioned, scene: Scene) => boolean

const freshlyIn: Condition = ({ user }) => user.lastMove < 0
const beforeAttack: Condition = ({ readied }) => readied !== undefined && readied.category !== 'Status'

/** When moves work at all. Source of each: its page on https://bulbapedia.bulbagarden.net/wiki/List_of_moves */
const CONDITIONS: ReadonlyMap<string, Condition> = new Map<string, Condition>([
  ['Belch', ({ user }) => user.item === undefined && itemTraits(user.fighter.item).isBerry],
  ['Burn Up', ({ user }) => hasType(user, 'Fire') && user.volatiles.burnup === undefined],
  ['Double Shock', ({ user }) => hasType(user, 'Electric') && user.volatiles.doubleshock === undefined],
  ['Dream Eater', ({ target }) => isAsleep(target)],
  ['Fake Out', freshlyIn],
  ['First Impression', freshlyIn],
  ['Fling', ({ user }) => user.item !== undefined],
  ['Focus Punch', ({ struck }) => !struck],
  ['No Retreat', ({ user }) => user.volatiles.noretreat === undefined],
  ['Poltergeist', ({ target }) => target.item !== undefined],
  ['Snore', ({ user }) => isAsleep(user)],
  ['Spit Up', ({ user }) => user.volatiles.stockpile !== undefined],
  ['Steel Roller', (_, { field }) => field.terrain !== undefined],
  ['Sucker Punch', beforeAttack],
  ['Thunderclap', beforeAttack],
  ['Upper Hand', (use, scene) => beforeAttack(use, scene) && (use.readied?.priority ?? 0) > 0],
])

/** Whether a move works now, as far as its own page sets conditions. `index` is its place among its user's moves. */
export function works(scene: Scene, use: Conditioned, index: number): boolean {
  const { user, move } = use
  if (move.target === 'adjacentAlly' && use.target === user) return false
  if (move.flags.gravity && scene.field.gravity > 0) return false
  if (move.flags.cantusetwice && user.lastMove === index) return false
  return CONDITIONS.get(move.name)?.(use, scene) ?? true
}

function isAsleep(someone: Combatant): boolean {
  return someone.status === 'slp' || abilityOf(someone).alwaysAsleep
}
