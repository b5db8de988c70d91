import {
  BEATEN_KEY,
  type Beaten,
  beatenText,
  mergeBeaten,
  NOTHING_BEATEN,
  readBeaten,
  withMark,
} from '@/lib/storage/beaten'
import type { MarkedRaid } from '@/lib/storage/marked-raid'
import { keptOnDevice } from './kept-on-device'

const kept = keptOnDevice({
  key: BEATEN_KEY,
  nothing: NOTHING_BEATEN,
  parse: readBeaten,
  textOf: beatenText,
})

/**
 * The raids that the visitor has beaten, kept on the device, and the functions that change them. `isLost`: the last change
 * could not be stored, and holds for this page only.
 */
export function useBeaten() {
  return {
    beaten: kept.useValue(),
    isLost: kept.useIsLost(),
    /** Marks a raid as beaten on a day, or unmarks it for no day. */
    mark: (raid: MarkedRaid, day: string | undefined) => kept.keep(withMark(kept.current(), raid, day)),
    add: (imported: Beaten) => kept.keep(mergeBeaten(kept.current(), imported)),
  }
}
