import * as z from 'zod'
import { TYPE_NAMES } from '@/data/vocabulary'

const typeName = z.enum(TYPE_NAMES)

const matchupsSchema = z.object({
  double: z.array(typeName),
  resisted: z.array(typeName),
  immune: z.array(typeName),
  normal: z.array(typeName),
})

export const typeChartSchema = z.record(
  typeName,
  z.object({ offense: matchupsSchema, defense: matchupsSchema }),
)

export type TypeChart = z.infer<typeof typeChartSchema>

export const typeColorsSchema = z.record(typeName, z.string().regex(/^#[0-9a-f]{6}$/))

/** `#rrggbb` */
export type TypeColors = z.infer<typeof typeColorsSchema>
