import type { RaidBoss } from '@/data/rosters/rosters'
import type { Ability, Creature } from '@/data/shipped/shipped'
import { TIER_RULES } from '@/data/tiers'
import type { Tier } from '@/data/vocabulary'
import { firstOfEach } from '@/lib/first-of-each'

/** An ability as the screen lists it. */
export interface ShownAbility extends Pick<Ability, 'key' | 'name' | 'description'> {
  readonly isHidden: boolean
  /** Whether the boss always has it. */
  readonly isCertain: boolean
}

/** The slot of a boss's ability in the game's tables. */
export type AbilityRule = RaidBoss['ability']

/** The abilities of a creature by slot, as records or names. */
interface AbilitySlots<Entry> {
  readonly first: Entry
  readonly second?: Entry | undefined
  readonly hidden?: Entry | undefined
}

/**
 * The abilities that a boss may have by the game's tables, in the order of the slots. When the tables fix the slot it is
 * that one, or the first if the slot is empty; else all that they leave, in any tier.
 */
export function possibleAbilities<Entry>(
  { first, second, hidden }: AbilitySlots<Entry>,
  rule: AbilityRule,
): Entry[] {
  const slots: Readonly<Record<AbilityRule, readonly (Entry | undefined)[]>> = {
    any: [first, second, hidden],
    'first or second': [first, second],
    first: [first],
    second: [second ?? first],
    hidden: [hidden ?? first],
  }
  return slots[rule].filter((ability) => ability !== undefined)
}

/**
 * Whether the hidden ability is listed: in tier 6 and 7, and in tier 5 for Ditto, and for a boss that always has it; never
 * while no tier is chosen.
 */
function showsHiddenAbility(tier: Tier | undefined, creatureKey: string, rule: AbilityRule): boolean {
  const listed = tier ? TIER_RULES[tier].hiddenAbility : []
  return listed === 'every boss' || listed.includes(creatureKey) || (tier !== undefined && rule === 'hidden')
}

/** A creature's abilities as the screen lists them, each once. For the hidden one see `showsHiddenAbility`. */
export function shownAbilities(
  creature: Creature,
  tier: Tier | undefined,
  rule: AbilityRule,
): ShownAbility[] {
  const certain = certainAbility(creature, rule)
  return listedAbilities(creature, tier, rule).map((ability) => ({
    key: ability.key,
    name: ability.name,
    isHidden: ability === creature.abilities.hidden,
    description: ability.description,
    isCertain: ability.key === certain?.key,
  }))
}

/** The abilities that a raid is found by: the one that its boss always has, or else the listed ones. */
export function searchedAbilities(creature: Creature, tier: Tier | undefined, rule: AbilityRule): Ability[] {
  const certain = certainAbility(creature, rule)
  return certain ? [certain] : listedAbilities(creature, tier, rule)
}

/** The ability that a boss always has by the game's tables; `undefined` when they leave it open. */
export function certainAbility({ abilities }: Creature, rule: AbilityRule): Ability | undefined {
  const [ability, ...others] = possibleAbilities(abilities, rule)
  return rule === 'any' || others.length > 0 ? undefined : ability
}

function listedAbilities({ key, abilities }: Creature, tier: Tier | undefined, rule: AbilityRule): Ability[] {
  const { first, second, hidden } = abilities
  const listed = showsHiddenAbility(tier, key, rule) ? [first, second, hidden] : [first, second]
  return firstOfEach(
    listed.filter((ability) => ability !== undefined),
    (ability) => ability.key,
  )
}
