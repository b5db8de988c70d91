import type { Ability, Creature, Move } from '@/data/shipped/schema'

/**
 * Keeps bundled descriptions, abilities and ways to learn a move that the API lacks. If one of the two is missing,
 * returns the other.
 */
export function mergeCreature(
  shipped: Creature | undefined,
  answered: Creature | undefined,
): Creature | undefined {
  if (!shipped || !answered) return answered ?? shipped
  return {
    ...answered,
    abilities: mergeAbilities(shipped.abilities, answered.abilities),
    learned: { ...shipped.learned, ...answered.learned },
  }
}

/** Keeps bundled texts that the API lacks. */
export function mergeMove(shipped: Move | undefined, answered: Move | undefined): Move | undefined {
  if (!shipped || !answered) return answered ?? shipped
  return {
    ...answered,
    name: answered.name || shipped.name,
    basePower: answered.basePower || shipped.basePower,
    target: answered.target || shipped.target,
    description: answered.description || shipped.description,
  }
}

type Abilities = Creature['abilities']

function mergeAbilities(shipped: Abilities, answered: Abilities): Abilities {
  const second = mergeAbility(shipped.second, answered.second)
  const hidden = mergeAbility(shipped.hidden, answered.hidden)
  return {
    first: mergeAbility(shipped.first, answered.first) ?? answered.first,
    ...(second && { second }),
    ...(hidden && { hidden }),
  }
}

function mergeAbility(shipped: Ability | undefined, answered: Ability | undefined): Ability | undefined {
  if (!shipped || !answered) return answered ?? shipped
  if (shipped.key !== answered.key) return answered
  return {
    key: answered.key,
    name: answered.name || shipped.name,
    description: answered.description || shipped.description,
  }
}
