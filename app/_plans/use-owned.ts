import { keptOnDevice } from '@/app/_kept/kept-on-device'
import {
  mergeOwned,
  NOTHING_OWNED,
  OWNED_KEY,
  type Owned,
  ownedText,
  readOwned,
  toggleOwned,
} from '@/lib/bring/owned'

const kept = keptOnDevice({
  key: OWNED_KEY,
  nothing: NOTHING_OWNED,
  parse: readOwned,
  textOf: ownedText,
})

/**
 * The creatures that the visitor owns, stored on the device, and the functions that change them. `isLost`: the last change
 * could not be stored, and holds for this page only.
 */
export function useOwned() {
  return {
    owned: kept.useValue(),
    isLost: kept.useIsLost(),
    toggle: (creature: string) => kept.keep(toggleOwned(kept.current(), creature)),
    add: (imported: Owned) => kept.keep(mergeOwned(kept.current(), imported)),
  }
}
