import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'

const FONTS = join(process.cwd(), 'node_modules/@fontsource/archivo-narrow/files')

export const FONT_FAMILY = 'Archivo Narrow'

const fonts = Promise.all([font(600), font(700)])

/** Draws a transparent PNG. If the font lacks a character, next/og requests another font from the network. */
export async function draw(element: ReactElement, size: { width: number; height: number }): Promise<Buffer> {
  const { width, height } = size
  const image = new ImageResponse(element, { width, height, fonts: await fonts })
  return Buffer.from(await image.arrayBuffer())
}

async function font(weight: 600 | 700) {
  const data = await readFile(join(FONTS, `archivo-narrow-latin-${weight}-normal.woff`))
  return { name: FONT_FAMILY, data, weight, style: 'normal' } as const
}
