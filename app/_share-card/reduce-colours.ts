import sharp, { type PngOptions } from 'sharp'

interface Limits {
  /** How many colours the picture may have; 16 or more. */
  colours: number
  /** How large it should be as a file, in bytes. */
  bytes: number
}

/** How like the original the picture has to be, of 100. */
const QUALITIES = [50, 35] as const
const LOWEST_QUALITY = 20

/**
 * A picture with few colours: as like the original as the limits allow. What does not become small enough is taken in
 * the lowest quality.
 *
 * @param png the picture, which may be transparent in part
 */
export async function reduceColours(png: Buffer, { colours, bytes }: Limits): Promise<IndexedPicture> {
  for (const quality of QUALITIES) {
    const file = await reduce(png, { quality })
    if (file.length > bytes) continue
    const picture = await readPicture(file)
    if (picture.colours.length <= colours) return picture
  }
  const lowest = await readPicture(await reduce(png, { quality: LOWEST_QUALITY }))
  return lowest.colours.length <= colours ? lowest : readPicture(await reduce(png, { colours: 16 }))
}

function reduce(png: Buffer, options: PngOptions): Promise<Buffer> {
  return sharp(png)
    .png({ palette: true, dither: 0, effort: 1, ...options })
    .toBuffer()
}

async function readPicture(png: Buffer): Promise<IndexedPicture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return indexPicture(info.width, info.height, data)
}

/** A colour in 8 bits a channel. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

/** A picture of at most 256 colours. */
export interface IndexedPicture {
  readonly width: number
  readonly height: number
  readonly colours: readonly Rgba[]
  /** Each pixel's place in `colours`, row by row. */
  readonly pixels: Uint8Array
}

/**
 * A picture by its colours. Throws when it has more than 256 of them.
 *
 * @param bytes red, green, blue and alpha of each pixel, row by row
 */
export function indexPicture(width: number, height: number, bytes: Uint8Array): IndexedPicture {
  const pixels = new Uint8Array(width * height)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const places = new Map<number, number>()
  let last: number | undefined
  let place = 0
  for (let pixel = 0; pixel < pixels.length; pixel++) {
    const colour = view.getUint32(pixel * 4)
    // Most pixels are like their neighbour: not looking them up makes this three times as fast.
    if (colour !== last) {
      place = places.get(colour) ?? places.size
      places.set(colour, place)
      last = colour
    }
    pixels[pixel] = place
  }
  if (places.size > 256) throw new Error(`a picture has ${places.size} colours: 256 are the most`)
  return { width, height, pixels, colours: [...places.keys()].map(rgba) }
}

function rgba(colour: number): Rgba {
  return [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255, colour & 255]
}
