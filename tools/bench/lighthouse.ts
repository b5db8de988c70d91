import { cp, rm } from 'node:fs/promises'
import { execa } from 'execa'
import * as z from 'zod'
import { parseRecords } from '@/data/parse-records'
import { startSite } from '@/servers/site/start-site'
import { findBrowser } from '@/testing/browser/find-browser'
import { LAUNCH_FLAGS } from '@/testing/browser/launch-flags'
import { thisMachine } from '@/testing/browser/machine'
import {
  atLeast,
  atMost,
  BUDGETS,
  count,
  fiveTimes,
  type Measure,
  median,
  milliseconds,
  type Row,
} from './row'
import { OPENED } from './subject'

const { scores, timesOfBarePage } = BUDGETS.lighthouse
const PATHS = [
  '/',
  OPENED.path,
  '/tera-raid-info/5/Terarium/Porygon2/Normal/',
  '/tera-raid-info/6/Kitakami/Snorlax/Normal/',
]
const PAGES = 'Lighthouse, phone, the root and three raids'

/** Fetched on demand, because `npm ci` would take much longer with it. Version 13 needs Node 22. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

/**
 * Really slows down processor and network. By default Lighthouse simulates both, and blames every script that starts
 * before the first frame. Without a graphics card, that makes pages seem far slower than they are.
 */
const THROTTLED = '--throttling-method=devtools'

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.record(z.string(), z.object({ numericValue: z.optional(z.number()) })),
})

type Reports = readonly z.infer<typeof reportSchema>[]

export const lighthouseRows: Measure = async ({ site }) => {
  const bareSite = await startSite({ directory: await buildBarePage(), port: 0 })
  const addresses = [`${bareSite.url}/`, ...PATHS.map((path) => site + path)]
  // Each round visits all pages, so that a busy moment of the machine affects all of them.
  const rounds = await fiveTimes(() => visitEach(addresses))
  await bareSite.close()
  const [bare = [], ...pages] = addresses.map((_, page) => rounds.flatMap((round) => round[page] ?? []))
  return [
    ...Object.entries(scores).map(([category, budget]) =>
      atLeast(budget, count, `${PAGES}: ${category}`, ...pages.map((reports) => score(reports, category))),
    ),
    ...Object.entries(timesOfBarePage).map(([audit, factor]) =>
      comparedWithBarePage(bare, pages, audit, factor),
    ),
  ]
}

function comparedWithBarePage(bare: Reports, pages: readonly Reports[], audit: string, factor: number): Row {
  const ofBare = time(bare, audit)
  return atMost(
    ofBare * factor,
    milliseconds,
    `${PAGES}: ${audit}, budget ${factor} times the ${milliseconds(ofBare)} of a bare Next page`,
    ...pages.map((reports) => time(reports, audit)),
  )
}

async function visitEach(addresses: readonly string[]): Promise<Reports> {
  const reports = []
  for (const address of addresses) reports.push(await visit(address))
  return reports
}

async function visit(address: string) {
  const options = [
    '--quiet',
    '--output=json',
    `--only-categories=${Object.keys(scores)}`,
    THROTTLED,
    `--chrome-flags=${['--headless=new', ...LAUNCH_FLAGS].join(' ')}`,
  ]
  const env = { CHROME_PATH: findBrowser(thisMachine) }
  const { stdout } = await execa('npx', ['--yes', LIGHTHOUSE, address, ...options], { env })
  return parseRecords(LIGHTHOUSE, reportSchema, JSON.parse(stdout))
}

function score(reports: Reports, category: string): number {
  return median(
    reports.map(({ categories }) => Math.round((categories[category]?.score ?? Number.NaN) * 100)),
  )
}

function time(reports: Reports, audit: string): number {
  return median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
}

const SOURCE = 'tools/bench/bare-page'
const FOLDER = '.tools/bare-page'

async function buildBarePage(): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true })
  await cp(SOURCE, FOLDER, { recursive: true })
  await execa('npx', ['next', 'build', FOLDER], { env: { NEXT_TELEMETRY_DISABLED: '1' } })
  return `${FOLDER}/out`
}
