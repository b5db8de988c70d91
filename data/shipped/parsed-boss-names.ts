import * as v from 'valibot'
import { parseRecords } from '@/data/parse-records'
import { REGIONS, TIERS, TYPE_NAMES } from '@/data/vocabulary'
import bossNamesFile from './boss-names.json'

const bossNamesSchema = v.object({
  names: v.strictObject(
    v.entriesFromList(TIERS, v.record(v.picklist(REGIONS), v.pipe(v.array(v.string()), v.minLength(1)))),
  ),
  onlyTeraTypes: v.record(
    v.picklist(TIERS),
    v.record(v.picklist(REGIONS), v.array(v.picklist(['', ...TYPE_NAMES]))),
  ),
  forms: v.record(v.picklist(TIERS), v.record(v.picklist(REGIONS), v.record(v.string(), v.string()))),
})

/**
 * The file of `boss-names.ts`, parsed. For the build, which stops on a wrong file: the browser does without valibot in its
 * first load.
 */
export const parsedBossNames = parseRecords('data/shipped/boss-names.json', bossNamesSchema, bossNamesFile)
