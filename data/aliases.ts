import type { Region, Tier } from './vocabulary'

/** A name that players have for a region or a tier, in lower case, and its label. */
type Alias = readonly [name: string, label: Region | Tier]

/**
 * Other names of regions and tiers, a longer one before its beginning: the DLC that introduced a region, the school that has
 * the Terarium, and what the game calls the bosses of 7★ raids. Sources:
 * https://bulbapedia.bulbagarden.net/wiki/Blueberry_Academy, https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle
 */
export const ALIASES: readonly Alias[] = [
  ['blueberry academy', 'Terarium'],
  ['blueberry', 'Terarium'],
  ['indigo disk', 'Terarium'],
  ['teal mask', 'Kitakami'],
  ['events', 'Event'],
  ['unrivaled', '7'],
  ['unrivalled', '7'],
  ['mightiest', '7'],
  ['mighty', '7'],
]
