import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { atMost, BUDGETS, type Measure, seconds } from '@/tools/bench/row'
import { firstStart } from '@/tools/first-start/first-start'

const PORT = 3917

/** What a newcomer waits for, in a fresh clone of the last commit. */
export const freshClone: Measure = async () => {
  const clone = await mkdtemp(join(tmpdir(), 'fresh-clone-'))
  try {
    await execa('git', ['clone', '--quiet', '.', clone])
    const startedAt = performance.now()
    const sinceStart = () => (performance.now() - startedAt) / 1000
    await execa('npm', ['ci', '--prefix', clone])
    const installed = sinceStart()
    await firstStart(clone, PORT)
    return [
      atMost(BUDGETS.freshClone.installed, seconds, 'fresh clone: npm ci', installed),
      atMost(
        BUDGETS.freshClone.served,
        seconds,
        'fresh clone: from npm ci to the served address',
        sinceStart(),
      ),
    ]
  } finally {
    await rm(clone, { recursive: true })
  }
}
