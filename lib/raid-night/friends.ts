import { array, literal, maxLength, object, safeParse, string } from 'zod/mini'
import type { BoxEntry } from '@/lib/box/read-sets'
import { jsonOf } from '@/lib/json-of'
import { storedValue } from '@/lib/storage/stored-value'
import { linkedSets, MOST_LINKED } from './box-link'
import { MOST_PLAYERS } from './night-team'
import { playerNameSchema } from './player-name'

/** All players of a raid except the visitor. */
const MOST_FRIENDS = MOST_PLAYERS - 1

export interface Friend {
  readonly name: string
  /** The friend's Pokémon as Pokémon Showdown text without faults. */
  readonly sets: string
}

/** Participants of raid nights: the visitor's name, and friends with their boxes. */
export interface Friends {
  readonly me: string
  readonly friends: readonly Friend[]
}

export const NO_FRIENDS: Friends = { me: '', friends: [] }

/** A friend with a parsed box, and how much of the box fits. */
export interface FriendOfBox {
  readonly friend: Friend
  /** Number of Pokémon in `friend`, at most `MOST_LINKED`, and of the others. */
  readonly taken: number
  readonly leftOut: number
}

/** Returns a friend with the first `MOST_LINKED` of some Pokémon as in a link, so that any box fits into storage. */
export function friendOf(name: string, entries: readonly BoxEntry[]): FriendOfBox {
  const sets = linkedSets(entries)
  const taken = sets.slice(0, MOST_LINKED)
  return {
    friend: { name, sets: taken.join('\n') },
    taken: taken.length,
    leftOut: sets.length - taken.length,
  }
}

/** Why a friend is not added: the raid is full, or the friend is there already with the same box. */
export type FriendRefused = 'full' | 'known'

export function withFriend(before: Friends, friend: Friend): Friends | FriendRefused {
  const { friends } = before
  if (friends.length >= MOST_FRIENDS) return 'full'
  if (friends.some(({ name, sets }) => name === friend.name && sets === friend.sets)) return 'known'
  return { ...before, friends: [...friends, friend] }
}

/** Longer than thirty of the longest sets. */
const MOST_TEXT = 20_000

const storedSchema = object({
  version: literal(1),
  me: playerNameSchema,
  friends: array(object({ name: playerNameSchema, sets: string().check(maxLength(MOST_TEXT)) })).check(
    maxLength(MOST_FRIENDS),
  ),
})

/** The visitor's name and friends' boxes. Any other text means no friends. */
export const storedFriends = storedValue<Friends>('friends', {
  nothing: NO_FRIENDS,
  parse: (text) => {
    const { data } = safeParse(storedSchema, jsonOf(text))
    return data ? { me: data.me, friends: data.friends } : NO_FRIENDS
  },
  textOf: ({ me, friends }) => JSON.stringify({ version: 1, me, friends }),
})
