import type { Build } from '@/battle/build'
import type { Strength } from '@/planner/damage/measure'

/** How a Pokémon is trained. */
export type Spread = Pick<Build, 'nature' | 'effortValues'>

/** The stat that the boss's attacks mostly count against. */
type Guard = 'def' | 'spd'

/** What the spreads of an attacker depend on. */
interface Training {
  readonly strength: Strength
  readonly guard: Guard
  /**
   * Whether it drains, by its attack or by Shell Bell, so that HP matter less than defenses: it gets back what it deals,
   * however few HP it has.
   */
  readonly drains: boolean
  /** Whether one of its moves uses Attack. */
  readonly usesAttack: boolean
}

/**
 * The spreads worth trying, the usual one first: for damage, for endurance, and for both where it drains. None is for
 * speed: at level 100 nearly everyone is faster than a boss of level 75 or 90, and the order in a turn changes little.
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

// Defense is strength and guard at once.
function bodyPress(training: Training): readonly Spread[] {
  const hard = { nature: natureFor('def', training), effortValues: { hp: 252, def: 252, spd: 4 } }
  const both = { nature: natureFor('def', training), effortValues: { def: 252, spd: 252, hp: 4 } }
  const soft = { nature: natureFor('spd', training), effortValues: { hp: 252, spd: 252, def: 4 } }
  return training.guard === 'def' ? [hard, both] : [hard, both, soft]
}

// Each lowers the attacking stat that is not used.
function natureFor(raised: Strength | Guard, { usesAttack }: Pick<Training, 'usesAttack'>): string {
  switch (raised) {
    case 'atk':
      return 'Adamant'
    case 'spa':
      return 'Modest'
    case 'def':
      return usesAttack ? 'Impish' : 'Bold'
    case 'spd':
      return usesAttack ? 'Careful' : 'Calm'
  }
}
