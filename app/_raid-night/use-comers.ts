import { useMemo, useState } from 'react'
import { useBox } from '@/app/_kept/box/box-store'
import { readSets } from '@/lib/box/read-sets'
import type { Friend } from '@/lib/raid-night/friends'
import { nightPlayer } from '@/lib/raid-night/night-team'
import { useFriends } from './use-friends'
import type { Invited } from './use-gathering'

/** Who comes to a raid night. */
export interface Comer extends Invited {
  /** The same as long as name and box are. */
  readonly key: string
  /** `undefined` for the visitor. */
  readonly friend: Friend | undefined
}

/**
 * Who comes, in the order of their slots: the visitor, where the own box has Pokémon, and friends; and the function that settles
 * which of a box a player brings, by its text, so that it stays the same when the box changes. One that leaves the box is
 * settled no more.
 */
export function useComers() {
  const { me, friends } = useFriends()
  const own = useBox(({ box }) => box.entries)
  const [settled, setSettled] = useState<ReadonlyMap<string, string>>(new Map())
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
  const comers = players.map(({ key, friend, player }): Comer => {
    const place = player.entries.findIndex(({ set }) => set === settled.get(key))
    return { ...player, key, friend, locked: place < 0 ? undefined : place }
  })
  return {
    comers,
    own,
    settle: ({ key, entries }: Comer, place: number | undefined) => {
      const changed = new Map(settled)
      const set = place === undefined ? undefined : entries[place]?.set
      if (set === undefined) changed.delete(key)
      else changed.set(key, set)
      setSettled(changed)
    },
  }
}
