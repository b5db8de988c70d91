import { useMemo, useRef, useState } from 'react'
import { useBox } from '@/app/_kept/box/box-store'
import { useSentences } from '@/app/_ui/language/language'
import type { RaidOrdered } from '@/lib/box/engine/messages'
import { readSets } from '@/lib/box/read-sets'
import { boxFragment } from '@/lib/raid-night/box-link'
import { type Friend, playerName } from '@/lib/raid-night/friends'
import { nightPlayer } from '@/lib/raid-night/night-player'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { AddFriend } from './AddFriend'
import { CopyLink } from './CopyLink'
import { FindTeam } from './FindTeam'
import styles from './Gathering.module.css'
import { PlayerBox } from './PlayerBox'
import { useFriends } from './use-friends'
import type { Invited } from './use-gathering'

interface Props {
  raid: RaidView
}

/** The boxes of those who come to a raid night, and the team chosen out of them. */
export function Gathering({ raid }: Props) {
  const { night } = useSentences()
  const { id, teraType } = raid
  const ordered = useMemo(() => teraType && { ...id, teraType }, [id, teraType])
  if (!ordered) return <p>{night.chooseTeraType}</p>
  return <Boxes key={Object.values(ordered).join('/')} raid={raid} ordered={ordered} />
}

/** Who comes, in the order of their slots: the visitor, where the own box has Pokémon, and friends. */
function Boxes({ raid, ordered }: Props & { ordered: RaidOrdered }) {
  const { night } = useSentences()
  const { me, friends, rename, remove } = useFriends()
  const own = useBox(({ box }) => box.entries)
  const isRead = useBox((state) => state.isRead)
  const list = useRef<HTMLOListElement>(null)
  const [locks, setLocks] = useState<ReadonlyMap<Friend | undefined, number>>(new Map())
  const comers = useMemo(
    () => [
      ...(own.length > 0 ? [{ friend: undefined, player: nightPlayer(me, own) }] : []),
      ...friends.map((friend) => ({
        friend,
        player: nightPlayer(friend.name, readSets(friend.sets).entries),
      })),
    ],
    [own, me, friends],
  )
  const invited = comers.map(({ friend, player }): Invited => ({ ...player, locked: locks.get(friend) }))
  const lock = (friend: Friend | undefined, place: number | undefined) => {
    const changed = new Map(locks)
    if (place === undefined) changed.delete(friend)
    else changed.set(friend, place)
    setLocks(changed)
  }
  const forget = (friend: Friend) => {
    remove(friend)
    // The button that had the focus goes with its box.
    list.current?.focus()
  }
  if (!isRead) return null
  return (
    <div className={styles.gathering}>
      <label className={styles.name}>
        {night.yourName}
        <input value={me} autoComplete="off" onChange={({ target }) => rename(playerName(target.value))} />
      </label>
      {own.length > 0 ? (
        <CopyLink label={night.shareBox} raid={ordered} fragment={() => boxFragment(own)} />
      ) : (
        <p>{night.yourBoxIsEmpty}</p>
      )}
      <ol ref={list} tabIndex={-1} className={styles.players} aria-label={night.players}>
        {comers.map(({ friend }, place) => {
          const player = invited[place]
          if (!player) return null
          const title = friend || me !== '' ? night.player(place + 1, player.name) : night.you
          return (
            <PlayerBox
              key={friend ? `${place} ${friend.sets}` : 'own'}
              {...{ player, title }}
              onLock={(settled) => lock(friend, settled)}
              {...(friend && { onRemove: () => forget(friend) })}
            />
          )
        })}
      </ol>
      <AddFriend />
      <FindTeam raid={raid} ordered={ordered} players={invited} />
    </div>
  )
}
