import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as z from 'zod'
import {
  eventRaidsSchema,
  eventRewardsSchema,
  eventScheduleSchema,
  gameNumbersSchema,
} from '@/data/events/schema'
import { machinesSchema } from '@/data/moves/machines'
import { namesSchema } from '@/data/names/schema'
import { parseRecords } from '@/data/parse-records'
import { plansFileSchema } from '@/data/plans/schema'
import { correctionsSchema, originsSchema, partnersSchema } from '@/data/pokemon/schema'
import { rewardsSchema, rosterSchema } from '@/data/rosters/schema'
import {
  attackerTypesSchema,
  bossNamesSchema,
  creaturesSchema,
  gameNamesSchema,
  movesSchema,
  provenanceSchema,
  raidIndexSchema,
  repertoiresSchema,
  shinyCardsSchema,
  soloWinnersSchema,
  supplementSchema,
} from '@/data/shipped/schema'
import { openingsSchema, ownOpeningsSchema } from '@/data/strategies/openings'
import { recommendationsSchema } from '@/data/strategies/recommendations'
import { supportsSchema } from '@/data/strategies/supports'
import { madeBySchema, teamsFileSchema } from '@/data/teams/schema'
import { typeChartSchema, typeColorsSchema } from '@/data/types/schema'

/** By path, or by folder if all files in it share a schema. */
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  'data/events/five-star.json': eventRaidsSchema,
  'data/events/game-numbers.json': gameNumbersSchema,
  'data/events/rewards.json': eventRewardsSchema,
  'data/events/schedule.json': eventScheduleSchema,
  'data/events/seven-star.json': eventRaidsSchema,
  'data/made-by': madeBySchema,
  'data/moves/machines.json': machinesSchema,
  'data/names': namesSchema,
  'data/plans': plansFileSchema,
  'data/pokemon/corrections.json': correctionsSchema,
  'data/pokemon/origins.json': originsSchema,
  'data/pokemon/partners.json': partnersSchema,
  'data/rosters/five-star.json': rosterSchema('5'),
  'data/rosters/rewards.json': rewardsSchema,
  'data/rosters/six-star.json': rosterSchema('6'),
  'data/shipped/attacker-types.json': attackerTypesSchema,
  'data/shipped/boss-names.json': bossNamesSchema,
  'data/shipped/creatures.json': creaturesSchema,
  'data/shipped/game-names.json': gameNamesSchema,
  'data/shipped/moves.json': movesSchema,
  'data/shipped/provenance.json': provenanceSchema,
  'data/shipped/raid-index.json': raidIndexSchema,
  'data/shipped/repertoires.json': repertoiresSchema,
  'data/shipped/reward-names.json': namesSchema,
  'data/shipped/shiny-cards.json': shinyCardsSchema,
  'data/shipped/solo-winners.json': soloWinnersSchema,
  'data/shipped/supplement.json': supplementSchema,
  'data/strategies/openings.json': openingsSchema,
  'data/strategies/own-openings.json': ownOpeningsSchema,
  'data/strategies/recommendations.json': recommendationsSchema,
  'data/strategies/supports.json': supportsSchema,
  'data/teams': teamsFileSchema,
  'data/types/type-chart.json': typeChartSchema,
  'data/types/type-colors.json': typeColorsSchema,
}

export async function jsonFilesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true })
  return entries
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
    .sort()
}

/**
 * Checks the content of a file of our own data. Throws for an invalid record (see `parseRecords`), and for a file
 * without a schema.
 *
 * @param file path: `data/plans/6/Paldea/Garchomp.json`
 */
export function checkOwnFile(file: string, content: unknown): void {
  const schema = SCHEMAS[file] ?? SCHEMAS[file.split('/').slice(0, 2).join('/')]
  if (!schema) throw new Error(`${file}: has no schema in tools/ship-data/own-files.ts`)
  parseRecords(file, schema, content)
}

export async function checkOwnFiles(files: readonly string[]): Promise<void> {
  for (const file of files) checkOwnFile(file, JSON.parse(await readFile(file, 'utf8')))
}
