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
} from '@/lib/bring/owned'

const stored = keptOnDevice({
  key: OWNED_KEY,
  nothing: NOTHING_OWNED,
  parse: readOwned,
  textOf: ownedText,
})

/**
 * The Pokémon that the visitor owns: those `marked` as owned and those in the box (`boxed`), with functions that change the
 * marks. If `isLost`, the last change could not be stored and lasts for this page only.
 */
export function useOwned() {
  const marked = stored.useValue()
  const boxed = useBoxedSpecies()
  return {
    owned: useMemo(() => mergeOwned(marked, boxed), [marked, boxed]),
    marked,
    boxed,
    isLost: stored.useIsLost(),
    toggle: (creature: string) => stored.keep(toggleOwned(stored.current(), creature)),
    add: (imported: Owned) => stored.keep(mergeOwned(stored.current(), imported)),
  }
}
