import type { Region } from '@/data/vocabulary'

/**
 * Other names of regions, as `comparableName` gives them, a longer one before its beginning: the DLC that introduced it, and
 * the school that has the Terarium. Source: https://bulbapedia.bulbagarden.net/wiki/Blueberry_Academy
 */
const OTHER_NAMES: readonly (readonly [name: string, region: Region])[] = [
  ['blueberry academy', 'Terarium'],
  ['blueberry', 'Terarium'],
  ['indigo disk', 'Terarium'],
  ['teal mask', 'Kitakami'],
]

/**
 * A text with other names of regions replaced by their labels: `6 blueberry academy` becomes `6 Terarium`.
 *
 * @param text normalized by `comparableName`
 */
export function withRegionLabels(text: string): string {
  return OTHER_NAMES.reduce(
    (replaced, [name, region]) => ` ${replaced} `.replaceAll(` ${name} `, ` ${region} `).trim(),
    text,
  )
}
