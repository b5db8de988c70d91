import type { RaidBoss } from '@/data/rosters/rosters'
import type { Ability, Creature } from '@/data/shipped/shipped'
import type { Tier } from '@/data/vocabulary'

/** An ability as the screen lists it: `label` ends in ` (H)` for a hidden one; `always` is set where every such boss has this one. */
export interface ShownAbility {
  readonly label: string
  readonly description: string
  readonly always?: true
}

/** Whether the hidden ability is listed: only for tier 6, or for tier 5 when the creature is Ditto. */
export function showsHiddenAbility(tier: Tier | undefined, creatureKey: string): boolean {
  return tier === '6' || (tier === '5' && creatureKey === 'ditto')
}

/**
 * A creature's abilities in the order of its slots, each once, the hidden one as `showsHiddenAbility` says.
 * A boss that always has its hidden ability has its first where the form has none.
 *
 * @param slot the slot from which the game takes the boss's ability
 */
export function shownAbilities(
  creature: Creature,
  tier: Tier | undefined,
  slot: RaidBoss['ability'],
): ShownAbility[] {
  const fixed = fixedAbility(creature, slot)
  return listedAbilities(creature, tier).map((ability) => ({
    label: ability === creature.abilities.hidden ? `${ability.name} (H)` : ability.name,
    description: ability.description,
    ...(ability.key === fixed?.key && { always: true }),
  }))
}

/** The abilities that a boss may be met with: the one that it always has, else those that the screen lists. */
export function possibleAbilities(
  creature: Creature,
  tier: Tier | undefined,
  slot: RaidBoss['ability'],
): Ability[] {
  const fixed = fixedAbility(creature, slot)
  return fixed ? [fixed] : listedAbilities(creature, tier)
}

function fixedAbility({ abilities }: Creature, slot: RaidBoss['ability']): Ability | undefined {
  return slot === 'any' ? undefined : (abilities[slot] ?? abilities.first)
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
