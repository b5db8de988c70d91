import { readdir } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { ATTACKERS_FOLDER } from '@/lib/attackers/attackers-folder'
import { SIZE_LIMIT } from '@/tools/attackers/run-attackers'
import { kilobytes } from '@/tools/bench/format'
import type { RowGroup } from '@/tools/bench/row'
import { gzippedSize } from '@/tools/files/gzipped-size'

const SECONDS = 90

/** What the files of attackers weigh, and how long it takes to compute all of them. */
export const attackers: RowGroup = async ({ directory, build }) => {
  const largest = Math.max(...(await sizesIn(join(directory, ATTACKERS_FOLDER))))
  return [
    {
      figure: 'attackers of a boss, the largest file, gzip',
      reach: kilobytes(SIZE_LIMIT),
      measured: kilobytes(largest),
      ok: largest <= SIZE_LIMIT,
    },
    {
      figure: `computing the attackers of all bosses on ${cpus().length} cores, once for all builds`,
      reach: `${SECONDS} s`,
      measured: build ? `${Math.round(build.attackersSeconds)} s` : 'not measured',
      ok: build !== undefined && build.attackersSeconds <= SECONDS,
    },
  ]
}

async function sizesIn(folder: string): Promise<number[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(files.map(gzippedSize))
}
