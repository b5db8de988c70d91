/** Hears how far a choice has come, as a share. */
export type ProgressListener = (share: number) => void

/** What each part of the work is of the whole, by the clock. */
const SHARES = { writing: 0.15, looks: 0.2, halving: 0.15, exchanges: 0.35, settling: 0.15 } as const

type Stage = keyof typeof SHARES

/** Tells how far the choice of a team has come. */
export class Stages {
  private done = 0

  constructor(private readonly onProgress: ProgressListener) {}

  /** What becomes of each, one after the other. */
  each<One, Result>(stage: Stage, all: readonly One[], work: (one: One) => Result): readonly Result[] {
    const results = all.map((one, place) => {
      const result = work(one)
      this.onProgress(this.done + (SHARES[stage] * (place + 1)) / all.length)
      return result
    })
    // Of nothing, too: a group of players may have nobody who strikes.
    this.done += SHARES[stage]
    return results
  }

  /** What a value becomes by one step after the other. */
  fold<One, Value>(
    stage: Stage,
    steps: readonly One[],
    start: Value,
    work: (value: Value, step: One) => Value,
  ): Value {
    let value = start
    this.each(stage, steps, (step) => {
      value = work(value, step)
    })
    return value
  }
}
