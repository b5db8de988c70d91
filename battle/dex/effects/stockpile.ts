import type { CombatantDraft, Turn } from '@/battle/model/turn'
import { changeOwnStages } from './stages'
import { dropVolatile, setCount } from './volatiles'

/** How often one can stockpile. */
export const MOST_STOCKPILED = 3

/** Adds to what someone has stockpiled, and raises its defenses. */
export function stockUp(turn: Turn, user: CombatantDraft): void {
  const { stockpile = 0, stockpileddef = 0, stockpiledspd = 0 } = user.volatiles
  const { def, spd } = user.stages
  setCount(user, 'stockpile', stockpile + 1)
  changeOwnStages(turn, user, { def: 1, spd: 1 })
  if (user.stages.def !== def) setCount(user, 'stockpileddef', stockpileddef + 1)
  if (user.stages.spd !== spd) setCount(user, 'stockpiledspd', stockpiledspd + 1)
}

/**
 * Uses up what someone has stockpiled, and takes the stages back that it changed: none that was at its highest already.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Stockpile_(move), and `stockpile` in @pkmn/sim.
 */
export function releaseStockpile(turn: Turn, user: CombatantDraft): void {
  const { stockpileddef = 0, stockpiledspd = 0 } = user.volatiles
  dropVolatile(user, 'stockpile')
  dropVolatile(user, 'stockpileddef')
  dropVolatile(user, 'stockpiledspd')
  changeOwnStages(turn, user, { def: 0 - stockpileddef, spd: 0 - stockpiledspd })
}
