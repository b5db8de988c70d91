import * as v from 'valibot'
import { parseRecords } from '@/data/parse-records'
import { nonEmptyText } from '@/data/plain-values'
import speciesElsewhereFile from './species-elsewhere.json'

/**
 * The names that Pokémon have in French, German, Italian or Spanish and not in English, as the games write them. In other
 * languages no name is written in Latin letters.
 */
export const speciesElsewhere: readonly string[] = parseRecords(
  'data/names/species-elsewhere.json',
  v.array(nonEmptyText),
  speciesElsewhereFile,
)
