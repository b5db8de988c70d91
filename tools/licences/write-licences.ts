import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { parseRecords } from '@/data/parse-records'
import { LICENCES_FILE } from '@/lib/links/file-names'

/** Writes the license of every published package into an export, verbatim, as most licenses require. */
export async function writeLicences(directory: string): Promise<void> {
  const packages = shippedPackages(JSON.parse(await readFile('package-lock.json', 'utf8')))
  const chapters = await Promise.all(packages.map(chapter))
  await writeFile(join(directory, LICENCES_FILE), chapters.join('\n\n\n'))
}

async function chapter({ name, version, licence }: ShippedPackage): Promise<string> {
  return `${name} ${version} · ${licence}\n\n${await licenceText(name, join('node_modules', name))}`
}

/** Packages that other packages contain without stating their license. */
const BROUGHT_ALONG: Readonly<Record<string, string>> = { next: 'dist/compiled/process' }

const LICENCE_FILE = /^licen[cs]e(?:\.md|\.txt)?$/i

const packageSchema = z.object({
  name: z.string(),
  repository: z.optional(z.union([z.string(), z.object({ url: z.string() })])),
})

/**
 * Returns the text of a package's license, including those of packages in it. Without a license file, returns the
 * address of its source, or its page on npm.
 *
 * @param folder where the package is installed
 */
async function licenceText(name: string, folder: string): Promise<string> {
  const along = BROUGHT_ALONG[name]
  const folders = along ? [folder, join(folder, along)] : [folder]
  return (await Promise.all(folders.map(textIn))).join('\n\n')
}

async function textIn(folder: string): Promise<string> {
  const file = (await readdir(folder)).find((name) => LICENCE_FILE.test(name))
  if (file) return (await readFile(join(folder, file), 'utf8')).trim()
  const path = join(folder, 'package.json')
  const { name, repository } = parseRecords(path, packageSchema, JSON.parse(await readFile(path, 'utf8')))
  if (typeof repository === 'string') return repository
  return repository?.url ?? `https://www.npmjs.com/package/${name}`
}

/** A package of which a part is in the export. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** Its SPDX expression. */
  readonly licence: string
}

/** Packages that only the build uses, but whose data, sprites or fonts are in the export. */
const CONTENT_SOURCES = [
  '@fontsource/archivo-narrow',
  '@pkmn/data',
  '@pkmn/dex',
  '@smogon/calc',
  'pokesprite-images',
]

const FOLDER = 'node_modules/'

const lockfileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      optional: z.optional(z.boolean()),
      devOptional: z.optional(z.boolean()),
    }),
  ),
})

/**
 * Returns the published packages by name: the dependencies of the site, and packages whose content is in the export.
 * Includes dependencies that only the build needs, since no tool can tell and a list by hand would become outdated.
 * Throws if a package does not name its license.
 *
 * @param lockfile the content of package-lock.json
 */
export function shippedPackages(lockfile: unknown): ShippedPackage[] {
  const { packages } = parseRecords('package-lock.json', lockfileSchema, lockfile)
  return Object.entries(packages)
    .filter(([path]) => path.startsWith(FOLDER))
    .map(([path, entry]) => ({ ...entry, name: path.slice(FOLDER.length) }))
    .filter((entry) => CONTENT_SOURCES.includes(entry.name) || isDependency(entry))
    .map(({ name, version, license }) => {
      if (!version || !license) throw new Error(`package-lock.json does not name the licence of ${name}`)
      return { name, version, licence: license }
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

interface Use {
  readonly dev?: boolean | undefined
  readonly optional?: boolean | undefined
  readonly devOptional?: boolean | undefined
}

function isDependency({ dev, optional, devOptional }: Use): boolean {
  return !dev && !optional && !devOptional
}
