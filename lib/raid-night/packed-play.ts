import { regex, string } from 'zod/mini'
import type { Healing, OpeningStep } from '@/battle/plan'

const CHEERS = ['attack', 'defense', 'heal'] as const

const NO_ALLY = '-'

/**
 * A step of an opening. For a cheer: the raider's slot and the first letter of the cheer, `0h`. For a move: the slot,
 * the move, the targeted ally or `-`, and `1` for Terastallizing, `02-1`. Numbers are 0-based.
 */
export const stepSchema = string().check(regex(/^[0-3](?:[adh]|[0-3][-0-3][01])$/))

/** Returns the packed steps; empty for waiting. */
export function packSteps({ raider, choice }: OpeningStep): readonly string[] {
  if (choice.kind === 'wait') return []
  if (choice.kind === 'cheer') return [`${raider}${choice.cheer.charAt(0)}`]
  return [`${raider}${choice.move}${choice.ally ?? NO_ALLY}${choice.terastallize ? 1 : 0}`]
}

export function unpackStep(step: string): OpeningStep {
  const [raider, move, ally, tera] = step
  const cheer = CHEERS.find((cheer) => cheer.charAt(0) === move)
  if (cheer) return { raider: Number(raider), choice: { kind: 'cheer', cheer } }
  const choice = { kind: 'move', move: Number(move), terastallize: tera === '1' } as const
  return { raider: Number(raider), choice: ally === NO_ALLY ? choice : { ...choice, ally: Number(ally) } }
}

/** Healing in older links, which had three rules instead of percentages. The percentages are close to the rules. */
const FORMER: readonly Healing[] = [
  { healBelow: 0, healCheerBelow: 0 },
  { healBelow: 40, healCheerBelow: 25 },
  { healBelow: 65, healCheerBelow: 40 },
]

const STEP = 5
const STEPS = 100 / STEP + 1

/** Maximum of `packHealing`. */
export const MAX_HEALING = FORMER.length + STEPS * STEPS - 1

/** Encodes the healing percentages of a raider, in steps of five like the search, as one number. */
export function packHealing({ healBelow, healCheerBelow }: Healing): number {
  return FORMER.length + STEPS * Math.round(healBelow / STEP) + Math.round(healCheerBelow / STEP)
}

export function unpackHealing(code: number): Healing {
  const steps = code - FORMER.length
  return (
    FORMER[code] ?? {
      healBelow: STEP * Math.floor(steps / STEPS),
      healCheerBelow: STEP * (steps % STEPS),
    }
  )
}
