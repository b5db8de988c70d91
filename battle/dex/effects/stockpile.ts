import type { CombatantDraft, Turn } from '@/battle/model/turn'
import { changeOwnStages } from './stages'
import { dropVolatile, setCount } from './volatiles'

export const MAX_STOCKPILED = 3

export function stockUp(turn: Turn, user: CombatantDraft): void {
  const { stockpile = 0, stockpileddef = 0, stockpiledspd = 0 } = user.volatiles
  const { def, spd } = user.stages
  setCount(user, 'stockpile', stockpile + 1)
  changeOwnStages(turn, user, { def: 1, spd: 1 })
  if (user.stages.def !== def) setCount(user, 'stockpileddef', stockpileddef + 1)
  if (user.stages.spd !== spd) setCount(user, 'stockpiledspd', stockpiledspd + 1)
}

/** Reverts only stages that rose. Source: https://bulbapedia.bulbagarden.net/wiki/Stockpile_(move) */
export function releaseStockpile(turn: Turn, user: CombatantDraft): void {
  const { stockpileddef = 0, stockpiledspd = 0 } = user.volatiles
  dropVolatile(user, 'stockpile')
  dropVolatile(user, 'stockpileddef')
  dropVolatile(user, 'stockpiledspd')
  changeOwnStages(turn, user, { def: 0 - stockpileddef, spd: 0 - stockpiledspd })
}
