import type { Move } from '@pkmn/data'
import { traitsOf } from '@/battle/dex/abilities'
import { ITEM_NAMES, itemTraits } from '@/battle/dex/items'
import type { TypeName } from '@/data/vocabulary'
import { memoize } from '@/lib/memo'
import { generation9 } from '@/planner/creatures/generation'
import type { UsableSpecies } from '@/planner/creatures/usable-species'
import { DOUBLING_ATTACK } from '@/planner/damage/named-abilities'
import type { RaidTarget } from '@/planner/raids/raid-target'

/** The most items that are tried. */
const MOST_ITEMS = 5

/** What the choice of an item depends on. */
export interface ItemHolder {
  readonly creature: UsableSpecies
  readonly ability: string
  /** The attack that wins the raid, and the type that it has then. */
  readonly attack: Move
  readonly type: TypeName
  /** Whether the attack gives HP back. */
  readonly drains: boolean
  /** The highest factor by types of the boss's attacks while it is not Terastallized. */
  readonly weakness: number
}

/**
 * The items worth trying, the most promising first. Left out are those that another outdoes in every raid: Muscle Band,
 * Wise Glasses and Expert Belt by the item of the attack's type (1.1 and at most 1.2 against 1.2), Rocky Helmet and
 * others that take a share of HP, which the boss's multiplier divides, and those that keep to one move, which forbid boosts.
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
  ]).slice(0, MOST_ITEMS)
}

/** All items that may help, for a closer look: every guard too, and what gives HP or strength to anyone. */
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

/** Items made for the creature, its ability or its attack. */
function ownItems({ creature, ability, attack }: ItemHolder): readonly string[] {
  return [
    traitsOf(ability).protosynthesis && 'Booster Energy',
    itemsOfSpecies.get(creature.name),
    attack.flags.charge && 'Power Herb',
    Array.isArray(attack.multihit) && !traitsOf(ability).mostHits && 'Loaded Dice',
  ].filter((item) => typeof item === 'string')
}

/** Items against what the boss does. */
function guards({ ability, weakness }: ItemHolder, { threats }: RaidTarget): readonly string[] {
  const { resetsPlayers, lowersStats, afflicts } = threats
  return [
    restsOn(ability) && resetsPlayers && 'Ability Shield',
    weakness > 1 && 'Weakness Policy',
    lowersStats && 'Clear Amulet',
    afflicts && 'Covert Cloak',
  ].filter((item) => typeof item === 'string')
}

/** Whether the strength of an attacker rests on an ability: it doubles Attack, or turns drops into rises. */
function restsOn(ability: string): boolean {
  return DOUBLING_ATTACK.has(ability) || traitsOf(ability).stageFactor < 0
}

/** The item that strengthens attacks of a type by a fifth. */
export const typeItem = memoize((type: TypeName): string => {
  const item = ITEM_NAMES.find((name) => itemTraits(name).strengthens === type)
  if (!item) throw new Error(`No item strengthens ${type} attacks`)
  return item
})

// Those that bring a form along are needed, and belong to that form.
const itemsOfSpecies = new Map<string, string>(
  [...generation9.items]
    .filter(({ forcedForme }) => !forcedForme)
    .flatMap(({ name, itemUser }) => (itemUser ?? []).map((user) => [user, name] as const)),
)
