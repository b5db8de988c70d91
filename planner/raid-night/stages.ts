export type ProgressListener = (share: number) => void

const SHARES = { writing: 0.15, looks: 0.2, halving: 0.15, exchanges: 0.35, settling: 0.15 } as const

type Stage = keyof typeof SHARES

export class Stages {
  private done = 0

  constructor(private readonly onProgress: ProgressListener) {}

  each<T, Result>(stage: Stage, items: readonly T[], work: (item: T) => Result): readonly Result[] {
    const results = items.map((item, index) => {
      const result = work(item)
      this.onProgress(this.done + (SHARES[stage] * (index + 1)) / items.length)
      return result
    })
    // An empty list also counts: a group may have no finisher.
    this.done += SHARES[stage]
    return results
  }

  fold<Step, Value>(
    stage: Stage,
    steps: readonly Step[],
    start: Value,
    work: (value: Value, step: Step) => Value,
  ): Value {
    let value = start
    this.each(stage, steps, (step) => {
      value = work(value, step)
    })
    return value
  }
}
