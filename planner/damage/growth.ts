import { rulesOf } from '@/battle/dex/moves/moves'

/** What the power of an attack follows in the course of a raid. */
export type Growth = 'by hits taken' | 'by stages'

/** What the power of an attack follows: its own figure then says little. `undefined` for one that does not grow. */
export function growthOf({ name }: { readonly name: string }): Growth | undefined {
  const { growsByHits, strikesWith } = rulesOf(name)
  if (growsByHits) return 'by hits taken'
  return strikesWith === 'every stage raised' ? 'by stages' : undefined
}

/** The power that such an attack has in the middle of a raid: after four hits taken, after three boosts of two stats. */
export const GROWN_POWER: Readonly<Record<Growth, number>> = { 'by hits taken': 250, 'by stages': 140 }
