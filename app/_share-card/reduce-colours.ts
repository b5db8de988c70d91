import sharp, { type PngOptions } from 'sharp'
import { type IndexedPicture, indexPicture } from '@/app/_share-card/png/indexed-picture'

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
