import * as z from 'zod'
import { nonEmptyText } from '@/data/plain-values'

/** The schema of each file in this folder. */
export const namesSchema = z.array(nonEmptyText)
