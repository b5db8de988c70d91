import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { execa } from 'execa'
import { watchMemory } from './process-memory'
import { SERVICE_ADDRESS } from './subject'

const run = execa({ preferLocal: true, stdio: 'inherit' })

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
  await run`tsx tools/attackers/main.ts`
  const startedAt = performance.now()
  const env = { NEXT_PUBLIC_BASE_PATH: '', NEXT_PUBLIC_CREATURE_SERVICE_URL: SERVICE_ADDRESS }
  const build = run({ env })`tsx tools/export/main.ts --out ${directory}`
  const peakMemory = build.pid && existsSync('/proc/self/status') ? watchMemory(build.pid) : undefined
  await build
  return {
    attackersSeconds: (startedAt - attackersStartedAt) / 1000,
    seconds: (performance.now() - startedAt) / 1000,
    memory: peakMemory?.(),
  }
}
