import type { Region, Tier } from '@/data/vocabulary'
import bossNamesFile from './boss-names.json' with { type: 'json' }

/**
 * By tier and region, in alphabetical order. The first load of the page has only this file of the
 * rosters. `npm run ship-data` writes it.
 */
export const bossNames: Readonly<Record<Tier, Readonly<Partial<Record<Region, readonly string[]>>>>> =
  bossNamesFile.names

/**
 * In the order of `bossNames`. Empty text for a boss with several Tera types. Skips regions without a
 * boss that has only one Tera type.
 */
export const onlyTeraTypes: Readonly<
  Partial<Record<Tier, Readonly<Partial<Record<Region, readonly string[]>>>>>
> = bossNamesFile.onlyTeraTypes

/**
 * Forms of bosses whose names lack them and whose plain form fights differently: `Alola` for the
 * Terarium's Ninetales. Links and files have the names without the form: see `shownBoss`.
 */
export const bossForms: Readonly<
  Partial<Record<Tier, Readonly<Partial<Record<Region, Readonly<Record<string, string>>>>>>>
> = bossNamesFile.forms
