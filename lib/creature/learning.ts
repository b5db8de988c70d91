import type { Creature, LearnWay } from '@/data/shipped/schema'
import { supplement } from '@/data/shipped/shipped'

/**
 * Returns `undefined` for a move that only raid bosses have. Prefers generation 9 from the supplement, because the
 * Pokémon API's learnsets end at generation 8.
 */
export function wayToLearn(moveKey: string, { key, learned }: Creature): LearnWay | undefined {
  return supplement.generationNine[key]?.[moveKey] ?? learned[moveKey]
}
