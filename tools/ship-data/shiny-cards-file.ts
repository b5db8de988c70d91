import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { SHIPPED_FOLDER } from './own-folders'

const FILE = 'shiny-cards.json'

/** Makes sure that the list of shiny cards is there: empty, until `npm run images` has made one. */
export async function keepShinyCards(folder = SHIPPED_FOLDER): Promise<void> {
  if ((await readText(folder)) === undefined) await writeShinyCards([], folder)
}

/**
 * Writes the list of shiny cards. One that is the same stays as it is, so that an export of it stays current.
 *
 * @param names of images, without folder and ending
 */
export async function writeShinyCards(names: readonly string[], folder = SHIPPED_FOLDER): Promise<void> {
  const text = JSON.stringify(names)
  if ((await readText(folder)) !== text) await writeFileAtomic(join(folder, FILE), text)
}

function readText(folder: string): Promise<string | undefined> {
  return readFile(join(folder, FILE), 'utf8').catch(() => undefined)
}
