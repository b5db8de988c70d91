import { useMemo } from 'react'
import { useStored } from '@/app/_kept/use-stored'
import { storedBoxed } from '@/lib/storage/box-summary'
import { MARKS, type Owned } from '@/lib/storage/marks'

/** The visitor's Pokémon: marked as owned, or in the box. */
export function useOwned(): Owned {
  const marked = useStored(MARKS.owned)
  const boxed = useStored(storedBoxed)
  return useMemo(() => MARKS.owned.merge(marked, boxed), [marked, boxed])
}
