import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { TOKEN_COLORS } from '@/app/_theme/token-colors'

interface Icon {
  readonly size: number
  /** Set if devices cut the icon to their own shape. The gem is then smaller, on a background. */
  readonly cutToShape?: true
}

export const ICONS: Readonly<Record<string, Icon>> = {
  'icon-192.png': { size: 192 },
  'icon-512.png': { size: 512 },
  'maskable-512.png': { size: 512, cutToShape: true },
  'apple-touch-icon.png': { size: 180, cutToShape: true },
}

/**
 * The gem's share of the width if devices may cut off edges.
 * Source: https://www.w3.org/TR/appmanifest/#icon-masks
 */
const GEM_SHARE = 0.7

export function iconSource(): Promise<Buffer> {
  return readFile(join(process.cwd(), 'public/icon.svg'))
}

export async function drawIcon({ size, cutToShape }: Icon): Promise<Buffer> {
  if (!cutToShape) return drawGem(size)
  const background = { width: size, height: size, channels: 3, background: TOKEN_COLORS.dark.page } as const
  const gem = await drawGem(Math.round(size * GEM_SHARE))
  return sharp({ create: background })
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
