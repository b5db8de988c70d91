import { Dex, type Species } from '@pkmn/dex'
import type { LearnMethod } from '@/data/moves/terms'
import type { LearnWay } from '@/data/shipped/schema'
import type { LearnedMove } from '@/lib/creature/learned'

// Omits R, moves that come with a change of form: the API has no list for them.
const METHOD_OF_LETTER: Readonly<Record<string, LearnMethod>> = {
  L: 'level up',
  M: 'TM',
  T: 'tutor',
  E: 'egg',
  S: 'event',
  D: 'Dream World',
  V: 'virtual transfer',
}

/**
 * Returns every way in which a species learns a move itself, in all generations. Like the real API, uses the base
 * species for a form without a learnset. Source: the learnsets of @pkmn/dex.
 */
export async function movesLearnedBy(species: Species): Promise<LearnedMove[]> {
  const { learnset } = await Dex.learnsets.get(species.id)
  const learned = learnset ?? (await Dex.learnsets.get(species.baseSpecies)).learnset ?? {}
  return Object.entries(learned).flatMap(([move, codes]) =>
    codes.flatMap(wayOfCode).map((way) => [move, way] as const),
  )
}

/**
 * Parses a code of @pkmn/dex: generation, letter of the method, and for `L` the level (`9L48`). Empty for a letter for
 * which the API has no list.
 */
export function wayOfCode(code: string): LearnWay[] {
  const method = METHOD_OF_LETTER[code.charAt(1)]
  if (!method) return []
  const generation = Number(code.charAt(0))
  return [
    method === 'level up' ? { method, generation, level: Number(code.slice(2)) } : { method, generation },
  ]
}
