import { BOOSTING_VOLATILES } from '@/battle/dex/abilities'
import { abilityOf, weatherNow } from '@/battle/dex/active-ability'
import { BOOSTED_STATS, type BoostedStat, statNumber } from '@/battle/dex/boosted-stat'
import { spendItem } from '@/battle/dex/effects/held-item'
import { dropVolatile, setCount, setToTheEnd } from '@/battle/dex/effects/volatiles'
import { itemTraits } from '@/battle/dex/items'
import { statFactor } from '@/battle/dex/stats'
import type { CombatantDraft, Turn } from '@/battle/model/turn'

/**
 * Starts Protosynthesis or Quark Drive if weather, terrain or a Booster Energy activates it. It boosts the stat that is
 * highest at the start, whatever happens to stages later. Source:
 * https://bulbapedia.bulbagarden.net/wiki/Protosynthesis_(Ability), and `protosynthesis` in @pkmn/sim.
 */
export function feed(turn: Turn, combatant: CombatantDraft): void {
  const { protosynthesis: source } = abilityOf(combatant)
  if (!source || combatant.hp <= 0) return
  updateBoost(turn, combatant, source)
  spendBoosterEnergy(turn, combatant, source)
}

export function feedOnField(turn: Turn): void {
  feedIfChanged(turn, turn.boss)
  for (const raider of turn.raiders) feedIfChanged(turn, raider)
}

export function endFeeding(combatant: CombatantDraft): void {
  for (const id of Object.values(BOOSTING_VOLATILES)) dropVolatile(combatant, id)
  dropVolatile(combatant, 'boosterenergy')
}

type FieldSource = keyof typeof BOOSTING_VOLATILES

// A fighter that hasn't entered yet keeps its Booster Energy.
function feedIfChanged(turn: Turn, combatant: CombatantDraft): void {
  const { protosynthesis } = abilityOf(combatant)
  if (!protosynthesis || combatant.hp <= 0) return
  const hasEnded = updateBoost(turn, combatant, protosynthesis)
  if (hasEnded) spendBoosterEnergy(turn, combatant, protosynthesis)
}

function updateBoost(turn: Turn, combatant: CombatantDraft, source: FieldSource): boolean {
  const id = BOOSTING_VOLATILES[source]
  const isBoosted = combatant.volatiles[id] !== undefined
  const isActive = isOnField(turn, source)
  if (isActive && !isBoosted) boost(turn, combatant, source)
  if (isActive || !isBoosted || combatant.volatiles.boosterenergy !== undefined) return false
  dropVolatile(combatant, id)
  turn.events.push({ kind: 'boost ends', who: combatant.who, ability: combatant.ability })
  return true
}

function spendBoosterEnergy(turn: Turn, combatant: CombatantDraft, source: FieldSource): void {
  if (!itemTraits(combatant.item).startsProtosynthesis || isOnField(turn, source)) return
  spendItem(turn, combatant)
  setToTheEnd(combatant, 'boosterenergy')
  boost(turn, combatant, source)
}

function boost(turn: Turn, combatant: CombatantDraft, source: FieldSource): void {
  const stat = highestStat(combatant)
  setCount(combatant, BOOSTING_VOLATILES[source], statNumber(stat))
  turn.events.push({ kind: 'boost', who: combatant.who, ability: combatant.ability, stat })
}

// With stages, without abilities and items: `getBestStat` in @pkmn/sim.
function highestStat({ fighter, stages }: CombatantDraft): BoostedStat {
  const value = (stat: BoostedStat) => Math.floor(fighter.stats[stat] * statFactor(stages[stat]))
  return BOOSTED_STATS.reduce((best, stat) => (value(stat) > value(best) ? stat : best))
}

function isOnField(turn: Turn, source: FieldSource): boolean {
  return weatherNow(turn) === source || turn.field.terrain === source
}
