import sharp from 'sharp'
import { draw } from './draw'
import { TERA_LABEL } from './places'
import { TeraLabel } from './TeraLabel'

const labels = new Map<string, Promise<Uint8Array>>()

/**
 * The label of a Tera type, with a note below it: how much of each pixel is white, 0 to 255, row by row. Each is drawn
 * once.
 */
export function teraLabel(text: string, note: string): Promise<Uint8Array> {
  const key = `${text}\n${note}`
  const label = labels.get(key) ?? drawLabel(text, note)
  labels.set(key, label)
  return label
}

async function drawLabel(text: string, note: string): Promise<Uint8Array> {
  const png = await draw(<TeraLabel text={text} note={note} />, TERA_LABEL)
  return sharp(png).extractChannel('alpha').raw().toBuffer()
}
