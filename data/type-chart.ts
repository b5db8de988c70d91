import * as v from 'valibot'
import { parseRecords } from './parse-records'
import typeChartFile from './type-chart.json'
import { TYPE_NAMES } from './vocabulary'

const typeName = v.picklist(TYPE_NAMES)

const matchupsSchema = v.object({
  double: v.array(typeName),
  resisted: v.array(typeName),
  immune: v.array(typeName),
  normal: v.array(typeName),
})

const typeChartSchema = v.strictObject(
  v.entriesFromList(TYPE_NAMES, v.object({ offense: matchupsSchema, defense: matchupsSchema })),
)

/**
 * The multipliers of each type: of its moves against every type (`offense`), of every type's moves against it (`defense`).
 * Source: the type chart of generation 6 and later, https://bulbapedia.bulbagarden.net/wiki/Type/Type_chart
 */
export const typeChart = parseRecords('data/type-chart.json', typeChartSchema, typeChartFile)
