import sharp, { type PngOptions } from 'sharp'

interface Limits {
  /** At least 16. */
  colors: number
  bytes: number
}

const QUALITIES = [50, 35] as const
const LOWEST_QUALITY = 20

/** Chooses the best quality within the limits, or the lowest quality if none fits. */
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

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

export interface IndexedPicture {
  readonly width: number
  readonly height: number
  readonly colors: readonly Rgba[]
  readonly pixels: Uint8Array
}

/**
 * Indexes a picture by its colors. Throws for more than 256 colors.
 *
 * @param bytes red, green, blue and alpha of each pixel, row by row
 */
export function indexPicture(width: number, height: number, bytes: Uint8Array): IndexedPicture {
  const pixels = new Uint8Array(width * height)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const indexes = new Map<number, number>()
  let last: number | undefined
  let index = 0
  for (let pixel = 0; pixel < pixels.length; pixel++) {
    const color = view.getUint32(pixel * 4)
    // Most pixels equal the previous pixel, so skipping their lookup saves most of the time.
    if (color !== last) {
      index = indexes.get(color) ?? indexes.size
      indexes.set(color, index)
      last = color
    }
    pixels[pixel] = index
  }
  if (indexes.size > 256) throw new Error(`a picture has ${indexes.size} colors: 256 are the most`)
  return { width, height, pixels, colors: [...indexes.keys()].map(rgba) }
}

function rgba(color: number): Rgba {
  return [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255, color & 255]
}
