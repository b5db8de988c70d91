import { ownData } from '@/data/own-data'
import correctionsFile from './corrections.json'
import type { Corrections } from './schema'

export type { Correction } from './schema'

/**
 * The known errors of the creature service: wrong fields of creatures and moves, the ways in which a creature (`key`)
 * learns a move, and creatures that it cannot answer.
 * Each record gives a reason and a source.
 */
export const corrections: Readonly<Corrections> = ownData(correctionsFile)
