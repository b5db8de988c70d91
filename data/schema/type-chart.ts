import * as z from 'zod'
import { TYPE_NAMES } from '@/data/vocabulary'

const typeName = z.enum(TYPE_NAMES)

const matchupsSchema = z.object({
  double: z.array(typeName),
  resisted: z.array(typeName),
  immune: z.array(typeName),
  normal: z.array(typeName),
})

/** The schema of `data/type-chart.json`. */
export const typeChartSchema = z.record(
  z.enum(TYPE_NAMES),
  z.object({ offense: matchupsSchema, defense: matchupsSchema }),
)

/** The effectiveness of each type against others, and of others against it. */
export type TypeChart = z.infer<typeof typeChartSchema>
