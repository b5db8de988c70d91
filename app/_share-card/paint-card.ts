import { SHARE_CARD } from '@/lib/links/share-cards'
import { type CompressedRows, compressRows, indexedPng, type Rgb } from './indexed-png'
import type { IndexedPicture, Rgba } from './reduce-colours'

/** A place of a card on which something is stamped, in pixels. */
export interface StampArea {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where the cards of a raid differ: on the plate below the crystal, and beside it, left of the plate's point. */
export const TERA_LABEL = { left: 656, top: 480, width: 498, height: 134 } as const satisfies StampArea
export const BRING_LIST = { left: 60, top: 454, width: 540, height: 160 } as const satisfies StampArea

/** What is stamped on a card. */
export interface Stamp {
  readonly area: StampArea
  /** How white each of its pixels is, 0 to 255, row by row. */
  readonly white: Uint8Array
}

/** What the cards of a raid have in common, ready for `paintCard`. */
export interface CardArt {
  readonly colours: readonly Rgba[]
  /** The rows above the stamps, and those below them. */
  readonly above: CompressedRows
  readonly below: CompressedRows
  /** The pixels of the rows that the stamps are in, each its place in `colours`. */
  readonly around: Uint8Array
}

/** The shades of the stamped letters: white, from none to all of it. With 16 of them, a card takes 1.2 kB more. */
const WHITES = [0, 1 / 3, 2 / 3, 1].map((share): Rgba => [255, 255, 255, 255 * share])

/** How many colours the art may have: the stamps need some of the 256 too. */
export const ART_COLOURS = 256 - WHITES.length

const { width } = SHARE_CARD
const AREAS = [TERA_LABEL, BRING_LIST]
const FIRST_ROW = Math.min(...AREAS.map(({ top }) => top))
const START = FIRST_ROW * width
const END = Math.max(...AREAS.map(({ top, height }) => top + height)) * width

/**
 * Does what is the same for all cards of a raid.
 *
 * @param picture of the size of a card, with at most `ART_COLOURS` colours; the accent shows where it is transparent
 */
export async function prepareArt({ colours, pixels }: IndexedPicture): Promise<CardArt> {
  const [above, below] = await Promise.all([
    compressRows(pixels.subarray(0, START), width),
    compressRows(pixels.subarray(END), width),
  ])
  return { colours, above, below, around: pixels.slice(START, END) }
}

/**
 * A card of a raid as a PNG file: its art on the accent, and what is stamped on it. The cards of a raid differ only in
 * these. So one is drawn, and for each of its 18 Tera types only the palette and the rows of the stamps are made.
 *
 * @param accent `#rrggbb`
 */
export async function paintCard(art: CardArt, stamps: readonly Stamp[], accent: string): Promise<Buffer> {
  const ground = [1, 3, 5].map((start) => Number.parseInt(accent.slice(start, start + 2), 16))
  const stampedRows = await compressRows(stamped(art, stamps), width)
  return indexedPng({
    ...SHARE_CARD,
    colours: [...art.colours, ...WHITES].map((colour) => over(ground, colour)),
    rows: [art.above, stampedRows, art.below],
  })
}

function stamped({ around, colours }: CardArt, stamps: readonly Stamp[]): Uint8Array {
  const pixels = around.slice()
  for (const { area, white } of stamps) {
    for (const [place, whiteness] of white.entries()) {
      const shade = Math.round((whiteness / 255) * (WHITES.length - 1))
      // Only the letters are stamped: the plate's corners are slanted.
      if (shade === 0) continue
      const row = area.top - FIRST_ROW + Math.floor(place / area.width)
      const column = area.left + (place % area.width)
      pixels[row * width + column] = colours.length + shade
    }
  }
  return pixels
}

function over([r = 0, g = 0, b = 0]: readonly number[], [red, green, blue, alpha]: Rgba): Rgb {
  const mixed = (below: number, above: number) => Math.round(below + ((above - below) * alpha) / 255)
  return [mixed(r, red), mixed(g, green), mixed(b, blue)]
}
