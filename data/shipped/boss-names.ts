import { ownData } from '@/data/own-data'
import type { BossNames } from '@/data/schema/raid-index'
import bossNamesFile from './boss-names.json' with { type: 'json' }

const file: BossNames = ownData(bossNamesFile)

/**
 * The names of the bosses of each tier and each of its regions, in alphabetical order: with `onlyTeraTypes` all that the
 * first load knows of the rosters. Made from them by `npm run ship-data`.
 */
export const bossNames: Readonly<BossNames['names']> = file.names

/**
 * The Tera types of the bosses that have one only, by tier and region in the order of their names; empty for any other boss.
 * A region without such bosses is left out.
 */
export const onlyTeraTypes: Readonly<BossNames['onlyTeraTypes']> = file.onlyTeraTypes
