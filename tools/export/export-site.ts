import { execa } from 'execa'
import { addressLine, addressSettings, publishedAddress } from '@/tools/hosts/published-address'
import { isUpToDate, sourcesChangedAt, stampExport } from './export-stamp'

export const DEFAULT_EXPORT = 'out'

interface Options {
  /** In the project's folder. Its former content is deleted. */
  directory?: string
  environment?: Readonly<Record<string, string>>
}

/** Throws if a step fails; the step's output shows the cause. */
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
  // A later change of an image makes the export outdated. Images from this export don't.
  const startedAt = new Date()
  await run`next build`
  await run`tsx tools/export/finish.ts ${directory}`
  await stampExport(directory, startedAt, { ...process.env, ...settings })
}

export async function isExported({ directory = DEFAULT_EXPORT, environment }: Options): Promise<boolean> {
  const variables = { ...process.env, ...environment }
  const settings = { ...variables, ...addressSettings(publishedAddress(variables)) }
  return isUpToDate(directory, await sourcesChangedAt('.'), settings)
}

export async function exportWhenOutdated(options: Options = {}): Promise<void> {
  if (await isExported(options)) return
  const { directory = DEFAULT_EXPORT } = options
  console.log(`Building the site first: ${directory} is missing, or older than its sources.`)
  await exportSite(options)
}
