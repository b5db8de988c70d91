import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { SHIPPED_FOLDER } from './own-folders'

const FILE = 'shiny-cards.json'

/** Creates an empty list of shiny cards if `npm run images` has not made one yet. */
export async function keepShinyCards(folder = SHIPPED_FOLDER): Promise<void> {
  if ((await readText(folder)) === undefined) await writeShinyCards([], folder)
}

/**
 * Does not touch an unchanged file, so that exports stay current.
 *
 * @param names of images, without folder and extension
 */
export async function writeShinyCards(names: readonly string[], folder = SHIPPED_FOLDER): Promise<void> {
  const text = JSON.stringify(names)
  if ((await readText(folder)) !== text) await writeFileAtomic(join(folder, FILE), text)
}

function readText(folder: string): Promise<string | undefined> {
  return readFile(join(folder, FILE), 'utf8').catch(() => undefined)
}
