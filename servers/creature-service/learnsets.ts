import { Dex, type Species } from '@pkmn/dex'
import type { LearnMethod } from '@/data/moves/terms'
import type { LearnWay } from '@/data/shipped/schema'
import type { LearnedMove } from '@/lib/creature/learned'

// R, moves that come with a change of form, is left out: no list of the service's learnsets holds them.
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
 * Every way in which a species learns a move itself, in all generations; those of its base species for a form that has
 * no learnset of its own, as the creature service does it. Source: the learnsets of @pkmn/dex.
 */
export async function movesLearnedBy(species: Species): Promise<LearnedMove[]> {
  const { learnset } = await Dex.learnsets.get(species.id)
  const learned = learnset ?? (await Dex.learnsets.get(species.baseSpecies)).learnset ?? {}
  return Object.entries(learned).flatMap(([move, codes]) =>
    codes.flatMap(wayOfCode).map((way) => [move, way] as const),
  )
}

/**
 * The way to learn a move that a code of @pkmn/dex stands for: generation, letter of the method, and for `L` the level
 * (`9L48`); none for a letter that the creature service has no list for.
 */
export function wayOfCode(code: string): LearnWay[] {
  const method = METHOD_OF_LETTER[code.charAt(1)]
  if (!method) return []
  const generation = Number(code.charAt(0))
  return [
    method === 'level up' ? { method, generation, level: Number(code.slice(2)) } : { method, generation },
  ]
}
