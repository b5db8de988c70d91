import type { Build } from '@/battle/build'
import type { Strength } from '@/planner/damage/measure'

export type Spread = Pick<Build, 'nature' | 'effortValues'>

/** The stat that most of the boss's attacks meet. */
type Guard = 'def' | 'spd'

interface Training {
  readonly strength: Strength
  readonly guard: Guard
  /** Whether its attack or Shell Bell heals by damage dealt, so that defenses matter more than HP. */
  readonly drains: boolean
  readonly usesAttack: boolean
}

/**
 * Returns the spreads worth trying, the usual one first: damage, endurance, and both if it drains. None is for Speed:
 * at level 100 nearly all are faster than a boss, and order matters little.
 */
export function spreadsOf(training: Training): readonly Spread[] {
  const { strength, guard, drains } = training
  const offensive = natureFor(strength, training)
  const defensive = natureFor(guard, training)
  if (strength === 'def') return bodyPress(training)
  const other = guard === 'def' ? 'spd' : 'def'
  return [
    { nature: offensive, effortValues: { hp: 252, [strength]: 252, [guard]: 4 } },
    ...(drains ? [{ nature: offensive, effortValues: { [strength]: 252, [guard]: 252, hp: 4 } }] : []),
    { nature: offensive, effortValues: { hp: 252, [guard]: 252, [strength]: 4 } },
    { nature: defensive, effortValues: { hp: 252, [guard]: 252, [other]: 4 } },
  ]
}

// For Body Press, Defense is both strength and guard.
function bodyPress(training: Training): readonly Spread[] {
  const hard = { nature: natureFor('def', training), effortValues: { hp: 252, def: 252, spd: 4 } }
  const both = { nature: natureFor('def', training), effortValues: { def: 252, spd: 252, hp: 4 } }
  const soft = { nature: natureFor('spd', training), effortValues: { hp: 252, spd: 252, def: 4 } }
  return training.guard === 'def' ? [hard, both] : [hard, both, soft]
}

// Lowers the attacking stat that the strongest attack does not use, even if a weaker move does.
function natureFor(raised: Strength | Guard, { usesAttack, strength }: Training): string {
  const needsAttack = usesAttack && strength !== 'spa'
  switch (raised) {
    case 'atk':
      return 'Adamant'
    case 'spa':
      return 'Modest'
    case 'def':
      return needsAttack ? 'Impish' : 'Bold'
    case 'spd':
      return needsAttack ? 'Careful' : 'Calm'
  }
}
