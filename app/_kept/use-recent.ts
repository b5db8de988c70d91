import { parsePath } from '@/lib/links/deep-link'
import { NOTHING_OPENED, RECENT_KEY, readRecent, recentText, withRecent } from '@/lib/storage/recent'
import { keptOnDevice } from './kept-on-device'

const kept = keptOnDevice({
  key: RECENT_KEY,
  nothing: NOTHING_OPENED,
  parse: readRecent,
  textOf: recentText,
})

/** The raids that the visitor opened last on this device, the latest first. */
export const useRecent = kept.useValue

/** Keeps the raid of a path as the one that was opened last. */
export function keepRecent(path: string) {
  const raid = parsePath(path)
  if (raid?.boss) kept.keep(withRecent(kept.current(), raid))
}
