import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BASE_PATH, SERVICE_ADDRESS } from '@/e2e/addresses'
import { exportSite } from '@/tools/export/export-site'
import { startProgram, succeeds } from '@/tools/process/program'
import { differingFiles } from '@/tools/reproducible/differing-files'
import { type Outcome, outcomeOf } from './outcome'
import { type ReportReader, readJestReport, readOutcome, readPlaywrightReport } from './reports'
import type { Step } from './run-steps'

const UNIT_REPORT = '.e2e/reports/unit.json'
const END_TO_END_REPORT = '.e2e/reports/end-to-end.json'

const SITE = '.e2e/site'
const SITE_AGAIN = '.e2e/site-again'
const BUILD_CACHE = '.next/cache'

/** The gate, in its order. */
export const STEPS: readonly Step[] = [
  { name: 'lint', title: 'Format and lint', needs: [], run: (signal) => runScript('lint', signal) },
  { name: 'audit', title: 'Known vulnerabilities', needs: [], run: (signal) => runScript('audit', signal) },
  { name: 'ship-data', title: 'Shipped data', needs: [], run: (signal) => runScript('ship-data', signal) },
  { name: 'types', title: 'Types', needs: ['ship-data'], run: (signal) => runScript('types', signal) },
  { name: 'unit', title: 'Unit tests', needs: ['ship-data'], run: runUnitTests },
  {
    name: 'site',
    title: 'Export for the end-to-end tests',
    needs: ['ship-data'],
    run: (signal) => runExport(SITE, '', signal),
  },
  {
    name: 'base-path',
    title: `Export for the end-to-end tests below ${BASE_PATH}`,
    needs: ['ship-data'],
    run: (signal) => runExport('.e2e/base-path', BASE_PATH, signal),
  },
  { name: 'e2e', title: 'End-to-end tests', needs: ['site', 'base-path'], run: runEndToEndTests },
  {
    name: 'reproducible',
    title: 'A second export of the same',
    needs: ['site'],
    run: compareWithSecondExport,
  },
]

async function runScript(name: string, signal: AbortSignal): Promise<Outcome> {
  return outcomeOf(await succeeds(startProgram('npm', ['run', '--silent', name], { signal })))
}

async function runExport(directory: string, basePath: string, signal: AbortSignal): Promise<Outcome> {
  const environment = { NEXT_PUBLIC_BASE_PATH: basePath, NEXT_PUBLIC_CREATURE_SERVICE_URL: SERVICE_ADDRESS }
  await exportSite({ directory, environment, signal })
  return outcomeOf(true)
}

function runUnitTests(signal: AbortSignal): Promise<Outcome> {
  const jest = () => startProgram('jest', ['--json', `--outputFile=${UNIT_REPORT}`], { signal })
  return runReporting(jest, UNIT_REPORT, readJestReport)
}

function runEndToEndTests(signal: AbortSignal): Promise<Outcome> {
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: END_TO_END_REPORT }
  const playwright = () =>
    startProgram('playwright', ['test', '--reporter=list,json'], { environment, signal })
  return runReporting(playwright, END_TO_END_REPORT, readPlaywrightReport)
}

async function compareWithSecondExport(signal: AbortSignal): Promise<Outcome> {
  // What is kept of the first build would be the same by itself.
  await rm(BUILD_CACHE, { recursive: true, force: true })
  await runExport(SITE_AGAIN, '', signal)
  const differing = await differingFiles(SITE, SITE_AGAIN)
  if (differing.length > 0)
    throw new Error(`${differing.length} files differ, such as:\n${differing.slice(0, 20).join('\n')}`)
  await rm(SITE_AGAIN, { recursive: true })
  return outcomeOf(true)
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
