import sharp from 'sharp'
import type { ShownBuild } from '@/lib/bring/to-bring'
import { getOrAdd } from '@/lib/memo'
import type { Sentences } from '@/lib/words/language'
import { draw, FONT_FAMILY } from './draw'
import { BRING_LIST, type Stamp } from './paint-card'

type Words = Pick<Sentences, 'sharing'>

const ROW = 40
const SPACE = 14

/**
 * The list of Pokémon to bring, as a stamp: a title, and each Pokémon with its Tera type. Draws each word once for all
 * cards, since drawing whole lists for all cards would take minutes.
 */
export async function bringList(
  builds: readonly Pick<ShownBuild, 'name' | 'teraType'>[],
  { sharing }: Words,
): Promise<Stamp> {
  const white = new Uint8Array(BRING_LIST.width * BRING_LIST.height)
  const rows = [[sharing.bring], ...builds.map(({ name, teraType }) => [name, sharing.tera(teraType)])]
  for (const [row, texts] of rows.entries()) {
    let left = 0
    for (const text of texts) {
      // @pkmn/dex writes é as two characters, and the font lacks the second.
      const word = await cachedWord(text.normalize())
      stampWord(white, word, left, row * ROW)
      left += word.width + SPACE
    }
  }
  return { area: BRING_LIST, white }
}

interface Word {
  /** The whiteness of each pixel from 0 to 255, row by row, as wide as the list. */
  readonly pixels: Uint8Array
  readonly width: number
}

function stampWord(white: Uint8Array, { pixels, width }: Word, left: number, top: number) {
  const visibleWidth = Math.min(width, BRING_LIST.width - left)
  for (let row = 0; row < ROW; row++) {
    const start = row * BRING_LIST.width
    white.set(pixels.subarray(start, start + visibleWidth), (top + row) * BRING_LIST.width + left)
  }
}

const words = new Map<string, Promise<Word>>()

function cachedWord(text: string): Promise<Word> {
  return getOrAdd(words, text, () => drawWord(text))
}

async function drawWord(text: string): Promise<Word> {
  const size = { width: BRING_LIST.width, height: ROW }
  const png = await draw(<div style={STYLE}>{text}</div>, size)
  const pixels = await sharp(png).extractChannel('alpha').raw().toBuffer()
  const lastColumn = [...pixels].reduce(
    (last, white, index) => (white > 0 ? Math.max(last, index % size.width) : last),
    -1,
  )
  return { pixels, width: lastColumn + 1 }
}

const STYLE = {
  display: 'flex',
  fontFamily: FONT_FAMILY,
  fontSize: 27,
  fontWeight: 600,
  lineHeight: `${ROW}px`,
  whiteSpace: 'nowrap',
  color: '#ffffff',
} as const
