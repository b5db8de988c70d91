import { ownData } from '@/data/own-data'
import correctionsFile from './corrections.json'
import type { Corrections } from './schema'

export type { Correction } from './schema'

/**
 * The known errors of the creature service: wrong fields of creatures and moves, wrong ways to learn a move, and creatures
 * for which it has no answer. Each record has a reason and a source. They apply to bundled and live answers alike, so that both
 * show the same.
 */
export const corrections: Readonly<Corrections> = ownData(correctionsFile)
