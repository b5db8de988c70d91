import sharp from 'sharp'
import { typeColours } from '@/data/type-colours'
import { outlineText } from './outline-text'
import { encodeStandIn, SHOWN_PX } from './stand-in'
import type { Supplier } from './supplier'
import type { WantedImage } from './wanted-images'

const MIDDLE = SHOWN_PX / 2
const MARGIN = 12
const NAME_SIZE = 44
const NOTE_SIZE = 28

/** The card of a creature as SVG: its name, its form and whether it is shiny, in white on the colours of its types. */
export function cardSvg({ name, types, shiny }: Pick<WantedImage, 'name' | 'types' | 'shiny'>): string {
  const [species = name, form] = name.replace(')', '').split(' (')
  const note = [form, shiny && 'Shiny'].filter(Boolean).join(' · ')
  const [first, second = first] = types.map((type) => typeColours[type])
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHOWN_PX} ${SHOWN_PX}">`,
    `<path fill="${first}" d="M0 0H${SHOWN_PX}V${SHOWN_PX}H0z"/>`,
    `<path fill="${second}" d="M${SHOWN_PX} 0V${SHOWN_PX}H0z"/>`,
    `<path fill="#ffffff" d="${line(species, NAME_SIZE, MIDDLE + 6)}${line(note, NOTE_SIZE, MIDDLE + 40)}"/>`,
    '</svg>',
  ].join('')
}

/** A card for whatever has no image. */
export const generatedCard: Supplier = {
  origin: 'generated card',
  supply: (image) => encodeStandIn(sharp(Buffer.from(cardSvg(image)))),
}

function line(text: string, size: number, y: number): string {
  return outlineText(text, { x: MIDDLE, y, size, maxWidth: SHOWN_PX - 2 * MARGIN })
}
