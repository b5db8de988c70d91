const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => remainder(byte))

/** The checksum of a chunk of a PNG file. `zlib` has it only from Node 20.15 on. https://www.w3.org/TR/png-3/#D-CRCAppendix */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (REMAINDERS[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8)
  return (sum ^ 0xffffffff) >>> 0
}

function remainder(byte: number): number {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1
  return rest
}
