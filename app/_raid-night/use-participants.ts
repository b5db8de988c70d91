import { useMemo, useState } from 'react'
import { useBox } from '@/app/_kept/box/box-store'
import { readSets } from '@/lib/box/read-sets'
import type { Friend } from '@/lib/raid-night/friends'
import { type NightPlayer, nightPlayer } from '@/lib/raid-night/night-team'
import { useFriends } from './use-friends'

export interface LockablePlayer extends NightPlayer {
  /** The index in `entries` of the Pokémon to bring; `undefined` for any. */
  readonly locked: number | undefined
}

export interface Participant extends LockablePlayer {
  /** Changes with the name and the friend's box. */
  readonly key: string
  readonly friend: Friend | undefined
}

/**
 * Participants in slot order: the visitor (if the box has Pokémon), then friends. `lock` chooses the Pokémon that a
 * player brings. It stores the set's text, so the choice survives edits of the box and ends when the set leaves the box.
 */
export function useParticipants() {
  const { me, friends } = useFriends()
  const own = useBox(({ box }) => box.entries)
  const [lockedSets, setLockedSets] = useState<ReadonlyMap<string, string>>(new Map())
  const players = useMemo(
    () => [
      ...(own.length > 0 ? [{ key: 'own', friend: undefined, player: nightPlayer(me, own) }] : []),
      ...friends.map((friend) => ({
        key: `${friend.name} ${friend.sets}`,
        friend,
        player: nightPlayer(friend.name, readSets(friend.sets).entries),
      })),
    ],
    [own, me, friends],
  )
  const participants = players.map(({ key, friend, player }): Participant => {
    const index = player.entries.findIndex(({ set }) => set === lockedSets.get(key))
    return { ...player, key, friend, locked: index < 0 ? undefined : index }
  })
  return {
    participants,
    own,
    lock: ({ key, entries }: Participant, index: number | undefined) => {
      const newSets = new Map(lockedSets)
      const set = index === undefined ? undefined : entries[index]?.set
      if (set === undefined) newSets.delete(key)
      else newSets.set(key, set)
      setLockedSets(newSets)
    },
  }
}
