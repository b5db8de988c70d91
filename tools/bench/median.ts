const TIMES = 5

/** The middle one of some values; the higher of the two middle ones when their number is even. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Measures five times, one after the other, and gives the median. */
export async function medianOfFive(measure: () => Promise<number>): Promise<number> {
  const values: number[] = []
  while (values.length < TIMES) values.push(await measure())
  return median(values)
}
