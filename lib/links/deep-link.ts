import { REGIONS, TIERS } from '@/data/vocabulary'
import { comparableName, withLabels } from '@/lib/names/name-words'
import {
  choose,
  findLabel,
  NOTHING_CHOSEN,
  offeredRegions,
  onlyTeraTypeOf,
  type Selection,
  type SelectionPart,
  withPossibleType,
} from '@/lib/raid/selection'
import { DEEP_LINK_ROOT } from './site'

const LINKED_PARTS = ['tier', 'region', 'boss', 'teraType'] as const satisfies readonly SelectionPart[]

export const NOT_CHOSEN = '-'

export interface LinkReading {
  readonly selection: Selection
  /**
   * Decoded texts of unknown segments, by part; empty if the whole link was understood. Includes a Tera type that the
   * boss cannot have. That text is empty if the boss has one Tera type and the link has none.
   */
  readonly unmatched: { readonly [Part in SelectionPart]?: string }
}

/**
 * Reads the segments of a deep link after `tera-raid-info`. Never throws.
 * - Letter case, punctuation and percent-encoding do not matter. Regions, tiers and forms may have other names.
 * - `-` and an empty segment mean a part that is not chosen, unless the link is only understood without the empty
 * segment: `6/Paldea//Garchomp`.
 * - Unknown segments are reported, and their part keeps its default. Segments after the fourth are ignored.
 * - In a tier with one region, any region means this region. A boss with one Tera type has it, whatever the link
 * says.
 */
export function readSegments(segments: readonly string[]): LinkReading {
  const reading = readParts(segments)
  const isLost = [...Object.values(reading.unmatched), ...segments.slice(LINKED_PARTS.length)].some(Boolean)
  return isLost ? readParts(segments.filter(Boolean)) : reading
}

function readParts(segments: readonly string[]): LinkReading {
  return LINKED_PARTS.reduce<LinkReading>(
    (reading, part, position) => readPart(reading, part, decode(segments[position] ?? '')),
    { selection: NOTHING_CHOSEN, unmatched: {} },
  )
}

function readPart(reading: LinkReading, part: SelectionPart, segment: string): LinkReading {
  const { selection, unmatched } = reading
  const text = toLabel(part, segment)
  const only = part === 'teraType' && onlyTeraTypeOf(selection)
  if (only)
    return findLabel([only], text) ? reading : withUnmatched(reading, part, text.replace(NOT_CHOSEN, ''))
  if (part === 'region' && offeredRegions(selection).length === 1 && findLabel(REGIONS, text)) return reading
  if (text === NOT_CHOSEN) return { selection: choose(selection, part, ''), unmatched }
  const next = choose(selection, part, text)
  if (next[part]) return { selection: next, unmatched }
  return text.trim() ? withUnmatched(reading, part, text) : reading
}

// `Blueberry Academy` is the Terarium, and `unrivaled` means 7★. Any other text is returned unchanged, to be quoted.
function toLabel(part: SelectionPart, text: string): string {
  const label = part === 'tier' || part === 'region' ? withLabels(comparableName(text)) : ''
  return findLabel<string>([...TIERS, ...REGIONS], label) ?? text
}

function withUnmatched(reading: LinkReading, part: SelectionPart, text: string): LinkReading {
  return { ...reading, unmatched: { ...reading.unmatched, [part]: text } }
}

export function isUnderstood({ unmatched }: LinkReading): boolean {
  return Object.keys(unmatched).length === 0
}

export function parseSegments(segments: readonly string[]): Selection {
  return readSegments(segments).selection
}

/**
 * Returns the segments of the deep link of a selection, not percent-encoded, up to the last chosen part. Includes
 * the Tera type of a boss that has only one. Empty if only the preselected region is chosen.
 */
export function segmentsOf(requested: Selection): string[] {
  const selection = withPossibleType(requested)
  const segments = LINKED_PARTS.map((part) => selection[part] ?? NOT_CHOSEN)
  const { region, ...withoutRegion } = selection
  const onlyPreselected = region === NOTHING_CHOSEN.region && !Object.values(withoutRegion).some(Boolean)
  if (onlyPreselected) return []
  const end = Math.max(
    segments.map((segment) => segment !== NOT_CHOSEN).lastIndexOf(true) + 1,
    regionIsCleared(selection),
  )
  return segments.slice(0, end)
}

/**
 * Returns the path of a selection, percent-encoded, without base path and trailing slash: `/` or
 * `/tera-raid-info/6/Paldea/Indeedee%20(Female)/Fairy`.
 */
export function pathOf(selection: Selection): string {
  const segments = segmentsOf(selection)
  return segments.length ? pathOfSegments(segments) : '/'
}

export function pathOfSegments(segments: readonly string[]): string {
  return ['', DEEP_LINK_ROOT, ...segments.map(encodeURIComponent)].join('/')
}

/**
 * Reads a path (without base path). Ignores the letter case of `tera-raid-info`. Returns `undefined` for a path that
 * is neither the root nor a deep link. Never throws.
 */
export function readPath(path: string): LinkReading | undefined {
  const [, root = '', ...segments] = path.split('/')
  if (decode(root).toLowerCase() === DEEP_LINK_ROOT) return readSegments(segments)
  return path === '/' || path === '' ? { selection: NOTHING_CHOSEN, unmatched: {} } : undefined
}

export function parsePath(path: string): Selection | undefined {
  return readPath(path)?.selection
}

// A link without a region means Paldea, so a cleared region is written even at the end.
function regionIsCleared({ region }: Selection): number {
  return region ? 0 : LINKED_PARTS.indexOf('region') + 1
}

/** Decodes a segment up to three times, since messengers may encode links again. Never throws. */
export function decode(segment: string): string {
  let text = segment
  for (let round = 0; round < 3; round++) {
    try {
      text = decodeURIComponent(text)
    } catch {
      break
    }
  }
  return text
}
