import { useDeferredValue, useMemo } from 'react'
import { ScrollArea } from '@/app/_box/ScrollArea'
import { Each } from '@/app/_ui/Each'
import { isTooMuch } from '@/lib/box/box'
import { readSets } from '@/lib/box/read-sets'

interface Props {
  text: string
}

const NONE = { faults: [], moreFaults: 0 } as const

/** What is wrong with a text, line by line, as it is now. Nothing for no faults. */
export function Faults({ text }: Props) {
  const read = useDeferredValue(text)
  const { faults, moreFaults } = useMemo(() => (isTooMuch(read) ? NONE : readSets(read)), [read])
  if (faults.length === 0) return null
  return (
    <ScrollArea label="Lines that could not be read">
      <ul>
        <Each items={faults}>{({ line, problem }) => <li>{`Line ${line}: ${problem}`}</li>}</Each>
        {moreFaults > 0 && <li>{`… and ${moreFaults.toLocaleString('en-GB')} more`}</li>}
      </ul>
    </ScrollArea>
  )
}
