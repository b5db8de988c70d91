import * as z from 'zod'
import { nonEmptyText } from '@/data/plain-values'

/** For each file in this folder. */
export const namesSchema = z.array(nonEmptyText)
