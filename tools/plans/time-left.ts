import { mean } from '@/lib/mean'

interface Progress {
  /** In seconds, in the order of completion. */
  readonly took: readonly number[]
  readonly left: number
  readonly threads: number
}

/**
 * Returns the predicted seconds until the end of a run: the remaining raids at the mean time so far, shared by the
 * threads. One thread has just finished, and the other threads count as half done with their raids. The first raids
 * include the start of the threads, so they only count while there are no others. `undefined` before the first raid is
 * finished.
 */
export function secondsLeft({ took, left, threads }: Progress): number | undefined {
  if (took.length === 0) return undefined
  const usual = took.length > threads ? took.slice(threads) : took
  const busy = Math.min(threads, left)
  const halfDone = Math.min(threads - 1, left)
  return busy === 0 ? 0 : (mean(usual) * (left - halfDone / 2)) / busy
}

export function timeLeftText(seconds: number | undefined): string {
  if (seconds === undefined) return 'time left is known after the first raid'
  const minutes = Math.round(seconds / 60)
  if (minutes === 0) return 'less than a minute left'
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes} min left` : `${hours} h ${minutes % 60} min left`
}

/**
 * Mixes members of several kinds evenly, so that every part of the list has about the same share of each kind. Members
 * of a kind keep their order.
 */
export function evenlyMixed<T>(members: readonly T[], kindOf: (member: T) => string): T[] {
  const kinds = [...new Set(members.map(kindOf))]
  return kinds
    .map((kind) => members.filter((member) => kindOf(member) === kind))
    .flatMap((group) => group.map((member, index) => ({ member, at: (index + 0.5) / group.length })))
    .toSorted((a, b) => a.at - b.at)
    .map(({ member }) => member)
}
