import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { startProgram, succeeds } from '@/tools/process/program'
import { watchMemory } from './process-memory'
import { SERVICE_ADDRESS } from './subject'

/** What a build took. */
export interface BuildFigures {
  /** What it took before the build to compute the attackers of all bosses, which are then kept. */
  readonly attackersSeconds: number
  readonly seconds: number
  /** The peak of the resident memory of all its processes, in bytes; undefined where there is no /proc. */
  readonly memory: number | undefined
}

/**
 * Builds the export that is measured, from nothing, as a newcomer's first build does; what that spends on attackers is
 * told apart. Throws when one of the two fails.
 */
export async function measureBuild(directory: string): Promise<BuildFigures> {
  await rm('.next/cache', { recursive: true, force: true })
  await rm('.tools/attackers', { recursive: true, force: true })
  const attackersStartedAt = performance.now()
  if (!(await succeeds(startProgram('tsx', ['tools/attackers/main.ts'])))) throw new Error('attackers failed')
  const startedAt = performance.now()
  const build = startProgram('tsx', ['tools/export/main.ts', '--out', directory], {
    environment: { NEXT_PUBLIC_BASE_PATH: '', NEXT_PUBLIC_CREATURE_SERVICE_URL: SERVICE_ADDRESS },
  })
  const peakMemory = build.pid && existsSync('/proc/self/status') ? watchMemory(build.pid) : undefined
  if (!(await succeeds(build))) throw new Error('the build failed')
  return {
    attackersSeconds: (startedAt - attackersStartedAt) / 1000,
    seconds: (performance.now() - startedAt) / 1000,
    memory: peakMemory?.(),
  }
}
