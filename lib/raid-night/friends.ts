import { array, literal, maxLength, object, safeParse, string } from 'zod/mini'
import type { BoxEntry } from '@/lib/box/read-sets'
import { jsonOf } from '@/lib/json-of'
import { storedValue } from '@/lib/storage/stored-value'
import { linkedSets, MOST_LINKED } from './box-link'
import { MOST_PLAYERS } from './night-team'
import { playerNameSchema } from './player-name'

/** The most friends of a raid: its players but one. */
const MOST_FRIENDS = MOST_PLAYERS - 1

/** A friend and the Pokémon that the friend may bring. */
export interface Friend {
  /** Empty for one without a name. */
  readonly name: string
  /** The text of its Pokémon, as Pokémon Showdown writes it; all of it can be read. */
  readonly sets: string
}

/** Who comes to raid nights: the visitor's own name, and friends with their boxes. */
export interface Friends {
  readonly me: string
  readonly friends: readonly Friend[]
}

/** Nobody yet. */
export const NO_FRIENDS: Friends = { me: '', friends: [] }

/** A friend whose box was read, and how much of it may come. */
export interface FriendOfBox {
  readonly friend: Friend
  /** How many Pokémon are taken, `MOST_LINKED` at most, and how many are left out for that. */
  readonly taken: number
  readonly leftOut: number
}

/** A friend with the first of some Pokémon, as a link would carry them: so any box fits what is stored. */
export function friendOf(name: string, entries: readonly BoxEntry[]): FriendOfBox {
  const sets = linkedSets(entries)
  const taken = sets.slice(0, MOST_LINKED)
  return {
    friend: { name, sets: taken.join('\n') },
    taken: taken.length,
    leftOut: sets.length - taken.length,
  }
}

/** Why a friend is not added: a raid has no place left, or the friend is there already with the same box. */
export type FriendRefused = 'full' | 'known'

/** Those who come and another friend, or why there is none. */
export function withFriend(before: Friends, friend: Friend): Friends | FriendRefused {
  const { friends } = before
  if (friends.length >= MOST_FRIENDS) return 'full'
  if (friends.some(({ name, sets }) => name === friend.name && sets === friend.sets)) return 'known'
  return { ...before, friends: [...friends, friend] }
}

/** More than thirty of the longest sets have. */
const MOST_TEXT = 20_000

const storedSchema = object({
  version: literal(1),
  me: playerNameSchema,
  friends: array(object({ name: playerNameSchema, sets: string().check(maxLength(MOST_TEXT)) })).check(
    maxLength(MOST_FRIENDS),
  ),
})

/** The visitor's own name and friends' boxes. Text of another form is read as nobody. */
export const storedFriends = storedValue<Friends>('friends', {
  nothing: NO_FRIENDS,
  parse: (text) => {
    const { data } = safeParse(storedSchema, jsonOf(text))
    return data ? { me: data.me, friends: data.friends } : NO_FRIENDS
  },
  textOf: ({ me, friends }) => JSON.stringify({ version: 1, me, friends }),
})
