import * as z from 'zod'
import { TYPE_NAMES } from '@/data/vocabulary'

const typeName = z.enum(TYPE_NAMES)

const matchupsSchema = z.object({
  double: z.array(typeName),
  resisted: z.array(typeName),
  immune: z.array(typeName),
  normal: z.array(typeName),
})

/** The schema of `type-chart.json`. */
export const typeChartSchema = z.record(
  typeName,
  z.object({ offense: matchupsSchema, defense: matchupsSchema }),
)

/** The effectiveness of each type against others, and of others against it. */
export type TypeChart = z.infer<typeof typeChartSchema>

/** The schema of `type-colors.json`. */
export const typeColorsSchema = z.record(typeName, z.string().regex(/^#[0-9a-f]{6}$/))

/** A color of each type, as `#rrggbb`. */
export type TypeColors = z.infer<typeof typeColorsSchema>
