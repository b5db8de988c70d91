import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parse } from 'opentype.js'

// Not a font of the machine: a picture is the same wherever the site is built.
const FONT_FILE = createRequire(import.meta.url).resolve(
  '@fontsource/archivo-narrow/files/archivo-narrow-latin-700-normal.woff',
)
const { buffer, byteOffset, byteLength } = readFileSync(FONT_FILE)
const font = parse(buffer.slice(byteOffset, byteOffset + byteLength))

interface Place {
  /** The middle of the text. */
  readonly x: number
  /** The line that the letters stand on. */
  readonly y: number
  /** The size of the letters where the text is not too wide for it. */
  readonly size: number
  readonly maxWidth: number
}

/** The outlines of a text's letters as the data of an SVG path, set in the middle and no wider than its place. */
export function outlineText(text: string, { x, y, size, maxWidth }: Place): string {
  const fitting = Math.min(size, (size * maxWidth) / font.getAdvanceWidth(text, size))
  return font.getPath(text, x - font.getAdvanceWidth(text, fitting) / 2, y, fitting).toPathData(1)
}
