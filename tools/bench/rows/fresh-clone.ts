import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import type { RowGroup } from '@/tools/bench/row'
import { firstStart } from '@/tools/first-start/first-start'

const SECONDS = 240
const PORT = 3917

const run = execa({ stdio: 'inherit' })

/** What a newcomer waits for: from `npm ci` to the served address, in a fresh clone of what is committed. */
export const freshClone: RowGroup = async ({ build }) => {
  // As the build: not when an earlier export is measured.
  const seconds = build && (await secondsToServe())
  return [
    {
      figure: `fresh clone on ${cpus().length} cores: from npm ci to the served address`,
      reach: `${SECONDS} s`,
      measured: seconds === undefined ? 'not measured' : `${Math.round(seconds)} s`,
      ok: seconds !== undefined && seconds <= SECONDS,
    },
  ]
}

/** How long a fresh clone of this project takes from `npm ci` to the served address, in seconds. Rejects when it fails. */
export async function secondsToServe(): Promise<number> {
  const clone = await mkdtemp(join(tmpdir(), 'fresh-clone-'))
  try {
    await run`git clone --quiet . ${clone}`
    const startedAt = performance.now()
    await run`npm ci --prefix ${clone}`
    await firstStart(clone, PORT)
    return (performance.now() - startedAt) / 1000
  } finally {
    await rm(clone, { recursive: true })
  }
}
