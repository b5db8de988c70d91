import { ownData } from '@/data/own-data'
import type { TypeChart } from './schema'
import typeChartFile from './type-chart.json'

/**
 * The multipliers of each type: for its moves against every type (`offense`), and for every type's moves against it
 * (`defense`).
 * Source: the type chart of generation 6 and later, https://bulbapedia.bulbagarden.net/wiki/Type/Type_chart
 */
export const typeChart: TypeChart = ownData(typeChartFile)
