import type { Creature, LearnWay } from '@/data/shipped/schema'
import { supplement } from '@/data/shipped/shipped'

/**
 * Returns how a Pokémon learns a move; `undefined` for a move that only raid bosses have. Prefers generation 9, which
 * comes from the supplement, because the service's learnsets end at generation 8.
 *
 * @param creature shipped, or merged with the service's answer
 */
export function wayToLearn(moveKey: string, { key, learned }: Creature): LearnWay | undefined {
  return supplement.generationNine[key]?.[moveKey] ?? learned[moveKey]
}
