import type { Region } from './vocabulary'

/**
 * Other names of regions in lower case, a longer one before its beginning: the DLC that introduced it, and the school that
 * has the Terarium. Source: https://bulbapedia.bulbagarden.net/wiki/Blueberry_Academy
 */
export const REGION_ALIASES: readonly (readonly [alias: string, region: Region])[] = [
  ['blueberry academy', 'Terarium'],
  ['blueberry', 'Terarium'],
  ['indigo disk', 'Terarium'],
  ['teal mask', 'Kitakami'],
]
