import type { Browser } from '@playwright/test'
import { markdownTable } from 'markdown-table'

/** The budgets of what is measured here. Sizes have theirs in `size-limit.mjs`. */
export const BUDGETS = {
  /** Milliseconds and bytes. */
  deepLink: { time: 760, bytes: 200e3 },
  /** Milliseconds. */
  choosing: { atOnce: 500, first: 200, second: 150 },
  lighthouse: {
    /** Percent. */
    scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
    /** Multiples of the time of a bare Next page. */
    timesOfBarePage: {
      'total-blocking-time': 1,
      'largest-contentful-paint': 1.6,
      'first-contentful-paint': 1.25,
    },
  },
  /** A count, and seconds of one processor: all ordinary raids in an hour on two. */
  battles: { perSecond: 15_000, raid: 26.7 },
} as const

/** One line of the table. */
export interface Row {
  readonly figure: string
  readonly measured: string
  readonly budget: string
  readonly ok: boolean
}

/** What the rows measure. */
export interface Bench {
  /** The folder of the export. */
  readonly directory: string
  /** The address of the served export, without a slash at the end. */
  readonly site: string
  readonly browser: Browser
}

/** Measures rows that belong together. */
export type Measure = (bench: Bench) => Promise<readonly Row[]>

/** Writes a number with its unit. */
type Unit = (value: number) => string

/** A number without a unit. */
export const count: Unit = new Intl.NumberFormat('en').format

/** Milliseconds; `∞ ms` for what never happened. */
export const milliseconds: Unit = inUnit('millisecond', 0)

/** Seconds. */
export const seconds: Unit = inUnit('second', 0)

/** Bytes, in kB or MB of 1,000 and 1,000,000 bytes. */
export const bytes: Unit = (value) =>
  value < 1e6 ? inUnit('kilobyte', 1)(value / 1e3) : inUnit('megabyte', 1)(value / 1e6)

function inUnit(unit: string, maximumFractionDigits: number): Unit {
  return new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits }).format
}

/** A row of figures that must not exceed their budget. One that was not measured (NaN) misses it. */
export function atMost(budget: number, unit: Unit, figure: string, ...measured: readonly number[]): Row {
  const ok = measured.length > 0 && measured.every((value) => value <= budget)
  return { figure, measured: measured.map(unit).join(', '), budget: `at most ${unit(budget)}`, ok }
}

/** A row of figures that must reach their budget. One that was not measured (NaN) misses it. */
export function atLeast(budget: number, unit: Unit, figure: string, ...measured: readonly number[]): Row {
  const ok = measured.length > 0 && measured.every((value) => value >= budget)
  return { figure, measured: measured.map(unit).join(', '), budget: `at least ${unit(budget)}`, ok }
}

/** The table of all rows, in Markdown. */
export function formatRows(rows: readonly Row[]): string {
  return markdownTable([
    ['figure', 'measured', 'budget', ''],
    ...rows.map(({ figure, measured, budget, ok }) => [figure, measured, budget, ok ? 'ok' : 'missed']),
  ])
}

const TIMES = 5

/** The middle one of some values; the higher of the two middle ones when their number is even; NaN of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The results of five measurements, one after the other: each has the machine for itself. */
export async function fiveTimes<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < TIMES) results.push(await measure())
  return results
}

/** The median of five measurements. */
export async function medianOfFive(measure: () => Promise<number>): Promise<number> {
  return median(await fiveTimes(measure))
}
