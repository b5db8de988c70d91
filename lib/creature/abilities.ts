import type { RaidBoss } from '@/data/rosters/rosters'
import type { Ability, Creature } from '@/data/shipped/shipped'
import { TIER_RULES } from '@/data/tiers'
import type { Tier } from '@/data/vocabulary'
import { firstOfEach } from '@/lib/first-of-each'

/** An ability as pages list it. */
export interface ShownAbility extends Pick<Ability, 'key' | 'name' | 'description'> {
  readonly isHidden: boolean
  /** Whether the boss always has it. */
  readonly isCertain: boolean
}

/** The slot of a boss's ability in the game's tables. */
export type AbilityRule = RaidBoss['ability']

/** Abilities by slot, as records or names. */
interface AbilitySlots<Entry> {
  readonly first: Entry
  readonly second?: Entry | undefined
  readonly hidden?: Entry | undefined
}

/**
 * Returns the abilities that a boss may have by the game's tables, in the order of the slots. If the tables fix the
 * slot, this is its ability, or the first if the slot is empty. Otherwise it is every ability that they allow, in
 * any tier.
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
 * Whether the hidden ability is listed: in 6★ and 7★ raids; in 5★ raids only for Ditto and for bosses that always
 * have it. Never without a tier.
 */
function showsHiddenAbility(tier: Tier | undefined, creatureKey: string, rule: AbilityRule): boolean {
  const listed = tier ? TIER_RULES[tier].hiddenAbility : []
  return listed === 'every boss' || listed.includes(creatureKey) || (tier !== undefined && rule === 'hidden')
}

/**
 * Returns the distinct abilities of a Pokémon as pages list them. For the hidden ability see `showsHiddenAbility`.
 */
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

/**
 * Returns the abilities by which a search finds a raid: the one that its boss always has, otherwise the listed ones.
 */
export function searchedAbilities(creature: Creature, tier: Tier | undefined, rule: AbilityRule): Ability[] {
  const certain = certainAbility(creature, rule)
  return certain ? [certain] : listedAbilities(creature, tier, rule)
}

/** Returns the ability that a boss always has by the game's tables; `undefined` if they leave it open. */
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
