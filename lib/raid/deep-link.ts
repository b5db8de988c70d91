import { DEEP_LINK_ROOT } from './deep-link-root'
import { choose, NOTHING_CHOSEN, type Selection, type SelectionPart } from './selection'

const LINKED_PARTS = ['tier', 'region', 'boss', 'teraType'] as const satisfies readonly SelectionPart[]

/** Stands in a link for a part that is not chosen while a later one is. */
const NOT_CHOSEN = '-'

/** A link as it was read: the selection that it names, and the texts that matched nothing in their places. */
export interface LinkReading {
  readonly selection: Selection
  /** Decoded, as the link writes them; empty where all of the link was understood. */
  readonly unmatched: { readonly [Part in SelectionPart]?: string }
}

/**
 * Reads a deep link's segments, those after `tera-raid-info`.
 * Never throws: a segment that matches nothing is told of and ignored, and what the controls said before stays. Any
 * percent-encoding and any letter case will do. `-` says that a part is not chosen. Segments after the fourth are ignored.
 */
export function readSegments(segments: readonly string[]): LinkReading {
  return LINKED_PARTS.reduce<LinkReading>(
    ({ selection, unmatched }, part, position) => {
      const text = decode(segments[position] ?? '')
      if (text === NOT_CHOSEN) return { selection: choose(selection, part, ''), unmatched }
      const chosen = choose(selection, part, text)
      if (chosen[part]) return { selection: chosen, unmatched }
      return { selection, unmatched: text.trim() ? { ...unmatched, [part]: text } : unmatched }
    },
    { selection: NOTHING_CHOSEN, unmatched: {} },
  )
}

/** Whether all of a link was understood. */
export function isUnderstood({ unmatched }: LinkReading): boolean {
  return Object.keys(unmatched).length === 0
}

/** The selection that a deep link's segments name: see `readSegments`. */
export function parseSegments(segments: readonly string[]): Selection {
  return readSegments(segments).selection
}

/**
 * The segments that name a selection, not yet percent-encoded, up to its last chosen part.
 * None where nothing is chosen but the region that is preselected.
 */
export function segmentsOf(selection: Selection): string[] {
  const segments = LINKED_PARTS.map((part) => selection[part] ?? NOT_CHOSEN)
  const { region, ...others } = selection
  const onlyPreselected = region === NOTHING_CHOSEN.region && !Object.values(others).some(Boolean)
  if (onlyPreselected) return []
  const end = Math.max(
    segments.map((segment) => segment !== NOT_CHOSEN).lastIndexOf(true) + 1,
    regionIsCleared(selection),
  )
  return segments.slice(0, end)
}

/**
 * The path that names a selection, percent-encoded, without base path and without a slash at the end: `/` or
 * `/tera-raid-info/6/Paldea/Indeedee%20(Female)/Fairy`.
 */
export function pathOf(selection: Selection): string {
  const segments = segmentsOf(selection)
  return segments.length ? pathOfSegments(segments) : '/'
}

/** The path of a deep link with these segments, percent-encoded, without a slash at the end. */
export function pathOfSegments(segments: readonly string[]): string {
  return ['', DEEP_LINK_ROOT, ...segments.map(encodeURIComponent)].join('/')
}

/**
 * Reads a path (without base path) as a link; `undefined` where it is neither the root nor a deep link.
 * Never throws. The letter case of `tera-raid-info` does not count either.
 */
export function readPath(path: string): LinkReading | undefined {
  const [, first = '', ...segments] = path.split('/')
  if (decode(first).toLowerCase() === DEEP_LINK_ROOT) return readSegments(segments)
  return path === '/' || path === '' ? { selection: NOTHING_CHOSEN, unmatched: {} } : undefined
}

/** The selection that a path (without base path) names: see `readPath`. */
export function parsePath(path: string): Selection | undefined {
  return readPath(path)?.selection
}

// A link without a region means Paldea, so a cleared region has to be said even where nothing follows.
function regionIsCleared({ region }: Selection): number {
  return region ? 0 : LINKED_PARTS.indexOf('region') + 1
}

// Messengers encode links a second time. Three rounds undo that; a broken escape ends it.
function decode(segment: string): string {
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
