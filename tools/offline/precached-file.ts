import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { revisionOf } from '@/lib/offline/revision'
import { gzippedSize } from '@/tools/files/gzipped-size'

/** A file that the service worker saves. */
export interface PrecachedFile {
  /** Its path in the export. */
  readonly url: string
  /** Its revision, where its name does not tell that. */
  readonly revision: string | null
  /** As `gzip -9` leaves it, in bytes. */
  readonly size: number
}

/** A file whose name holds a hash of its content. Throws when it is not there. */
export async function hashedFile(directory: string, url: string): Promise<PrecachedFile> {
  return { url, revision: null, size: await gzippedSize(join(directory, url)) }
}

/** A file that keeps its name when its content changes. Throws when it is not there. */
export async function namedFile(directory: string, url: string): Promise<PrecachedFile> {
  const file = join(directory, url)
  return { url, revision: await revisionOf(await readFile(file)), size: await gzippedSize(file) }
}

/** The size of files together, in bytes. */
export function totalSize(files: readonly PrecachedFile[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}
