import type { Move } from '@pkmn/data'
import type { TypeName } from '@/data/vocabulary'
import type { Creature } from '@/tools/plans/creatures/creatures'
import { generation9 } from '@/tools/plans/creatures/generation'
import type { RaidTarget } from '@/tools/plans/raid/raid-target'

/** The most items that are tried. */
const MOST_ITEMS = 5

/** What the choice of an item depends on. */
export interface Holder {
  readonly creature: Creature
  readonly ability: string
  /** The attack that wins the raid, and the type that it has then. */
  readonly attack: Move
  readonly type: TypeName
  /** Whether the attack gives HP back. */
  readonly drains: boolean
  /** The highest factor by types of the boss's attacks while the holder is not Terastallized. */
  readonly weakness: number
}

/**
 * The items worth trying, the most promising first. Left out are those that another outdoes in every raid: Muscle Band,
 * Wise Glasses and Expert Belt by the item of the attack's type (1.1 and at most 1.2 against 1.2), Rocky Helmet and its
 * like, whose share the boss's multiplier divides, and those that keep to one move, which forbid boosts.
 * Source: the descriptions of @pkmn/dex.
 */
export function itemsFor(holder: Holder, raid: RaidTarget): readonly string[] {
  const { creature, drains, type } = holder
  if (creature.neededItem) return [creature.neededItem]
  const strengthening = typeItem(type)
  const usual = drains ? [strengthening, 'Shell Bell'] : ['Shell Bell', strengthening]
  const last = ['Metronome', drains ? 'Life Orb' : 'Leftovers']
  return [...new Set([...ownItems(holder), ...usual, ...guards(holder, raid).slice(0, 1), ...last])].slice(
    0,
    MOST_ITEMS,
  )
}

/** Items made for the creature, its ability or its attack. */
function ownItems({ creature, ability, attack }: Holder): readonly string[] {
  return [
    ENERGIZED.has(ability) && 'Booster Energy',
    itemsOfSpecies.get(creature.name),
    attack.flags.charge && 'Power Herb',
    Array.isArray(attack.multihit) && ability !== 'Skill Link' && 'Loaded Dice',
  ].filter((item) => typeof item === 'string')
}

/** Items against what the boss does. */
function guards({ ability, weakness }: Holder, { threats }: RaidTarget): readonly string[] {
  const { resetsPlayers, lowersStats, afflicts } = threats
  return [
    OFFENSIVE.has(ability) && resetsPlayers && 'Ability Shield',
    weakness > 1 && 'Weakness Policy',
    lowersStats && 'Clear Amulet',
    afflicts && 'Covert Cloak',
  ].filter((item) => typeof item === 'string')
}

// Abilities on which the strength of an attacker rests.
const OFFENSIVE: ReadonlySet<string> = new Set(['Contrary', 'Huge Power', 'Pure Power'])

// Booster Energy sets these off.
const ENERGIZED: ReadonlySet<string> = new Set(['Protosynthesis', 'Quark Drive'])

const TYPE_ITEM = /^Holder's (\w+)-type attacks have 1\.2x power\.$/

const typeItems = new Map<string, string>(
  [...generation9.items]
    .filter(({ onPlate }) => onPlate === undefined)
    .toSorted((one, other) => other.num - one.num)
    .flatMap(({ name, shortDesc }) => {
      const type = TYPE_ITEM.exec(shortDesc)?.[1]
      return type ? [[type, name] as const] : []
    }),
)

/** The item that strengthens attacks of a type by a fifth. */
export function typeItem(type: TypeName): string {
  const item = typeItems.get(type)
  if (!item) throw new Error(`No item strengthens ${type} attacks`)
  return item
}

// Those that bring a form along are needed, and belong to that form.
const itemsOfSpecies = new Map<string, string>(
  [...generation9.items]
    .filter(({ forcedForme }) => !forcedForme)
    .flatMap(({ name, itemUser }) => (itemUser ?? []).map((user) => [user, name] as const)),
)
