import type { Browser } from '@playwright/test'
import { markdownTable } from 'markdown-table'

/**
 * Sizes have their budgets in `size-limit.mjs`. Times are milliseconds, scores percent; `timesOfBarePage` are multiples
 * of the times of a bare Next page.
 */
export const BUDGETS = {
  /** In milliseconds and bytes. */
  deepLink: { time: 760, bytes: 200e3 },
  choosing: { atOnce: 500, first: 200, second: 150 },
  lighthouse: {
    scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
    timesOfBarePage: {
      'total-blocking-time': 1,
      'largest-contentful-paint': 1.6,
      'first-contentful-paint': 1.25,
    },
  },
  /** `perSecond` is a count. `raid` is in processor seconds: all ordinary raids take an hour on two processors. */
  battles: { perSecond: 15_000, raid: 26.7 },
} as const

export interface Row {
  readonly figure: string
  readonly measured: string
  readonly budget: string
  readonly ok: boolean
}

export interface Bench {
  readonly directory: string
  /** Without trailing slash. */
  readonly site: string
  readonly browser: Browser
}

export type Measure = (bench: Bench) => Promise<readonly Row[]>

type Unit = (value: number) => string

export const count: Unit = new Intl.NumberFormat('en').format

/** `∞ ms` if it never happened. */
export const milliseconds: Unit = inUnit('millisecond', 0)

export const seconds: Unit = inUnit('second', 0)

/** In kB or MB: 1,000 or 1,000,000 bytes. */
export const bytes: Unit = (value) =>
  value < 1e6 ? inUnit('kilobyte', 1)(value / 1e3) : inUnit('megabyte', 1)(value / 1e6)

function inUnit(unit: string, maximumFractionDigits: number): Unit {
  return new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits }).format
}

/** A missing figure (NaN) fails. */
export function atMost(budget: number, unit: Unit, figure: string, ...measured: readonly number[]): Row {
  const ok = measured.length > 0 && measured.every((value) => value <= budget)
  return { figure, measured: measured.map(unit).join(', '), budget: `at most ${unit(budget)}`, ok }
}

export function atLeast(budget: number, unit: Unit, figure: string, ...measured: readonly number[]): Row {
  const ok = measured.length > 0 && measured.every((value) => value >= budget)
  return { figure, measured: measured.map(unit).join(', '), budget: `at least ${unit(budget)}`, ok }
}

export function formatRows(rows: readonly Row[]): string {
  return markdownTable([
    ['figure', 'measured', 'budget', ''],
    ...rows.map(({ figure, measured, budget, ok }) => [figure, measured, budget, ok ? 'ok' : 'missed']),
  ])
}

const TIMES = 5

/** Returns the median; the higher of the two middle values if their number is even, NaN if there are none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

export async function fiveTimes<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  while (results.length < TIMES) results.push(await measure())
  return results
}

export async function medianOfFive(measure: () => Promise<number>): Promise<number> {
  return median(await fiveTimes(measure))
}
