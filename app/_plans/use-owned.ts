import { useMemo } from 'react'
import { useStored } from '@/app/_kept/use-stored'
import { storedBoxed } from '@/lib/storage/box-summary'
import { MARKS, type Owned } from '@/lib/storage/marks'

export function useOwned(): Owned {
  const marked = useStored(MARKS.owned)
  const boxed = useStored(storedBoxed)
  return useMemo(() => MARKS.owned.merge(marked, boxed), [marked, boxed])
}
