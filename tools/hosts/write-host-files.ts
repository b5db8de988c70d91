import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { headersFile } from './headers-file'
import { HOST_FILES, publishedEntries } from './published-entries'
import { redirectsFile } from './redirects-file'

/**
 * Writes into an export what hosts read for themselves: `_headers` and `_redirects`.
 *
 * @param basePath the path below which the export is published: `/sub`, or empty
 */
export async function writeHostFiles(directory: string, basePath: string): Promise<void> {
  const entries = await publishedEntries(directory)
  await writeFile(join(directory, HOST_FILES.headers), headersFile(entries, basePath))
  await writeFile(join(directory, HOST_FILES.redirects), redirectsFile(entries, basePath))
}
