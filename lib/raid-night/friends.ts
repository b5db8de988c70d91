import { array, literal, maxLength, object, safeParse, string } from 'zod/mini'
import type { BoxEntry } from '@/lib/box/read-sets'
import { jsonOf } from '@/lib/json-of'
import { storedValue } from '@/lib/storage/stored-value'
import { linkedSets, MAX_LINKED } from './box-link'
import { MAX_PLAYERS } from './night-team'
import { playerNameSchema } from './player-name'

const MAX_FRIENDS = MAX_PLAYERS - 1

export interface Friend {
  readonly name: string
  /** Showdown format, without faults. */
  readonly sets: string
}

export interface Friends {
  readonly me: string
  readonly friends: readonly Friend[]
}

export const NO_FRIENDS: Friends = { me: '', friends: [] }

export interface FriendOfBox {
  readonly friend: Friend
  /** `taken` and `leftOut` are numbers of Pokémon; `taken` is at most `MAX_LINKED`. */
  readonly taken: number
  readonly leftOut: number
}

/** Keeps the first `MAX_LINKED` Pokémon, so that any box fits into storage. */
export function friendOf(name: string, entries: readonly BoxEntry[]): FriendOfBox {
  const sets = linkedSets(entries)
  const linked = sets.slice(0, MAX_LINKED)
  return {
    friend: { name, sets: linked.join('\n') },
    taken: linked.length,
    leftOut: sets.length - linked.length,
  }
}

export type FriendRefused = 'full' | 'known'

export function withFriend(current: Friends, friend: Friend): Friends | FriendRefused {
  const { friends } = current
  if (friends.length >= MAX_FRIENDS) return 'full'
  if (friends.some(({ name, sets }) => name === friend.name && sets === friend.sets)) return 'known'
  return { ...current, friends: [...friends, friend] }
}

/** Longer than 30 of the longest sets. */
const MAX_TEXT = 20_000

const storedSchema = object({
  version: literal(1),
  me: playerNameSchema,
  friends: array(object({ name: playerNameSchema, sets: string().check(maxLength(MAX_TEXT)) })).check(
    maxLength(MAX_FRIENDS),
  ),
})

/** Invalid text means no friends. */
export const storedFriends = storedValue<Friends>('friends', {
  nothing: NO_FRIENDS,
  parse: (text) => {
    const { data } = safeParse(storedSchema, jsonOf(text))
    return data ? { me: data.me, friends: data.friends } : NO_FRIENDS
  },
  textOf: ({ me, friends }) => JSON.stringify({ version: 1, me, friends }),
})
