/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectConsoleError } from '@/tools/console/expect-console-error'
import { readJestReport, readOutcome, readPlaywrightReport } from './reports'

const JEST_REPORT = { numPassedTests: 40, numFailedTests: 2, numRuntimeErrorTestSuites: 0 }

it('counts the tests of jest, and files that do not run', () => {
  expect(readJestReport({ ...JEST_REPORT, numRuntimeErrorTestSuites: 1 })).toEqual({ passed: 40, failed: 3 })
})

it('counts the tests of Playwright, and errors outside of them', () => {
  const stats = { expected: 20, unexpected: 1, flaky: 0, skipped: 3 }
  expect(readPlaywrightReport({ stats, errors: [{ message: 'a server did not start' }] })).toEqual({
    passed: 20,
    failed: 2,
  })
})

describe('readOutcome', () => {
  let folder: string
  let report: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reports-'))
    report = join(folder, 'unit.json')
  })

  afterEach(() => rm(folder, { recursive: true }))

  it('is what the report says', async () => {
    await writeFile(report, JSON.stringify(JEST_REPORT))
    expect(await readOutcome(report, readJestReport, false)).toEqual({ passed: 40, failed: 2 })
  })

  it('has a failure when the runner failed, whatever the report says', async () => {
    await writeFile(report, JSON.stringify({ ...JEST_REPORT, numFailedTests: 0 }))
    expect(await readOutcome(report, readJestReport, false)).toEqual({ passed: 40, failed: 1 })
  })

  it.each(['', '{', '{"numPassedTests": 3}'])('is a failure when the report is %j', async (content) => {
    expectConsoleError(/^The run left no report in .*unit\.json$/)
    await writeFile(report, content)
    expect(await readOutcome(report, readJestReport, true)).toEqual({ passed: 0, failed: 1 })
  })

  it('is a failure when there is no report', async () => {
    expectConsoleError(/^The run left no report in .*unit\.json$/)
    expect(await readOutcome(report, readJestReport, true)).toEqual({ passed: 0, failed: 1 })
  })
})
