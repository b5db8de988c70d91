import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import pMap from 'p-map'
import { pathOfSegments } from '@/lib/links/deep-link'
import { PLANS_FOLDER, TEAMS_FOLDER } from '@/lib/links/file-names'
import { inlineStylesOfPage, isOwnPage, legacyScriptsOfPage, revisionOf } from '@/lib/offline/page-files'

const SHELL = 'index.html'
const LIST_OF_RAIDS = pathOfSegments([])
const PAGE_OF_RAID = /^[^/]+\/[^/]+\/[^/]+\/index\.html$/
const WITH_SHELL = ['icon.svg', 'manifest.webmanifest']

/** Scripts, styles and icons of types, including those that load later. Their names contain a hash. */
const HASHED_FILES = /^(?:chunks\/.+\.(?:css|js)|media\/.+\.svg)$/
const HASHED_FOLDER = '_next/static'

/**
 * Returns the files of a finished export that the site needs offline, in a fixed order. The shell comes last, because
 * it needs the others. Throws if a file that the shell needs would be missing.
 */
export async function precacheList(directory: string): Promise<PrecachedFile[]> {
  const shell = await readFile(join(directory, SHELL), 'utf8')
  // One page of each cached kind. The worker responds with the shell instead of 404.html.
  const pages = [shell, ...(await pagesOfEachKind(join(directory, LIST_OF_RAIDS)))]
  const unused = [...legacyScriptsOfPage(shell), ...stylesWithin(pages)]
  const hashed = await neededFiles(directory, await hashedPaths(directory, unused), pages)
  if (!isOwnPage(shell, (address) => hashed.some((path) => isAt(path, address))))
    throw new Error(`${join(directory, SHELL)} needs scripts or styles that are not precached`)
  const namedPaths = [...WITH_SHELL.filter((path) => existsSync(join(directory, path))), SHELL]
  return Promise.all([
    ...hashed.map((path) => hashedFile(directory, path)),
    ...namedPaths.map((path) => namedFile(directory, path)),
  ])
}

/** Returns a list of raids and, if the export has any, the page of a raid. */
async function pagesOfEachKind(folder: string): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true })
  const raid = paths.sort().find((path) => PAGE_OF_RAID.test(path))
  return Promise.all([SHELL, ...(raid ? [raid] : [])].map((path) => readFile(join(folder, path), 'utf8')))
}

/** Returns the addresses of style sheets that no browser loads, since every page contains their text. */
function stylesWithin(pages: readonly string[]): string[] {
  const [first = [], ...rest] = pages.map(inlineStylesOfPage)
  return first.filter((address) => rest.every((styles) => styles.includes(address)))
}

async function hashedPaths(directory: string, unused: readonly string[]): Promise<string[]> {
  const names = await readdir(join(directory, HASHED_FOLDER), { recursive: true })
  return names
    .filter((name) => HASHED_FILES.test(name))
    .map((name) => `${HASHED_FOLDER}/${name}`)
    .filter((path) => !unused.some((address) => isAt(path, address)))
    .sort()
}

// Addresses begin with the base path, but paths do not.
function isAt(path: string, address: string): boolean {
  return address.endsWith(`/${path}`)
}

/**
 * Returns the files that the pages load at first or later: those that a page or a loaded file names. Each name must
 * contain a hash.
 *
 * @param directory the export
 * @param paths of the files in it
 * @param pages the HTML of the pages
 */
async function neededFiles(
  directory: string,
  paths: readonly string[],
  pages: readonly string[],
): Promise<string[]> {
  const texts = new Map<string, string>()
  for (const path of paths) texts.set(path, await readFile(join(directory, path), 'utf8'))
  const neededPaths = new Set<string>()
  const follow = (text: string) => {
    for (const [path, own] of texts) {
      if (neededPaths.has(path) || !text.includes(basename(path))) continue
      neededPaths.add(path)
      follow(own)
    }
  }
  pages.forEach(follow)
  return paths.filter((path) => neededPaths.has(path))
}

export interface PrecachedFile {
  readonly url: string
  /** `null` if the name contains a hash. */
  readonly revision: string | null
  /** After `gzip -9`. */
  readonly size: number
}

async function hashedFile(directory: string, url: string): Promise<PrecachedFile> {
  return { url, revision: null, size: await gzippedSize(join(directory, url)) }
}

async function namedFile(directory: string, url: string): Promise<PrecachedFile> {
  const file = join(directory, url)
  return { url, revision: await revisionOf(await readFile(file)), size: await gzippedSize(file) }
}

export function totalSize(files: readonly PrecachedFile[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}

const AT_ONCE = 8

/** Returns the files of plans and teams, in alphabetical order; empty if there are none. */
export async function buildsList(directory: string): Promise<PrecachedFile[]> {
  const paths = await Promise.all([PLANS_FOLDER, TEAMS_FOLDER].map((folder) => dataWithin(directory, folder)))
  return pMap(paths.flat().sort(), (path) => namedFile(directory, path), { concurrency: AT_ONCE })
}

async function dataWithin(directory: string, folder: string): Promise<string[]> {
  const within = join(directory, folder)
  if (!existsSync(within)) return []
  const names = await readdir(within, { recursive: true })
  return names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name).slice(1))
}

const compress = promisify(gzip)

async function gzippedSize(file: string): Promise<number> {
  return (await compress(await readFile(file), { level: 9 })).length
}
