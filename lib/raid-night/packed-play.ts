import { regex, string } from 'zod/mini'
import type { Healing, OpeningStep } from '@/battle/plan'

const CHEERS = ['attack', 'defense', 'heal'] as const

const NO_ALLY = '-'

/**
 * A step of an opening as a link has it, as short as can be read: a raider with the first letter of its cheer, `0h`, or with
 * its move, the ally aimed at or `-`, and `1` for Tera, `02-1`. Places count from 0.
 */
export const stepSchema = string().check(regex(/^[0-3](?:[adh]|[0-3][-0-3][01])$/))

/** A step as a link has it: none of one who waits. */
export function packedSteps({ raider, choice }: OpeningStep): readonly string[] {
  if (choice.kind === 'wait') return []
  if (choice.kind === 'cheer') return [`${raider}${choice.cheer.charAt(0)}`]
  return [`${raider}${choice.move}${choice.ally ?? NO_ALLY}${choice.terastallize ? 1 : 0}`]
}

/** The step that a text of `stepSchema` says. */
export function unpackedStep(step: string): OpeningStep {
  const [raider, move, ally, tera] = step
  const cheer = CHEERS.find((cheer) => cheer.charAt(0) === move)
  if (cheer) return { raider: Number(raider), choice: { kind: 'cheer', cheer } }
  const choice = { kind: 'move', move: Number(move), terastallize: tera === '1' } as const
  return { raider: Number(raider), choice: ally === NO_ALLY ? choice : { ...choice, ally: Number(ally) } }
}

/** How raiders of older links heal, which had three rules instead of percentages: near enough to what they did. */
const FORMER: readonly Healing[] = [
  { healBelow: 0, healCheerBelow: 0 },
  { healBelow: 40, healCheerBelow: 25 },
  { healBelow: 65, healCheerBelow: 40 },
]

const STEP = 5
const STEPS = 100 / STEP + 1

/** The highest number that stands for percentages. */
export const MOST_HEALING = FORMER.length + STEPS * STEPS - 1

/** The percentages by which a raider heals as one number, in steps of five as searches find them. */
export function packedHealing({ healBelow, healCheerBelow }: Healing): number {
  return FORMER.length + STEPS * Math.round(healBelow / STEP) + Math.round(healCheerBelow / STEP)
}

/** The percentages that a number of a link stands for. */
export function unpackedHealing(packed: number): Healing {
  const steps = packed - FORMER.length
  return (
    FORMER[packed] ?? {
      healBelow: STEP * Math.floor(steps / STEPS),
      healCheerBelow: STEP * (steps % STEPS),
    }
  )
}
