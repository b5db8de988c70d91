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
  /** The size of the letters. */
  readonly size: number
}

/** The size of letters in which a text is no wider than it may be, and no larger than wished. */
export function fittingSize(text: string, { size, maxWidth }: { size: number; maxWidth: number }): number {
  return Math.min(size, (size * maxWidth) / font.getAdvanceWidth(text, size))
}

/** The outlines of a text's letters as the data of an SVG path, set in the middle of its place. */
export function outlineText(text: string, { x, y, size }: Place): string {
  return font.getPath(text, x - font.getAdvanceWidth(text, size) / 2, y, size).toPathData(1)
}
