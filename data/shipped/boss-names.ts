import type { Region, Tier } from '@/data/vocabulary'
import bossNamesFile from './boss-names.json' with { type: 'json' }

/**
 * The names of the bosses of each tier and region, in alphabetical order: all that the first load knows of the rosters.
 * Made from the rosters by `npm run ship-data`. `parsed-boss-names.ts` checks the file at build.
 */
export const bossNames: Record<Tier, Record<Region, readonly string[]>> = bossNamesFile
