import * as z from 'zod/mini'
import { parseRecords } from '@/data/parse-records'
import { REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import bossNamesFile from './boss-names.json'

const bossNamesSchema = z.object({
  names: z.record(z.enum(TIERS), z.partialRecord(z.enum(REGIONS), z.array(z.string()).check(z.minLength(1)))),
  onlyTeraTypes: z.partialRecord(
    z.enum(TIERS),
    z.partialRecord(z.enum(REGIONS), z.array(z.enum(['', ...TYPE_NAMES]))),
  ),
})

/**
 * The file of `boss-names.ts`, parsed. For the build, which stops on a wrong file: the browser does without zod in its
 * first load.
 */
export const parsedBossNames = parseRecords('data/shipped/boss-names.json', bossNamesSchema, bossNamesFile)
