import { execa } from 'execa'
import { addressLine, addressSettings, publishedAddress } from '@/tools/hosts/published-address'
import { isUpToDate, sourcesChangedAt, stampExport } from './export-stamp'

/** The folder that the site is exported to when none is named. */
export const DEFAULT_EXPORT = 'out'

interface Options {
  /** Where the export goes, in the project's folder; what is there is replaced. */
  directory?: string
  /** Variables of the build in addition to those of this process, such as `NEXT_PUBLIC_BASE_PATH`. */
  environment?: Readonly<Record<string, string>>
}

/**
 * Makes all that the site is made of, builds it, and leaves the finished export in its folder.
 * Throws when a step fails, whose output shows the cause.
 */
export async function exportSite({
  directory = DEFAULT_EXPORT,
  environment = {},
}: Options = {}): Promise<void> {
  const address = publishedAddress({ ...process.env, ...environment })
  const settings = { ...environment, ...addressSettings(address) }
  console.log(addressLine(address))
  const run = execa({
    preferLocal: true,
    stdio: 'inherit',
    env: { ...settings, EXPORT_DIRECTORY: directory, NEXT_TELEMETRY_DISABLED: '1' },
  })
  await run`tsx tools/export/prepare-site.ts`
  // Images that a publisher changes from now on are newer than the export, those just made are not.
  const startedAt = new Date()
  await run`next build`
  await run`tsx tools/export/finish.ts ${directory}`
  await stampExport(directory, startedAt, { ...process.env, ...settings })
}

/** Whether a folder holds an export with these settings that is newer than its sources. */
export async function isExported({ directory = DEFAULT_EXPORT, environment }: Options): Promise<boolean> {
  const variables = { ...process.env, ...environment }
  const settings = { ...variables, ...addressSettings(publishedAddress(variables)) }
  return isUpToDate(directory, await sourcesChangedAt('.'), settings)
}

/** Exports the site, unless that was done: see `isExported`. */
export async function exportWhenOutdated(options: Options = {}): Promise<void> {
  if (await isExported(options)) return
  const { directory = DEFAULT_EXPORT } = options
  console.log(`Building the site first: ${directory} is missing, or older than its sources.`)
  await exportSite(options)
}
