import type { Move } from '@pkmn/data'
import { traitsOf } from '@/battle/dex/abilities'
import { ITEM_NAMES, itemTraits } from '@/battle/dex/items'
import type { TypeName } from '@/data/vocabulary'
import { memoize } from '@/lib/memo'
import { generation9 } from '@/planner/creatures/generation'
import type { UsableSpecies } from '@/planner/creatures/usable-species'
import { DOUBLING_ATTACK } from '@/planner/damage/named-abilities'
import type { RaidTarget } from '@/planner/raids/raid-target'

const MAX_ITEMS = 5

export interface ItemHolder {
  readonly creature: UsableSpecies
  readonly ability: string
  readonly attack: Move
  readonly type: TypeName
  readonly drains: boolean
  readonly weakness: number
}

/**
 * Returns the items worth trying, best first. Skips items that another beats in every raid:
 * - Muscle Band, Wise Glasses and Expert Belt (1.1 to 1.2) by the item of the attack's type (1.2)
 * - Rocky Helmet and other shares of HP, which the boss's multiplier divides
 * - Choice items, which prevent boosts
 * Source: the descriptions of @pkmn/dex.
 */
export function itemsFor(attacker: ItemHolder, raid: RaidTarget): readonly string[] {
  const { creature, drains } = attacker
  if (creature.neededItem) return [creature.neededItem]
  const last = ['Metronome', drains ? 'Life Orb' : 'Leftovers']
  return distinct([
    ...ownItems(attacker),
    ...usualItems(attacker),
    ...guards(attacker, raid).slice(0, 1),
    ...last,
  ]).slice(0, MAX_ITEMS)
}

export function moreItemsFor(attacker: ItemHolder, raid: RaidTarget): readonly string[] {
  if (attacker.creature.neededItem) return [attacker.creature.neededItem]
  return distinct([
    ...ownItems(attacker),
    ...usualItems(attacker),
    ...guards(attacker, raid),
    ...['Metronome', 'Life Orb', 'Leftovers', 'Covert Cloak', 'Clear Amulet'],
  ])
}

function usualItems({ drains, type }: ItemHolder): readonly string[] {
  return drains ? [typeItem(type), 'Shell Bell'] : ['Shell Bell', typeItem(type)]
}

function distinct(items: readonly string[]): readonly string[] {
  return [...new Set(items)]
}

function ownItems({ creature, ability, attack }: ItemHolder): readonly string[] {
  return [
    traitsOf(ability).protosynthesis && 'Booster Energy',
    itemsOfSpecies.get(creature.name),
    attack.flags.charge && 'Power Herb',
    Array.isArray(attack.multihit) && !traitsOf(ability).mostHits && 'Loaded Dice',
  ].filter((item) => typeof item === 'string')
}

function guards({ ability, weakness }: ItemHolder, { threats }: RaidTarget): readonly string[] {
  const { resetsPlayers, lowersStats, afflicts } = threats
  return [
    dependsOn(ability) && resetsPlayers && 'Ability Shield',
    weakness > 1 && 'Weakness Policy',
    lowersStats && 'Clear Amulet',
    afflicts && 'Covert Cloak',
  ].filter((item) => typeof item === 'string')
}

function dependsOn(ability: string): boolean {
  return DOUBLING_ATTACK.has(ability) || traitsOf(ability).stageFactor < 0
}

export const typeItem = memoize((type: TypeName): string => {
  const item = ITEM_NAMES.find((name) => itemTraits(name).strengthens === type)
  if (!item) throw new Error(`No item strengthens ${type} attacks`)
  return item
})

// Without items that a form needs, see `neededItem`.
const itemsOfSpecies = new Map<string, string>(
  [...generation9.items]
    .filter(({ forcedForme }) => !forcedForme)
    .flatMap(({ name, itemUser }) => (itemUser ?? []).map((user) => [user, name] as const)),
)
