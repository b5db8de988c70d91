import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

export type Rgb = readonly [red: number, green: number, blue: number]

interface Picture {
  readonly width: number
  readonly height: number
  /** At most 256. */
  readonly colors: readonly Rgb[]
  /** All rows in order. Each pixel is an index in `colors`. */
  readonly rows: readonly CompressedRows[]
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

export function indexedPng({ width, height, colors, rows }: Picture): Buffer {
  if (colors.length > 256) throw new Error(`a picture has ${colors.length} colors: 256 are the most`)
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(colors.flat())),
    chunk('IDAT', joinRows(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function header(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(width, 0)
  bytes.writeUInt32BE(height, 4)
  // Bit depth 8, palette, deflate, adaptive filters, not interlaced.
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

/** Other rows can precede and follow these in a file. */
export interface CompressedRows {
  readonly deflated: Buffer
  /** Both halves of the rows' Adler-32 checksum, and the number of their bytes. */
  readonly low: number
  readonly high: number
  readonly length: number
}

const compress = promisify(deflateRaw)

// A full flush ends at a byte boundary, so that other rows can follow. Level 9 is much slower and saves little.
const JOINABLE = { level: 8, memLevel: 9, finishFlush: constants.Z_FULL_FLUSH }

const HEADER = [0x78, 0xda]
const LAST_BLOCK = [0x03, 0x00]
const MODULUS = 65521

/** @param pixels one byte per pixel */
export async function compressRows(pixels: Uint8Array, width: number): Promise<CompressedRows> {
  const lines = scanlines(pixels, width)
  return { deflated: await compress(lines, JOINABLE), ...checksum(lines), length: lines.length }
}

/** Returns one zlib stream. Source: https://www.rfc-editor.org/rfc/rfc1950 */
export function joinRows(parts: readonly CompressedRows[]): Buffer {
  let [low, high] = [1, 0]
  for (const part of parts) {
    high = (high + part.high + part.length * (low - 1)) % MODULUS
    low = (low + part.low - 1) % MODULUS
  }
  const end = Buffer.from([...LAST_BLOCK, high >> 8, high, low >> 8, low])
  return Buffer.concat([Buffer.from(HEADER), ...parts.map(({ deflated }) => deflated), end])
}

// Each row begins with its filter: 0 (none) suits palettes best.
function scanlines(pixels: Uint8Array, width: number): Uint8Array {
  const height = pixels.length / width
  const lines = new Uint8Array((width + 1) * height)
  for (let row = 0; row < height; row++) {
    lines.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  }
  return lines
}

function checksum(bytes: Uint8Array): Pick<CompressedRows, 'low' | 'high'> {
  let [low, high] = [1, 0]
  for (const byte of bytes) {
    low += byte
    high += low
  }
  return { low: low % MODULUS, high: high % MODULUS }
}
