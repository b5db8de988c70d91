import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parse } from 'opentype.js'
import sharp from 'sharp'
import { typeColors } from '@/data/types/type-colors'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import type { Supplier } from './fill-images'
import { hasSprite } from './pokesprite'
import type { RequiredImage } from './required-images'
import { encodeStandIn, isStandIn, SHOWN_PX } from './stand-in'

const MIDDLE = SHOWN_PX / 2
const MARGIN = 12
const ICON_SIZE = 52
const ICON_GAP = 14
const NAME_SIZE = 44
const NOTE_SIZE = 28

/** More colors would double the size of small cards. */
const COLORS = 16

const CREATURE = [
  [
    'currentColor',
    'M3 1H4V2H5V3H6V4H10V3H11V2H12V1H13V2H14V6H15V10H14V11H13V12H14V15H10V14H6V15H2V12H3V11H2V10H1V6H2V2H3z',
  ],
  ['#ffffff66', 'M3 3h1v1h2v1h4v1h-7z'],
] as const

type CardOf = Pick<RequiredImage, 'name' | 'types' | 'shiny' | 'shownPx'>

interface Line {
  readonly text: string
  readonly size: number
}

/**
 * Returns a placeholder card as SVG, in white on the colors of the Pokémon's types: type icons, and below them the
 * words of its name, form and "shiny". A small card appears next to the name and among sprites, so it shows a generic
 * Pokémon in the color of the first type instead.
 */
export function cardSvg({ name, types, shiny, shownPx }: CardOf): string {
  const [first, second = first] = types.map((type) => typeColors[type])
  if (shownPx < SHOWN_PX) return creatureSvg(first)
  const lines = linesOf(name, shiny)
  const textHeight = lines.reduce((sum, { size }) => sum + size, ICON_GAP)
  const top = (SHOWN_PX - ICON_SIZE - textHeight) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHOWN_PX} ${SHOWN_PX}" color="#ffffff">`,
    `<path fill="${first}" d="M0 0H${SHOWN_PX}V${SHOWN_PX}H0z"/>`,
    `<path fill="${second}" d="M${SHOWN_PX} 0V${SHOWN_PX}H0z"/>`,
    ...iconsOf(types, top),
    `<path fill="#ffffff" d="${outlinesOf(lines, top + ICON_SIZE + ICON_GAP)}"/>`,
    '</svg>',
  ].join('')
}

function creatureSvg(color: string | undefined): string {
  const paths = CREATURE.map(([fill, outline]) => `<path fill="${fill}" d="${outline}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" color="${color}" shape-rendering="crispEdges">${paths.join('')}</svg>`
}

export function drawCard(card: CardOf): Promise<Buffer> {
  return encodeStandIn(sharp(Buffer.from(cardSvg(card))).resize(card.shownPx), COLORS)
}

export const generatedCard: Supplier = { origin: 'generated card', supply: drawCard }

export async function isCard(image: RequiredImage, folder: string): Promise<boolean> {
  return !hasSprite(image) && (await isStandIn(join(folder, image.file)))
}

function linesOf(name: string, shiny: boolean): Line[] {
  const [species = name, form] = name.replace(')', '').split(' (')
  const words = species.split(' ')
  const nameSize = Math.min(...words.map((word) => sizeOfWord(word, NAME_SIZE)))
  return [
    ...words.map((text) => ({ text, size: nameSize })),
    ...[form, shiny && 'Shiny']
      .filter((note) => typeof note === 'string')
      .map((text) => ({ text, size: sizeOfWord(text, NOTE_SIZE) })),
  ]
}

function sizeOfWord(text: string, size: number): number {
  return fittingSize(text, { size, maxWidth: SHOWN_PX - 2 * MARGIN })
}

function iconsOf(types: readonly TypeName[], y: number): string[] {
  const width = types.length * (ICON_SIZE + ICON_GAP) - ICON_GAP
  return types.map((type, index) =>
    typeIcon(type, { x: MIDDLE - width / 2 + index * (ICON_SIZE + ICON_GAP), y, size: ICON_SIZE }),
  )
}

function outlinesOf(lines: readonly Line[], top: number): string {
  let bottom = top
  return lines
    .map(({ text, size }) => {
      bottom += size
      // Descenders reach a fifth of the font size below the baseline.
      return outlineText(text, { x: MIDDLE, y: bottom - size / 5, size })
    })
    .join('')
}

const SIDE = 16

const sprite = readFileSync('data/types/type-icons.svg', 'utf8')

interface IconBox {
  readonly x: number
  readonly y: number
  readonly size: number
}

function typeIcon(type: TypeName, { x, y, size }: IconBox): string {
  const viewBox = `viewBox="0 ${SIDE * TYPE_NAMES.indexOf(type)} ${SIDE} ${SIDE}"`
  return sprite.replace(/viewBox="[^"]*"/, `x="${x}" y="${y}" width="${size}" height="${size}" ${viewBox}`)
}

// Not a system font, so that cards look the same on every machine.
const FONT_FILE = createRequire(import.meta.url).resolve(
  '@fontsource/archivo-narrow/files/archivo-narrow-latin-700-normal.woff',
)
const { buffer, byteOffset, byteLength } = readFileSync(FONT_FILE)
const font = parse(buffer.slice(byteOffset, byteOffset + byteLength))

interface TextPlace {
  readonly x: number
  readonly y: number
  readonly size: number
}

function fittingSize(text: string, { size, maxWidth }: { size: number; maxWidth: number }): number {
  return Math.min(size, (size * maxWidth) / font.getAdvanceWidth(text, size))
}

function outlineText(text: string, { x, y, size }: TextPlace): string {
  return font.getPath(text, x - font.getAdvanceWidth(text, size) / 2, y, size).toPathData(1)
}
