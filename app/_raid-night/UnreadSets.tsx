import { useMemo } from 'react'
import { ScrollArea } from '@/app/_box/ScrollArea'
import { Each } from '@/app/_ui/Each'
import { useSentences } from '@/app/_ui/language/language'
import type { ReadSets } from '@/lib/box/read-sets'
import { unreadSets } from '@/lib/raid-night/unread-sets'

/** The sets of a friend's box that could not be read, and why. Renders nothing for none. */
export function UnreadSets({ read }: { read: Pick<ReadSets, 'unread'> }) {
  const { night, adding } = useSentences()
  const sets = useMemo(() => unreadSets(read), [read])
  const more = read.unread.length - sets.length
  if (sets.length === 0) return null
  return (
    <ScrollArea label={night.unread}>
      <ul>
        <Each items={sets}>
          {({ head, problems }) => <li>{night.unreadSet(head, problems.map(adding.problem))}</li>}
        </Each>
        {more > 0 && <li>{adding.moreFaults(more)}</li>}
      </ul>
    </ScrollArea>
  )
}
