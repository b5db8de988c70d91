import * as z from 'zod/mini'
import { parseRecords } from './parse-records'
import typeChartFile from './type-chart.json'
import { TYPE_NAMES } from './vocabulary'

const typeName = z.enum(TYPE_NAMES)

const matchupsSchema = z.object({
  double: z.array(typeName),
  resisted: z.array(typeName),
  immune: z.array(typeName),
  normal: z.array(typeName),
})

const typeChartSchema = z.record(typeName, z.object({ offense: matchupsSchema, defense: matchupsSchema }))

/**
 * The multipliers of each type: of its moves against every type (`offense`), of every type's moves against it (`defense`).
 * Source: the type chart of generation 6 and later, https://bulbapedia.bulbagarden.net/wiki/Type/Type_chart
 */
export const typeChart = parseRecords('data/type-chart.json', typeChartSchema, typeChartFile)
