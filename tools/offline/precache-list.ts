import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isOwnPage } from '@/lib/offline/own-page'
import { legacyScriptsOfPage } from '@/lib/offline/page-files'
import { pathOfSegments } from '@/lib/raid/deep-link'
import { neededFiles } from './needed-files'
import { hashedFile, namedFile, type PrecachedFile } from './precached-file'

const SHELL = 'index.html'
const LIST_OF_RAIDS = join(pathOfSegments([]), SHELL)
const WITH_SHELL = ['icon.svg', 'manifest.webmanifest']

/** Scripts and styles, those included that are loaded later, and the icons of the types. Their names hold a hash. */
const HASHED_FILES = /^(?:chunks\/.+\.(?:css|js)|media\/.+\.svg)$/
const HASHED_FOLDER = '_next/static'

/**
 * The files of a finished export that make the whole site work offline, in a fixed order: the shell, which needs the others,
 * comes last.
 * Throws when one that the shell needs would be missing.
 */
export async function precacheList(directory: string): Promise<PrecachedFile[]> {
  const shell = await readFile(join(directory, SHELL), 'utf8')
  // One page of each kind that visitors keep. For 404.html the worker answers with the shell.
  const pages = [shell, await readFile(join(directory, LIST_OF_RAIDS), 'utf8')]
  const hashed = await neededFiles(directory, await hashedPaths(directory, legacyScriptsOfPage(shell)), pages)
  if (!isOwnPage(shell, (address) => hashed.some((path) => isAt(path, address))))
    throw new Error(`${join(directory, SHELL)} needs scripts or styles that would not be precached`)
  const named = [...WITH_SHELL.filter((path) => existsSync(join(directory, path))), SHELL]
  return Promise.all([
    ...hashed.map((path) => hashedFile(directory, path)),
    ...named.map((path) => namedFile(directory, path)),
  ])
}

async function hashedPaths(directory: string, legacyScripts: readonly string[]): Promise<string[]> {
  const names = await readdir(join(directory, HASHED_FOLDER), { recursive: true })
  return names
    .filter((name) => HASHED_FILES.test(name))
    .map((name) => `${HASHED_FOLDER}/${name}`)
    .filter((path) => !legacyScripts.some((address) => isAt(path, address)))
    .sort()
}

// Addresses begin with the base path, and paths do not.
function isAt(path: string, address: string): boolean {
  return address.endsWith(`/${path}`)
}
