import type { TypeName } from '@/data/vocabulary'
import type { RaidView } from './raid-view'

/** The types that a raid's Tera type is weak to, in alphabetical order; none while tier or Tera type is not chosen. */
export function weaknessesOf({ teraWeaknesses }: Pick<RaidView, 'teraWeaknesses'>): TypeName[] {
  return teraWeaknesses.filter(({ multiplier }) => multiplier === 2).map(({ type }) => type)
}
