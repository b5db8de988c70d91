import { startProgram, succeeds } from '@/tools/process/program'
import { stampExport } from './export-stamp'

/** The folder that the site is exported to when none is named. */
export const DEFAULT_EXPORT = 'out'

interface Options {
  /** Where the export goes, in the project's folder; what is there is replaced. */
  directory?: string
  /** Variables of the build besides those of this process: `NEXT_PUBLIC_BASE_PATH` and its like. */
  environment?: Readonly<Record<string, string>>
  signal?: AbortSignal
}

/**
 * Sees to the images and the files of attackers, ships the data, builds the site, and leaves the finished export in its folder.
 * Throws when a step fails; its cause stands on the screen.
 */
export async function exportSite({
  directory = DEFAULT_EXPORT,
  environment = {},
  signal,
}: Options = {}): Promise<void> {
  const buildEnvironment = { ...environment, EXPORT_DIRECTORY: directory, NEXT_TELEMETRY_DISABLED: '1' }
  // Whatever becomes of them, the site works without images.
  await succeeds(start('tsx', ['tools/images/main.ts']))
  await run('tsx', ['tools/attackers/main.ts'])
  // Images that a publisher changes from now on are newer than the export, those just made are not.
  const startedAt = new Date()
  await run('tsx', ['tools/ship-data/main.ts'])
  await run('next', ['build'])
  await run('tsx', ['tools/export/finish.ts', directory])
  await stampExport(directory, startedAt, { ...process.env, ...environment })

  function start(name: string, parameters: readonly string[]) {
    return startProgram(name, parameters, { environment: buildEnvironment, signal })
  }

  async function run(name: string, parameters: readonly string[]) {
    if (!(await succeeds(start(name, parameters)))) throw new Error(`${name} ${parameters.join(' ')} failed`)
  }
}
