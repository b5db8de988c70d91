import { Each } from '@/app/_ui/Each'
import type { BoxFault } from '@/lib/box/read-sets'
import { ScrollArea } from './ScrollArea'

interface Props {
  faults: readonly BoxFault[]
}

/** What is wrong with a pasted text, line by line. Nothing for no faults. */
export function Faults({ faults }: Props) {
  if (faults.length === 0) return null
  return (
    <ScrollArea label="Lines that could not be read">
      <ul>
        <Each items={faults}>{({ line, problem }) => <li>{`Line ${line}: ${problem}`}</li>}</Each>
      </ul>
    </ScrollArea>
  )
}
