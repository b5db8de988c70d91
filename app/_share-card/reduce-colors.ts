import sharp, { type PngOptions } from 'sharp'

interface Limits {
  /** How many colors the picture may have; 16 or more. */
  colors: number
  /** How large it should be as a file, in bytes. */
  bytes: number
}

/** How like the original the picture has to be, of 100. */
const QUALITIES = [50, 35] as const
const LOWEST_QUALITY = 20

/**
 * A picture with few colors: as like the original as the limits allow. What does not become small enough is taken in
 * the lowest quality.
 *
 * @param png the picture, which may be transparent in part
 */
export async function reduceColors(png: Buffer, { colors, bytes }: Limits): Promise<IndexedPicture> {
  for (const quality of QUALITIES) {
    const file = await reduce(png, { quality })
    if (file.length > bytes) continue
    const picture = await readPicture(file)
    if (picture.colors.length <= colors) return picture
  }
  const lowest = await readPicture(await reduce(png, { quality: LOWEST_QUALITY }))
  return lowest.colors.length <= colors ? lowest : readPicture(await reduce(png, { colors: 16 }))
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

/** A color in 8 bits a channel. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

/** A picture of at most 256 colors. */
export interface IndexedPicture {
  readonly width: number
  readonly height: number
  readonly colors: readonly Rgba[]
  /** Each pixel's place in `colors`, row by row. */
  readonly pixels: Uint8Array
}

/**
 * A picture by its colors. Throws when it has more than 256 of them.
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
    const color = view.getUint32(pixel * 4)
    // Most pixels are like their neighbour: not looking them up makes this three times as fast.
    if (color !== last) {
      place = places.get(color) ?? places.size
      places.set(color, place)
      last = color
    }
    pixels[pixel] = place
  }
  if (places.size > 256) throw new Error(`a picture has ${places.size} colors: 256 are the most`)
  return { width, height, pixels, colors: [...places.keys()].map(rgba) }
}

function rgba(color: number): Rgba {
  return [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255, color & 255]
}
