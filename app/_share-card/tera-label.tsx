import sharp from 'sharp'
import { draw } from './draw'
import { TERA_LABEL } from './places'
import { TeraLabel } from './TeraLabel'

const labels = new Map<string, Promise<Uint8Array>>()

/** The label of a Tera type: how much of each pixel is white, 0 to 255, row by row. Each text is drawn once. */
export function teraLabel(text: string): Promise<Uint8Array> {
  const label = labels.get(text) ?? drawLabel(text)
  labels.set(text, label)
  return label
}

async function drawLabel(text: string): Promise<Uint8Array> {
  const png = await draw(<TeraLabel text={text} />, TERA_LABEL)
  return sharp(png).extractChannel('alpha').raw().toBuffer()
}
