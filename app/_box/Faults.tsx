import { useDeferredValue, useMemo } from 'react'
import { Each } from '@/app/_ui/Each'
import { useSentences } from '@/app/_ui/language/language'
import { isTooMuch } from '@/lib/box/box'
import { readSets } from '@/lib/box/read-sets'
import { setsOfJson } from '@/lib/box/sets-of-json'
import { ScrollArea } from './ScrollArea'

interface FaultsProps {
  text: string
}

const NONE = { faults: [], moreFaults: 0 } as const

// JSON becomes lines once it is added.
function faultsOf(text: string) {
  return isTooMuch(text) || setsOfJson(text) !== undefined ? NONE : readSets(text)
}

/** The faults of a text as it is now, line by line. Renders nothing for no faults. */
export function Faults({ text }: FaultsProps) {
  const { adding } = useSentences()
  const read = useDeferredValue(text)
  const { faults, moreFaults } = useMemo(() => faultsOf(read), [read])
  if (faults.length === 0) return null
  return (
    <ScrollArea label={adding.faults}>
      <ul>
        <Each items={faults}>{(fault) => <li>{adding.fault(fault)}</li>}</Each>
        {moreFaults > 0 && <li>{adding.moreFaults(moreFaults)}</li>}
      </ul>
    </ScrollArea>
  )
}
