import * as z from 'zod/mini'
import { parseRecords } from '@/data/parse-records'

/** A package of which a part is in the export. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** Its SPDX expression. */
  readonly licence: string
}

/** Packages that only the build uses, but whose data, figures, sprites or letters are in the export. */
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
 * The packages that ship, by name: the dependencies of the site, and the packages that the build takes content from.
 * What of a dependency only builds is listed too: no tool tells it apart, and a list by hand would go stale.
 * Throws when a package does not name its licence.
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
