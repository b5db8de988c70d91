import type { Healing } from '@/battle/plan'

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
