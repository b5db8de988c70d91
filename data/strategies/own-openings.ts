import * as z from 'zod'
import { ownData } from '@/data/own-data'
import { type TeamLine, teamLineSchema } from './openings'
import ownOpeningsFile from './own-openings.json'

/** The schema of the file. */
export const ownOpeningsSchema = z.array(teamLineSchema)

/** Lines of teams that we found by hand, for bosses against which the search finds none that wins as often. */
export const ownOpenings: readonly TeamLine[] = ownData(ownOpeningsFile)
