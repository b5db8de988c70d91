import { ownData } from '@/data/own-data'
import correctionsFile from './corrections.json'
import type { Corrections } from './schema'

export type { Correction } from './schema'

/**
 * Known errors of the creature service: wrong fields of creatures and moves, wrong ways to learn a
 * move, and creatures without an answer. Each record has a reason and a source. Corrections apply to
 * bundled and live answers, so that both show the same.
 */
export const corrections: Readonly<Corrections> = ownData(correctionsFile)
