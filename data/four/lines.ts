import * as z from 'zod'
import { type TeamLine, teamLineSchema } from '@/data/openings'
import { ownData } from '@/data/own-data'
import linesFile from './lines.json'

/** The schema of the file. */
export const linesSchema = z.array(teamLineSchema)

/** Lines of teams that we found by hand, for bosses against which the search finds none that wins as often. */
export const teamLines: readonly TeamLine[] = ownData(linesFile)
