import { ownData } from '@/data/own-data'
import type { TypeChart } from './schema'
import typeChartFile from './type-chart.json'

/**
 * `offense` has a type's moves against every type, `defense` every type's moves against it.
 * Source: the type chart of generation 6 and later, https://bulbapedia.bulbagarden.net/wiki/Type/Type_chart
 */
export const typeChart: TypeChart = ownData(typeChartFile)
