import type { BoxEntry } from '@/lib/box/read-sets'

const keys = new Map<string, number>()

/** The key of an entry in lists: it stays the same when its build is changed, so that its card keeps the focus. */
export function keyOf({ set }: BoxEntry): number {
  const key = keys.get(set) ?? keys.size
  keys.set(set, key)
  return key
}

/** Gives a changed entry the key that it had. */
export function keepKey(before: BoxEntry, after: BoxEntry) {
  keys.set(after.set, keyOf(before))
}
