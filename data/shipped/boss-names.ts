import type { Region, Tier } from '@/data/vocabulary'
import bossNamesFile from './boss-names.json' with { type: 'json' }

/**
 * The names of the bosses of each tier and each of its regions, in alphabetical order: with what follows all that the
 * first load knows of the rosters. Made from them by `npm run ship-data`.
 */
export const bossNames: Readonly<Record<Tier, Readonly<Partial<Record<Region, readonly string[]>>>>> =
  bossNamesFile.names

/**
 * The Tera types of the bosses that have one only, by tier and region in the order of their names; empty for any other boss.
 * A region without such bosses is left out.
 */
export const onlyTeraTypes: Readonly<
  Partial<Record<Tier, Readonly<Partial<Record<Region, readonly string[]>>>>>
> = bossNamesFile.onlyTeraTypes

/**
 * The form of each boss whose name does not say it, where the plain form fights differently, by tier and region and name:
 * `Alola` of the Terarium's Ninetales. Links and files have the names without it: see `shownBoss`.
 */
export const bossForms: Readonly<
  Partial<Record<Tier, Readonly<Partial<Record<Region, Readonly<Record<string, string>>>>>>>
> = bossNamesFile.forms
