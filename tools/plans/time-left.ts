import { mean } from '@/lib/mean'

/** How far a run of worker threads has come. */
interface Progress {
  /** Of each raid that is finished, in this order, how many seconds its thread took. */
  readonly took: readonly number[]
  /** How many are not finished. */
  readonly left: number
  readonly threads: number
}

/**
 * How many seconds a run still takes: what is left at the mean of what is finished, shared by the threads. One of them has just
 * finished, the others are taken to be half through their raids. The first raid of a thread also makes it ready, and counts only while there is no other.
 * `undefined` before anything is finished.
 */
export function secondsLeft({ took, left, threads }: Progress): number | undefined {
  if (took.length === 0) return undefined
  const usual = took.length > threads ? took.slice(threads) : took
  const busy = Math.min(threads, left)
  const halfDone = Math.min(threads - 1, left)
  return busy === 0 ? 0 : (mean(usual) * (left - halfDone / 2)) / busy
}

/** The seconds that a run still takes, in words. */
export function timeLeftText(seconds: number | undefined): string {
  if (seconds === undefined) return 'time left is known after the first raid'
  const minutes = Math.round(seconds / 60)
  if (minutes === 0) return 'less than a minute left'
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes} min left` : `${hours} h ${minutes % 60} min left`
}

/**
 * Members of several kinds in an order in which each part has about as many of a kind as any other: what one costs differs by
 * its kind, so that the mean of the first ones is that of all. Members of a kind keep their order.
 */
export function evenlyMixed<Member>(
  members: readonly Member[],
  kindOf: (member: Member) => string,
): Member[] {
  const kinds = [...new Set(members.map(kindOf))]
  return kinds
    .map((kind) => members.filter((member) => kindOf(member) === kind))
    .flatMap((alike) => alike.map((member, place) => ({ member, at: (place + 0.5) / alike.length })))
    .toSorted((one, other) => one.at - other.at)
    .map(({ member }) => member)
}
