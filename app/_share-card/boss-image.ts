import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** An image of a boss in the size in which its card shows it. */
export interface BossImage {
  /** The image as a `data:` address. */
  readonly source: string
  readonly width: number
  readonly height: number
}

const IMAGES = join(process.cwd(), 'public/assets/pokemon')
const ROOM = 380
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * A boss's image without its empty margin, as large as its card has room. `undefined` where there is none, or only one
 * without transparency, as of `npm run images`: the boss's name on a ground, which the card has already.
 *
 * @param name the name of its file, without folder and ending
 * @param folder the folder of the images
 */
export async function bossImage(name: string, folder = IMAGES): Promise<BossImage | undefined> {
  const file = join(folder, `${name}.png`)
  if (!existsSync(file) || (await sharp(file).stats()).isOpaque) return undefined
  const { data, info } = await sharp(file)
    .trim({ background: TRANSPARENT })
    .toBuffer({ resolveWithObject: true })
  const scale = scaleToRoom(Math.max(info.width, info.height))
  const width = Math.round(info.width * scale)
  const height = Math.round(info.height * scale)
  const kernel = Number.isInteger(scale) ? 'nearest' : 'lanczos3'
  const image = await sharp(data).resize(width, height, { kernel }).png().toBuffer()
  return { source: `data:image/png;base64,${image.toString('base64')}`, width, height }
}

// Small images are pixel art: enlarged by a whole number it stays sharp, and the card small.
function scaleToRoom(side: number): number {
  const scale = ROOM / side
  return scale < 2 ? scale : Math.floor(scale)
}
