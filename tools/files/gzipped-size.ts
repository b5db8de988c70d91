import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)

/** The size of a file as `gzip -9` leaves it, in bytes. */
export async function gzippedSize(file: string): Promise<number> {
  return (await compress(await readFile(file), { level: 9 })).length
}
