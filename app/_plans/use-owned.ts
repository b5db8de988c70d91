import { useMemo } from 'react'
import { useBoxedSpecies } from '@/app/_kept/box/boxed-species'
import { keptOnDevice } from '@/app/_kept/kept-on-device'
import {
  mergeOwned,
  NOTHING_OWNED,
  OWNED_KEY,
  type Owned,
  ownedText,
  readOwned,
  toggleOwned,
} from '@/lib/storage/owned'

const kept = keptOnDevice({
  key: OWNED_KEY,
  nothing: NOTHING_OWNED,
  parse: readOwned,
  textOf: ownedText,
})

/**
 * The creatures that the visitor owns: those `marked` as owned and those of the box (`boxed`), stored on the device, and the
 * functions that change the marks. `isLost`: the last change could not be stored, and holds for this page only.
 */
export function useOwned() {
  const marked = kept.useValue()
  const boxed = useBoxedSpecies()
  return {
    owned: useMemo(() => mergeOwned(marked, boxed), [marked, boxed]),
    marked,
    boxed,
    isLost: kept.useIsLost(),
    toggle: (creature: string) => kept.keep(toggleOwned(kept.current(), creature)),
    add: (imported: Owned) => kept.keep(mergeOwned(kept.current(), imported)),
  }
}
