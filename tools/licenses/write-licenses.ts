import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { parseRecords } from '@/data/parse-records'
import { LICENSES_FILE } from '@/lib/links/file-names'

/**
 * Writes into an export the license of every package that ships, word for word, as most licenses require. The tools
 * that we tried also list packages that don't ship, or need a newer Node.
 */
export async function writeLicenses(directory: string): Promise<void> {
  const packages = shippedPackages(JSON.parse(await readFile('package-lock.json', 'utf8')))
  const chapters = await Promise.all(packages.map(chapter))
  await writeFile(join(directory, LICENSES_FILE), chapters.join('\n\n\n'))
}

async function chapter({ name, version, license }: ShippedPackage): Promise<string> {
  return `${name} ${version} · ${license}\n\n${await licenseText(name, join('node_modules', name))}`
}

/** Packages that other packages contain without stating their license. */
const BROUGHT_ALONG: Readonly<Record<string, string>> = { next: 'dist/compiled/process' }

const LICENSE_FILE = /^licen[cs]e(?:\.md|\.txt)?$/i

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
async function licenseText(name: string, folder: string): Promise<string> {
  const along = BROUGHT_ALONG[name]
  const folders = along ? [folder, join(folder, along)] : [folder]
  return (await Promise.all(folders.map(textIn))).join('\n\n')
}

async function textIn(folder: string): Promise<string> {
  const file = (await readdir(folder)).find((name) => LICENSE_FILE.test(name))
  if (file) return (await readFile(join(folder, file), 'utf8')).trim()
  const path = join(folder, 'package.json')
  const { name, repository } = parseRecords(path, packageSchema, JSON.parse(await readFile(path, 'utf8')))
  if (typeof repository === 'string') return repository
  return repository?.url ?? `https://www.npmjs.com/package/${name}`
}

export interface ShippedPackage {
  readonly name: string
  readonly version: string
  readonly license: string
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
      if (!version || !license) throw new Error(`package-lock.json does not name the license of ${name}`)
      return { name, version, license: license }
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

interface Use {
  readonly dev?: boolean | undefined
  readonly optional?: boolean | undefined
  readonly devOptional?: boolean | undefined
}

function isDependency({ dev, optional, devOptional }: Use): boolean {
  return !dev && !optional && !devOptional
}
