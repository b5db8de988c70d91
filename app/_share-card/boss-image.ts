import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

export interface BossImage {
  readonly source: string
  readonly width: number
  readonly height: number
}

const IMAGES = join(process.cwd(), 'public/assets/pokemon')
const ROOM = 380
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * Returns a boss's image without its margin, as large as fits on the card. Returns `undefined` if the file is missing
 * or opaque: `npm run images` draws opaque placeholders with the name and types, which are already on the card.
 *
 * @param name the file name without extension
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

// Small images are pixel art. A whole factor keeps them sharp and the file small.
function scaleToRoom(side: number): number {
  const scale = ROOM / side
  return scale < 2 ? scale : Math.floor(scale)
}
