import { useState } from 'react'
import { useSentences } from '@/app/_ui/language/language'
import type { ReadSets } from '@/lib/box/read-sets'
import { friendOf } from '@/lib/raid-night/friends'
import { useFriends } from './use-friends'

/** What became of a friend's box. */
interface Taken {
  readonly isAdded: boolean
  readonly told: string
}

/** The name of a friend, and the function that takes the friend's box. */
export function useTaking() {
  const { night, adding } = useSentences()
  const { add } = useFriends()
  const [name, setName] = useState('')

  function take({ entries, unread }: ReadSets, substitutes = 0): Taken {
    if (entries.length === 0) return { isAdded: false, told: adding.nothing }
    const { friend, taken, leftOut } = friendOf(name, entries)
    const refused = add(friend)
    if (refused) return { isAdded: false, told: night[refused] }
    return { isAdded: true, told: night.added({ name, taken, leftOut, unread: unread.length, substitutes }) }
  }

  return { name, setName, take }
}
