import * as z from 'zod/mini'
import { parseRecords } from '@/data/parse-records'

/** A package of which a part is in the export. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** Its SPDX expression. */
  readonly licence: string
}

/** Packages that only the build uses, but of which data, figures, sprites or letters are in the export. */
const SHIPPED_CONTENT = [
  '@fontsource/archivo-narrow',
  '@pkmn/data',
  '@pkmn/dex',
  '@smogon/calc',
  'pokesprite-images',
]

/** Dependencies of Next that only its build runs. */
const ONLY_BUILDING = [
  '@next/env',
  'baseline-browser-mapping',
  'caniuse-lite',
  'client-only',
  'nanoid',
  'picocolors',
  'postcss',
  'source-map-js',
  'styled-jsx',
  'tslib',
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
 * The packages that ship, by name: everything that the site needs when it runs, and what the build takes content from.
 * Throws when one of them does not say its licence.
 *
 * @param lockfile the content of package-lock.json
 */
export function shippedPackages(lockfile: unknown): ShippedPackage[] {
  const { packages } = parseRecords('package-lock.json', lockfileSchema, lockfile)
  return Object.entries(packages)
    .filter(([path]) => path.startsWith(FOLDER))
    .map(([path, entry]) => ({ ...entry, name: path.slice(FOLDER.length) }))
    .filter((entry) => SHIPPED_CONTENT.includes(entry.name) || runsInBrowsers(entry))
    .map(({ name, version, license }) => {
      if (!version || !license) throw new Error(`package-lock.json does not say the licence of ${name}`)
      return { name, version, licence: license }
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

interface LockedPackage {
  readonly name: string
  readonly dev?: boolean | undefined
  readonly optional?: boolean | undefined
  readonly devOptional?: boolean | undefined
}

function runsInBrowsers({ name, dev, optional, devOptional }: LockedPackage): boolean {
  return !dev && !optional && !devOptional && !ONLY_BUILDING.includes(name)
}
