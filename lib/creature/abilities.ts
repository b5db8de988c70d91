import type { RaidBoss } from '@/data/rosters/rosters'
import type { Ability, Creature } from '@/data/shipped/shipped'
import { TIER_RULES } from '@/data/tiers'
import type { Tier } from '@/data/vocabulary'
import { firstOfEach } from '@/lib/first-of-each'

export interface ShownAbility extends Pick<Ability, 'key' | 'name' | 'description'> {
  readonly isHidden: boolean
  readonly isCertain: boolean
}

export type AbilityRule = RaidBoss['ability']

interface AbilitySlots<T> {
  readonly first: T
  readonly second?: T | undefined
  readonly hidden?: T | undefined
}

/**
 * Returns the abilities that the game's tables allow, in slot order, in any tier. If the tables fix an empty slot,
 * returns the first ability.
 */
export function possibleAbilities<T>({ first, second, hidden }: AbilitySlots<T>, rule: AbilityRule): T[] {
  const slots: Readonly<Record<AbilityRule, readonly (T | undefined)[]>> = {
    any: [first, second, hidden],
    'first or second': [first, second],
    first: [first],
    second: [second ?? first],
    hidden: [hidden ?? first],
  }
  return slots[rule].filter((ability) => ability !== undefined)
}

/** Returns true in 6★ and 7★ raids, and in 5★ raids for Ditto and for bosses that always have the hidden ability. */
function showsHiddenAbility(tier: Tier | undefined, creatureKey: string, rule: AbilityRule): boolean {
  const hiddenRule = tier ? TIER_RULES[tier].hiddenAbility : []
  return (
    hiddenRule === 'every boss' ||
    hiddenRule.includes(creatureKey) ||
    (tier !== undefined && rule === 'hidden')
  )
}

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

/** Returns the abilities by which a search finds a raid: the boss's certain ability, otherwise the listed abilities. */
export function searchedAbilities(creature: Creature, tier: Tier | undefined, rule: AbilityRule): Ability[] {
  const certain = certainAbility(creature, rule)
  return certain ? [certain] : listedAbilities(creature, tier, rule)
}

/** Returns the ability that a boss always has; `undefined` if the game's tables allow several. */
export function certainAbility({ abilities }: Creature, rule: AbilityRule): Ability | undefined {
  const [ability, ...otherAbilities] = possibleAbilities(abilities, rule)
  return rule === 'any' || otherAbilities.length > 0 ? undefined : ability
}

function listedAbilities({ key, abilities }: Creature, tier: Tier | undefined, rule: AbilityRule): Ability[] {
  const { first, second, hidden } = abilities
  const slots = showsHiddenAbility(tier, key, rule) ? [first, second, hidden] : [first, second]
  return firstOfEach(
    slots.filter((ability) => ability !== undefined),
    (ability) => ability.key,
  )
}
