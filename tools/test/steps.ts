import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BASE_PATH } from '@/e2e/fixtures/addresses'
import { exportSite } from '@/tools/export/export-site'
import { startProgram, succeeds } from '@/tools/process/program'
import { TEST_EXPORTS } from './exports'
import { type Outcome, outcomeOf } from './outcome'
import { type ReportReader, readJestReport, readOutcome, readPlaywrightReport } from './reports'
import type { Step } from './run-steps'

const UNIT_REPORT = '.e2e/reports/unit.json'
const END_TO_END_REPORT = '.e2e/reports/end-to-end.json'

/** The gate, in its order. It begins with the build, as every host does, so nothing that a build needs is there before. */
export const STEPS: readonly Step[] = [
  {
    name: 'site',
    title: 'Export for the end-to-end tests',
    needs: [],
    run: (signal) => runExport(TEST_EXPORTS.site, signal),
  },
  { name: 'lint', title: 'Format and lint', needs: [], run: (signal) => runScript('lint', signal) },
  { name: 'audit', title: 'Known vulnerabilities', needs: [], run: (signal) => runScript('audit', signal) },
  { name: 'types', title: 'Types', needs: [], run: (signal) => runScript('types', signal) },
  { name: 'unit', title: 'Unit tests', needs: [], run: runUnitTests },
  {
    name: 'base-path',
    title: `Export for the end-to-end tests below ${BASE_PATH}`,
    needs: ['site'],
    run: (signal) => runExport(TEST_EXPORTS.basePath, signal),
  },
  { name: 'e2e', title: 'End-to-end tests', needs: ['site', 'base-path'], run: runEndToEndTests },
]

async function runScript(name: string, signal: AbortSignal): Promise<Outcome> {
  return outcomeOf(await succeeds(startProgram('npm', ['run', '--silent', name], { signal })))
}

async function runExport(
  options: (typeof TEST_EXPORTS)[keyof typeof TEST_EXPORTS],
  signal: AbortSignal,
): Promise<Outcome> {
  await exportSite({ ...options, signal })
  return outcomeOf(true)
}

// As scripts, so that they see to what they need, whatever step came before.
function runUnitTests(signal: AbortSignal): Promise<Outcome> {
  const parameters = ['run', '--silent', 'test:unit', '--', '--json', `--outputFile=${UNIT_REPORT}`]
  return runReporting(() => startProgram('npm', parameters, { signal }), UNIT_REPORT, readJestReport)
}

function runEndToEndTests(signal: AbortSignal): Promise<Outcome> {
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: END_TO_END_REPORT }
  const parameters = ['run', '--silent', 'test:e2e', '--', '--reporter=list,json']
  const playwright = () => startProgram('npm', parameters, { environment, signal })
  return runReporting(playwright, END_TO_END_REPORT, readPlaywrightReport)
}

async function runReporting(
  start: () => ReturnType<typeof startProgram>,
  report: string,
  read: ReportReader,
): Promise<Outcome> {
  await mkdir(dirname(report), { recursive: true })
  await rm(report, { force: true })
  return readOutcome(report, read, await succeeds(start()))
}
