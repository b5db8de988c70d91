import { useState } from 'react'
import { PlainButton } from '@/app/_ui/Buttons'
import { useSentences } from '@/app/_ui/language/language'
import type { ReadSets } from '@/lib/box/read-sets'
import styles from './Gathering.module.css'
import { NameField } from './NameField'
import { UnreadSets } from './UnreadSets'
import { useTaking } from './use-taking'

/** A friend's box that came by a link, to be added to the raid night. */
export function FriendFromLink({ read }: { read: ReadSets }) {
  const { night, adding } = useSentences()
  const { name, setName, take } = useTaking()
  const [told, setTold] = useState('')
  const count = read.entries.length
  return (
    <>
      <p>{count > 0 ? night.boxOf(count) : adding.nothing}</p>
      <UnreadSets read={read} />
      {count > 0 && (
        <>
          <NameField label={night.friendName} value={name} onChange={setName} />
          <p className={styles.buttons}>
            {/* It stays: the same box again is refused. */}
            <PlainButton onClick={() => setTold(take(read).told)}>{night.addFriend}</PlainButton>
          </p>
        </>
      )}
      <p role="status">{told}</p>
    </>
  )
}
