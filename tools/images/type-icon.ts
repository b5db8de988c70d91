import { readFileSync } from 'node:fs'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'

/** The side of an icon in the sprite. */
const SIDE = 16

const sprite = readFileSync('data/type-icons.svg', 'utf8')

interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The icon of a type as a part of an SVG picture, in the picture's `color`. */
export function typeIcon(type: TypeName, { x, y, size }: Place): string {
  const seen = `viewBox="0 ${SIDE * TYPE_NAMES.indexOf(type)} ${SIDE} ${SIDE}"`
  return sprite.replace(/viewBox="[^"]*"/, `x="${x}" y="${y}" width="${size}" height="${size}" ${seen}`)
}
