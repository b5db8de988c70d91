import { BOOSTING_VOLATILES } from '@/battle/dex/abilities'
import { abilityOf, weatherNow } from '@/battle/dex/active-ability'
import { BOOSTED_STATS, type BoostedStat, heldAs } from '@/battle/dex/boosted-stat'
import { spendItem } from '@/battle/dex/effects/held-item'
import { dropVolatile, setCount, setToTheEnd } from '@/battle/dex/effects/volatiles'
import { itemTraits } from '@/battle/dex/items'
import { statFactor } from '@/battle/dex/stats'
import type { CombatantDraft, Turn } from '@/battle/model/turn'

/**
 * Starts Protosynthesis or Quark Drive if weather, terrain or a Booster Energy activates it. It boosts the highest
 * stat at the start, whatever happens to stages later. Source:
 * https://bulbapedia.bulbagarden.net/wiki/Protosynthesis_(Ability), and `protosynthesis` in @pkmn/sim.
 */
export function feed(turn: Turn, someone: CombatantDraft): void {
  const { protosynthesis } = abilityOf(someone)
  if (!protosynthesis || someone.hp <= 0) return
  follow(turn, someone, protosynthesis)
  spendBoosterEnergy(turn, someone, protosynthesis)
}

export function feedOnField(turn: Turn): void {
  feedIfChanged(turn, turn.boss)
  for (const raider of turn.raiders) feedIfChanged(turn, raider)
}

export function endFeeding(someone: CombatantDraft): void {
  for (const id of Object.values(BOOSTING_VOLATILES)) dropVolatile(someone, id)
  dropVolatile(someone, 'boosterenergy')
}

type Food = keyof typeof BOOSTING_VOLATILES

// A fighter that hasn't entered yet keeps its Booster Energy.
function feedIfChanged(turn: Turn, someone: CombatantDraft): void {
  const { protosynthesis } = abilityOf(someone)
  if (!protosynthesis || someone.hp <= 0) return
  const ended = follow(turn, someone, protosynthesis)
  if (ended) spendBoosterEnergy(turn, someone, protosynthesis)
}

function follow(turn: Turn, someone: CombatantDraft, food: Food): boolean {
  const id = BOOSTING_VOLATILES[food]
  const isBoosted = someone.volatiles[id] !== undefined
  const isFed = isThere(turn, food)
  if (isFed && !isBoosted) boost(turn, someone, food)
  if (isFed || !isBoosted || someone.volatiles.boosterenergy !== undefined) return false
  dropVolatile(someone, id)
  turn.events.push({ kind: 'boost ends', who: someone.who, ability: someone.ability })
  return true
}

function spendBoosterEnergy(turn: Turn, someone: CombatantDraft, food: Food): void {
  if (!itemTraits(someone.item).startsProtosynthesis || isThere(turn, food)) return
  spendItem(turn, someone)
  setToTheEnd(someone, 'boosterenergy')
  boost(turn, someone, food)
}

function boost(turn: Turn, someone: CombatantDraft, food: Food): void {
  const stat = highestStat(someone)
  setCount(someone, BOOSTING_VOLATILES[food], heldAs(stat))
  turn.events.push({ kind: 'boost', who: someone.who, ability: someone.ability, stat })
}

// With stages, without abilities and items: `getBestStat` in @pkmn/sim.
function highestStat({ fighter, stages }: CombatantDraft): BoostedStat {
  const value = (stat: BoostedStat) => Math.floor(fighter.stats[stat] * statFactor(stages[stat]))
  return BOOSTED_STATS.reduce((best, stat) => (value(stat) > value(best) ? stat : best))
}

function isThere(turn: Turn, food: Food): boolean {
  return weatherNow(turn) === food || turn.field.terrain === food
}
