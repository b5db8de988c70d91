import type { Build } from '@/battle/build'
import type { Strength } from '@/planner/damage/measure'

export type Spread = Pick<Build, 'nature' | 'effortValues'>

type Guard = 'def' | 'spd'

interface Training {
  readonly strength: Strength
  readonly guard: Guard
  /** If an attack or Shell Bell heals by damage dealt, defenses matter more than HP. */
  readonly drains: boolean
  readonly usesAttack: boolean
}

/**
 * Returns the usual spread first. None is for Speed: at level 100 nearly all creatures are faster than
 * a boss, and order matters little.
 */
export function spreadsOf(training: Training): readonly Spread[] {
  const { strength, guard, drains } = training
  const offensive = natureFor(strength, training)
  const defensive = natureFor(guard, training)
  if (strength === 'def') return bodyPress(training)
  const otherDefense = guard === 'def' ? 'spd' : 'def'
  return [
    { nature: offensive, effortValues: { hp: 252, [strength]: 252, [guard]: 4 } },
    ...(drains ? [{ nature: offensive, effortValues: { [strength]: 252, [guard]: 252, hp: 4 } }] : []),
    { nature: offensive, effortValues: { hp: 252, [guard]: 252, [strength]: 4 } },
    { nature: defensive, effortValues: { hp: 252, [guard]: 252, [otherDefense]: 4 } },
  ]
}

function bodyPress(training: Training): readonly Spread[] {
  const hard = { nature: natureFor('def', training), effortValues: { hp: 252, def: 252, spd: 4 } }
  const both = { nature: natureFor('def', training), effortValues: { def: 252, spd: 252, hp: 4 } }
  const soft = { nature: natureFor('spd', training), effortValues: { hp: 252, spd: 252, def: 4 } }
  return training.guard === 'def' ? [hard, both] : [hard, both, soft]
}

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
