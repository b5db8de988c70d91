import { useState } from 'react'
import { Faults } from '@/app/_box/AddPokemon'
import { PlainButton } from '@/app/_ui/Buttons'
import { useSentences } from '@/app/_ui/language/language'
import { joinedSets } from '@/lib/box/box'
import type { ReadSets } from '@/lib/box/read-sets'
import { MOST_FRIENDS, playerName } from '@/lib/raid-night/friends'
import styles from './Gathering.module.css'
import { useFriends } from './use-friends'

interface Props {
  read: ReadSets
  text: string
}

/** A friend's box that came by a link, to be added to the raid night. */
export function FriendFromLink({ read: { entries, unread }, text }: Props) {
  const { night } = useSentences()
  const { friends, add } = useFriends()
  const [name, setName] = useState('')
  const [told, setTold] = useState('')
  const take = () => {
    if (friends.length >= MOST_FRIENDS) return setTold(night.full)
    add({ name, sets: joinedSets(entries.map(({ set }) => set)) })
    setTold(night.added(night.player(friends.length + 2, name), entries.length, unread.length))
  }
  return (
    <>
      <p>{entries.length > 0 ? night.boxOf(entries.length) : night.nothing}</p>
      <Faults text={text} />
      {entries.length > 0 && (
        <>
          <label className={styles.name}>
            {night.friendName}
            <input
              value={name}
              autoComplete="off"
              onChange={({ target }) => setName(playerName(target.value))}
            />
          </label>
          <p className={styles.buttons}>
            <PlainButton onClick={take}>{night.addFriend}</PlainButton>
          </p>
        </>
      )}
      <p role="status">{told}</p>
    </>
  )
}
