import { SHARE_CARD } from '@/lib/links/share-cards'
import { type CompressedRows, compressRows, indexedPng, type Rgb } from './indexed-png'
import type { IndexedPicture, Rgba } from './reduce-colours'

/** Where the cards of a raid differ: on the plate below the crystal. */
export const TERA_LABEL = { left: 656, top: 480, width: 498, height: 134 } as const

/** What the cards of a raid have in common, ready for `paintCard`. */
export interface CardArt {
  readonly colours: readonly Rgba[]
  /** The rows above the label, and those below it. */
  readonly above: CompressedRows
  readonly below: CompressedRows
  /** The pixels of the rows that the label is in, each its place in `colours`. */
  readonly around: Uint8Array
}

/** The shades of the label's letters: white, from none to all of it. With 16 of them, a card takes 1.2 kB more. */
const WHITES = [0, 1 / 3, 2 / 3, 1].map((share): Rgba => [255, 255, 255, 255 * share])

/** How many colours the art may have: the label needs some of the 256 too. */
export const ART_COLOURS = 256 - WHITES.length

const { width } = SHARE_CARD
const LABEL_START = TERA_LABEL.top * width
const LABEL_END = LABEL_START + TERA_LABEL.height * width

/**
 * Does what is the same for all cards of a raid.
 *
 * @param picture of the size of a card, with at most `ART_COLOURS` colours; the accent shows where it is transparent
 */
export async function prepareArt({ colours, pixels }: IndexedPicture): Promise<CardArt> {
  const [above, below] = await Promise.all([
    compressRows(pixels.subarray(0, LABEL_START), width),
    compressRows(pixels.subarray(LABEL_END), width),
  ])
  return { colours, above, below, around: pixels.slice(LABEL_START, LABEL_END) }
}

/**
 * A card of a raid as a PNG file: its art on the accent, and a label on its plate. The cards of a raid differ only in
 * these two. So one is drawn, and for each of its 18 Tera types only the palette and the rows of the label are made.
 *
 * @param label how white each pixel of the label is, 0 to 255, row by row
 * @param accent `#rrggbb`
 */
export async function paintCard(art: CardArt, label: Uint8Array, accent: string): Promise<Buffer> {
  const ground = [1, 3, 5].map((start) => Number.parseInt(accent.slice(start, start + 2), 16))
  const labelled = await compressRows(stamped(art, label), width)
  return indexedPng({
    ...SHARE_CARD,
    colours: [...art.colours, ...WHITES].map((colour) => over(ground, colour)),
    rows: [art.above, labelled, art.below],
  })
}

function stamped({ around, colours }: CardArt, label: Uint8Array): Uint8Array {
  const pixels = around.slice()
  for (const [place, white] of label.entries()) {
    const shade = Math.round((white / 255) * (WHITES.length - 1))
    // Of the plate only the letters are stamped: its corners are slanted.
    if (shade === 0) continue
    const row = Math.floor(place / TERA_LABEL.width)
    const column = TERA_LABEL.left + (place % TERA_LABEL.width)
    pixels[row * width + column] = colours.length + shade
  }
  return pixels
}

function over([r = 0, g = 0, b = 0]: readonly number[], [red, green, blue, alpha]: Rgba): Rgb {
  const mixed = (below: number, above: number) => Math.round(below + ((above - below) * alpha) / 255)
  return [mixed(r, red), mixed(g, green), mixed(b, blue)]
}
