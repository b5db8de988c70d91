import { cpus } from 'node:os'
import { megabytes } from '@/tools/bench/format'
import type { RowGroup } from '@/tools/bench/row'

const SECONDS = 150
const MEMORY_BELOW = 2e9

/** What a first build takes. */
export const build: RowGroup = async ({ build }) => [
  {
    figure: `build on ${cpus().length} cores`,
    reach: `${SECONDS} s, under ${megabytes(MEMORY_BELOW)}`,
    measured: build ? `${Math.round(build.seconds)} s, ${memoryInWords(build.memory)}` : 'not measured',
    ok: build?.memory !== undefined && build.seconds <= SECONDS && build.memory < MEMORY_BELOW,
  },
]

function memoryInWords(memory: number | undefined): string {
  return memory === undefined ? 'memory unknown' : megabytes(memory)
}
