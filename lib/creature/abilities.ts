import type { RaidBoss } from '@/data/rosters/rosters'
import type { Ability, Creature } from '@/data/shipped/shipped'
import type { Tier } from '@/data/vocabulary'

/** An ability as the screen lists it. `label` ends in ` (H)` for a hidden one; `always` is set when the boss always has it. */
export interface ShownAbility {
  readonly label: string
  readonly description: string
  readonly always?: true
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
 * that one, or the first if the slot is empty; else all of them, including the hidden one, in either tier.
 */
export function possibleAbilities<Entry>(
  { first, second, hidden }: AbilitySlots<Entry>,
  rule: AbilityRule,
): Entry[] {
  if (rule !== 'any') return [{ first, second, hidden }[rule] ?? first]
  return [first, second, hidden].filter((ability) => ability !== undefined)
}

/** Whether the hidden ability is listed: in tier 6, and in tier 5 for Ditto. */
export function showsHiddenAbility(tier: Tier | undefined, creatureKey: string): boolean {
  return tier === '6' || (tier === '5' && creatureKey === 'ditto')
}

/** A creature's abilities as the screen lists them, each once. For the hidden one see `showsHiddenAbility`. */
export function shownAbilities(
  creature: Creature,
  tier: Tier | undefined,
  rule: AbilityRule,
): ShownAbility[] {
  const certain = certainAbility(creature, rule)
  return listedAbilities(creature, tier).map((ability) => ({
    label: ability === creature.abilities.hidden ? `${ability.name} (H)` : ability.name,
    description: ability.description,
    ...(ability.key === certain?.key && { always: true }),
  }))
}

/** The abilities that a raid is found by: the one that its boss always has, or else the listed ones. */
export function searchedAbilities(creature: Creature, tier: Tier | undefined, rule: AbilityRule): Ability[] {
  const certain = certainAbility(creature, rule)
  return certain ? [certain] : listedAbilities(creature, tier)
}

/** The ability that a boss always has by the game's tables; `undefined` when they leave it open. */
export function certainAbility({ abilities }: Creature, rule: AbilityRule): Ability | undefined {
  return rule === 'any' ? undefined : possibleAbilities(abilities, rule)[0]
}

function listedAbilities({ key, abilities }: Creature, tier: Tier | undefined): Ability[] {
  const { first, second, hidden } = abilities
  return distinct(showsHiddenAbility(tier, key) ? [first, second, hidden] : [first, second])
}

function distinct(abilities: readonly (Ability | undefined)[]): Ability[] {
  const present = abilities.filter((ability) => ability !== undefined)
  return present.filter(
    ({ key }, position) => present.findIndex((ability) => ability.key === key) === position,
  )
}
