import { type CompressedRows, joinRows } from './compressed-rows'
import { crc32 } from './crc32'

/** A colour in 8 bits a channel. */
export type Rgb = readonly [red: number, green: number, blue: number]

interface Picture {
  readonly width: number
  readonly height: number
  /** At most 256. */
  readonly colours: readonly Rgb[]
  /** All rows, from the first to the last: each pixel is its place in `colours`. */
  readonly rows: readonly CompressedRows[]
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** A picture as a PNG file. Throws when it has more than 256 colours. https://www.w3.org/TR/png-3/ */
export function indexedPng({ width, height, colours, rows }: Picture): Buffer {
  if (colours.length > 256) throw new Error(`a picture has ${colours.length} colours: 256 are the most`)
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', joinRows(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function header(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(width, 0)
  bytes.writeUInt32BE(height, 4)
  // 8 bits a pixel that name a colour of the palette; compressed, with filters, not interlaced.
  bytes.set([8, 3, 0, 0, 0], 8)
  return bytes
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(content.length, 0)
  frame.set(body, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}
