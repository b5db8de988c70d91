/** Receives the progress as a share. */
export type ProgressListener = (share: number) => void

/** Share of the total time per stage. */
const SHARES = { writing: 0.15, looks: 0.2, halving: 0.15, exchanges: 0.35, settling: 0.15 } as const

type Stage = keyof typeof SHARES

export class Stages {
  private done = 0

  constructor(private readonly onProgress: ProgressListener) {}

  each<One, Result>(stage: Stage, all: readonly One[], work: (one: One) => Result): readonly Result[] {
    const results = all.map((one, place) => {
      const result = work(one)
      this.onProgress(this.done + (SHARES[stage] * (place + 1)) / all.length)
      return result
    })
    // Even for an empty list: a group may have no finisher.
    this.done += SHARES[stage]
    return results
  }

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
