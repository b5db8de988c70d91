import { SHARE_CARD } from '@/lib/links/share-cards'
import { type CompressedRows, compressRows, indexedPng, type Rgb } from './indexed-png'
import type { IndexedPicture, Rgba } from './reduce-colors'

export interface StampArea {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The parts that differ between a raid's cards: the plate below the crystal, and the list to the left of the plate. */
export const TERA_LABEL = { left: 656, top: 480, width: 498, height: 134 } as const satisfies StampArea
export const BRING_LIST = { left: 60, top: 454, width: 540, height: 160 } as const satisfies StampArea

export interface Stamp {
  readonly area: StampArea
  /** From 0 to 255, row by row. */
  readonly white: Uint8Array
}

export interface CardArt {
  readonly colors: readonly Rgba[]
  readonly above: CompressedRows
  readonly below: CompressedRows
  readonly around: Uint8Array
}

/** Shades of stamped letters, from transparent to white. More shades would make cards larger. */
const WHITES = [0, 1 / 3, 2 / 3, 1].map((share): Rgba => [255, 255, 255, 255 * share])

export const ART_COLORS = 256 - WHITES.length

const { width } = SHARE_CARD
const AREAS = [TERA_LABEL, BRING_LIST]
const FIRST_ROW = Math.min(...AREAS.map(({ top }) => top))
const START = FIRST_ROW * width
const END = Math.max(...AREAS.map(({ top, height }) => top + height)) * width

/**
 * Prepares what the cards of a raid share.
 *
 * @param picture as large as a card, with at most `ART_COLORS` colors; the accent shows through transparent pixels
 */
export async function prepareArt({ colors, pixels }: IndexedPicture): Promise<CardArt> {
  const [above, below] = await Promise.all([
    compressRows(pixels.subarray(0, START), width),
    compressRows(pixels.subarray(END), width),
  ])
  return { colors, above, below, around: pixels.slice(START, END) }
}

/**
 * Returns a card as a PNG file: art on the accent color, with stamps. The art is shared by all cards of a raid, so each
 * card only needs a palette and the rows with stamps.
 *
 * @param accent `#rrggbb`
 */
export async function paintCard(art: CardArt, stamps: readonly Stamp[], accent: string): Promise<Buffer> {
  const accentColor = [1, 3, 5].map((start) => Number.parseInt(accent.slice(start, start + 2), 16))
  const stampedRows = await compressRows(stampRows(art, stamps), width)
  return indexedPng({
    ...SHARE_CARD,
    colors: [...art.colors, ...WHITES].map((color) => blendOver(accentColor, color)),
    rows: [art.above, stampedRows, art.below],
  })
}

function stampRows({ around, colors }: CardArt, stamps: readonly Stamp[]): Uint8Array {
  const pixels = around.slice()
  for (const { area, white } of stamps) {
    for (const [index, whiteness] of white.entries()) {
      const shade = Math.round((whiteness / 255) * (WHITES.length - 1))
      // Stamp only the letters, since the corners of the plate are slanted.
      if (shade === 0) continue
      const row = area.top - FIRST_ROW + Math.floor(index / area.width)
      const column = area.left + (index % area.width)
      pixels[row * width + column] = colors.length + shade
    }
  }
  return pixels
}

function blendOver([r = 0, g = 0, b = 0]: readonly number[], [red, green, blue, alpha]: Rgba): Rgb {
  const mix = (below: number, above: number) => Math.round(below + ((above - below) * alpha) / 255)
  return [mix(r, red), mix(g, green), mix(b, blue)]
}
