import * as z from 'zod/mini'
import { LONGEST_PLAYER_NAME, MOST_PLAYERS } from './night-team'

/** The key of storage under which friends' boxes are kept. */
export const FRIENDS_KEY = 'tera-raid-info-friends'

/** The most friends of a raid: its players but one. */
export const MOST_FRIENDS = MOST_PLAYERS - 1

/** A friend's box, as it came. */
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

const name = z.string().check(z.maxLength(LONGEST_PLAYER_NAME))

const MOST_TEXT = 20_000

const storedSchema = z.object({
  version: z.literal(1),
  me: name,
  friends: z
    .array(z.object({ name, sets: z.string().check(z.maxLength(MOST_TEXT)) }))
    .check(z.maxLength(MOST_FRIENDS)),
})

/** Reads stored text; nobody where it is of another form. Never throws. */
export function readFriends(text: string): Friends {
  try {
    const { data } = storedSchema.safeParse(JSON.parse(text))
    return data ? { me: data.me, friends: data.friends } : NO_FRIENDS
  } catch {
    return NO_FRIENDS
  }
}

/** The text to store. */
export function friendsText({ me, friends }: Friends): string {
  return JSON.stringify({ version: 1, me, friends })
}

/** A typed name as it is kept: the first letters, without any that cannot be seen. */
export function playerName(typed: string): string {
  return typed.slice(0, LONGEST_PLAYER_NAME).replace(/[\p{Other}\u2028\u2029]/gu, '')
}
