import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isOwnPage } from '@/lib/offline/own-page'
import { legacyScriptsOfPage } from '@/lib/offline/page-files'

/** A file that is precached: its path in the export, and its revision where its name does not tell that. */
export interface PrecachedFile {
  readonly url: string
  readonly revision: string | null
}

const SHELL = 'index.html'
const WITH_SHELL = ['icon.svg', 'manifest.webmanifest']

/** Scripts and styles, those included that are loaded later. Their names hold a hash of their content. */
const HASHED_FILES = '_next/static/chunks'

/**
 * The files of a finished export that make the whole site work offline, in a fixed order: the shell, which needs the others,
 * comes last.
 * Throws when one that the shell needs would be missing.
 */
export async function precacheList(directory: string): Promise<PrecachedFile[]> {
  const shell = await readFile(join(directory, SHELL), 'utf8')
  const hashed = await hashedFiles(directory, legacyScriptsOfPage(shell))
  if (!isOwnPage(shell, (address) => hashed.some((path) => isAt(path, address))))
    throw new Error(`${join(directory, SHELL)} needs scripts or styles that would not be precached`)
  const named = [...WITH_SHELL.filter((path) => existsSync(join(directory, path))), SHELL]
  return [
    ...hashed.map((url) => ({ url, revision: null })),
    ...(await Promise.all(
      named.map(async (url) => ({ url, revision: await revisionOf(join(directory, url)) })),
    )),
  ]
}

async function hashedFiles(directory: string, legacyScripts: readonly string[]): Promise<string[]> {
  const names = await readdir(join(directory, HASHED_FILES))
  return names
    .filter((name) => /\.(?:css|js)$/.test(name))
    .map((name) => `${HASHED_FILES}/${name}`)
    .filter((path) => !legacyScripts.some((address) => isAt(path, address)))
    .sort()
}

// Addresses begin with the base path, and paths do not.
function isAt(path: string, address: string): boolean {
  return address.endsWith(`/${path}`)
}

async function revisionOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16)
}
