import { itemTraits } from '@/lib/battle/tables/items'
import type { CombatantDraft, Turn } from '@/lib/battle/turn/turn'
import { abilityOf } from './abilities'
import { heal, hpShare } from './heal'
import { loseItem, mayEat } from './held-item'
import { changeStages } from './stages'
import { setToTheEnd } from './volatiles'

/**
 * Lets someone eat the berry that few HP call for. Source: https://bulbapedia.bulbagarden.net/wiki/Berry
 */
export function eatBerry(turn: Turn, someone: CombatantDraft): void {
  const { berry } = itemTraits(someone.item)
  if (!berry || someone.hp <= 0) return
  const traits = abilityOf(someone)
  const at = traits.eatsEarly ? Math.max(berry.at, 1 / 2) : berry.at
  if (someone.hp > someone.maxHp * at || !mayEat(turn, someone)) return
  const name = someone.item ?? ''
  loseItem(turn, someone)
  if (berry.heals > 0) heal(turn, someone, hpShare(someone, berry.heals), name)
  if (berry.healsHp > 0) heal(turn, someone, berry.healsHp, name)
  if (berry.boosts) changeStages(turn, someone, berry.boosts, someone)
  if (berry.focuses) setToTheEnd(someone, 'focusenergy')
  if (traits.healsByBerry) heal(turn, someone, hpShare(someone, 1 / 3), 'Cheek Pouch')
}
