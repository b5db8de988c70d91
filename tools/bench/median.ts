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
