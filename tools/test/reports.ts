import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { type Outcome, outcomeOf } from './outcome'

/** What a test runner writes about its run, and how to count it. */
export type ReportReader = (content: unknown) => Outcome

const jestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numRuntimeErrorTestSuites: z.int(),
})

/** Counts what `jest --json` writes; a file that does not run counts as one failed test. */
export const readJestReport: ReportReader = (content) => {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = jestReport.parse(content)
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()),
})

/** Counts what Playwright's JSON reporter writes; an error outside of the tests counts as one failed test. */
export const readPlaywrightReport: ReportReader = (content) => {
  const { stats, errors } = playwrightReport.parse(content)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/**
 * The outcome of a test run: what its report says, and at least one failure when the runner failed, or left no report.
 *
 * @param file the report
 * @param succeeded whether the runner ended by itself with exit code 0
 */
export async function readOutcome(file: string, read: ReportReader, succeeded: boolean): Promise<Outcome> {
  try {
    const reported = read(JSON.parse(await readFile(file, 'utf8')))
    return succeeded || reported.failed > 0 ? reported : { ...reported, failed: 1 }
  } catch {
    console.error(`The run left no report in ${file}`)
    return outcomeOf(false)
  }
}
