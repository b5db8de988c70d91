import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { TOKEN_COLOURS } from '@/app/_theme/token-colours'

interface Icon {
  /** Its width and height in pixels. */
  readonly size: number
  /** Set where a device cuts the icon to its own shape: the gem then stands in the middle of a ground. */
  readonly cutToShape?: true
}

/** The icons that are made of public/icon.svg, by file name. */
export const ICONS: Readonly<Record<string, Icon>> = {
  'icon-192.png': { size: 192 },
  'icon-512.png': { size: 512 },
  'maskable-512.png': { size: 512, cutToShape: true },
  'apple-touch-icon.png': { size: 180, cutToShape: true },
}

/** How much of an icon's width the gem takes where the edges may be cut off: https://www.w3.org/TR/appmanifest/#icon-masks */
const GEM_SHARE = 0.7

/** The one source of all icons: an SVG file, a gem on nothing. */
export function iconSource(): Promise<Buffer> {
  return readFile(join(process.cwd(), 'public/icon.svg'))
}

/** An icon as a PNG file. */
export async function drawIcon({ size, cutToShape }: Icon): Promise<Buffer> {
  if (!cutToShape) return drawGem(size)
  const ground = { width: size, height: size, channels: 3, background: TOKEN_COLOURS.dark.page } as const
  const gem = await drawGem(Math.round(size * GEM_SHARE))
  return sharp({ create: ground })
    .composite([{ input: gem }])
    .png()
    .toBuffer()
}

async function drawGem(size: number): Promise<Buffer> {
  return sharp(await iconSource())
    .resize(size, size)
    .png()
    .toBuffer()
}
