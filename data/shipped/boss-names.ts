import type { Region, Tier } from '@/data/vocabulary'
import bossNamesFile from './boss-names.json' with { type: 'json' }

/**
 * The names of the bosses of each tier and region, in alphabetical order.
 * Made from the rosters by `npm run ship-data`: all that the controls and links of the first load need of them.
 */
export const bossNames: Record<Tier, Record<Region, readonly string[]>> = bossNamesFile
