import correctionsFile from './corrections.json'
import { ownData } from './own-data'
import type { Corrections } from './schema/corrections'

export type { Correction } from './schema/corrections'

/**
 * The known errors of the creature service: wrong fields of creatures and moves, the ways in which a creature (`key`)
 * learns a move, and creatures that it cannot answer.
 * Each record gives a reason and a source.
 */
export const corrections: Readonly<Corrections> = ownData(correctionsFile)
