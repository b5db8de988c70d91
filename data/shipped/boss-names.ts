import type { Region, Tier } from '@/data/vocabulary'
import bossNamesFile from './boss-names.json' with { type: 'json' }

/**
 * The names of the bosses by tier and region, in alphabetical order. This file is all that the first load has of the rosters.
 * `npm run ship-data` makes it from them.
 */
export const bossNames: Readonly<Record<Tier, Readonly<Partial<Record<Region, readonly string[]>>>>> =
  bossNamesFile.names

/**
 * The Tera types of bosses with only one, by tier and region in the order of `bossNames`. The text is empty for a boss with
 * several Tera types. Regions that have no boss with only one Tera type are left out.
 */
export const onlyTeraTypes: Readonly<
  Partial<Record<Tier, Readonly<Partial<Record<Region, readonly string[]>>>>>
> = bossNamesFile.onlyTeraTypes

/**
 * The forms of bosses whose names lack them and whose plain form fights differently, by tier, region and name: `Alola` for
 * the Terarium's Ninetales. Links and files have the names without the form: see `shownBoss`.
 */
export const bossForms: Readonly<
  Partial<Record<Tier, Readonly<Partial<Record<Region, Readonly<Record<string, string>>>>>>>
> = bossNamesFile.forms
