import { keptOnDevice } from '@/app/_kept/kept-on-device'
import {
  FRIENDS_KEY,
  type Friend,
  type FriendRefused,
  friendsText,
  NO_FRIENDS,
  readFriends,
  withFriend,
} from '@/lib/raid-night/friends'

const stored = keptOnDevice({
  key: FRIENDS_KEY,
  nothing: NO_FRIENDS,
  parse: readFriends,
  textOf: friendsText,
})

/**
 * The visitor's own name and friends' boxes, stored on the device, and the functions that change them. If `isLost`, the last
 * change could not be stored and lasts for this page only.
 */
export function useFriends() {
  const { me, friends } = stored.useValue()
  return {
    me,
    friends,
    isLost: stored.useIsLost(),
    rename: (name: string) => stored.keep({ ...stored.current(), me: name }),
    /** Returns why the friend was not added; `undefined` on success. */
    add: (friend: Friend): FriendRefused | undefined => {
      const after = withFriend(stored.current(), friend)
      if (typeof after === 'string') return after
      stored.keep(after)
      return undefined
    },
    remove: (friend: Friend) => {
      const before = stored.current()
      stored.keep({ ...before, friends: before.friends.filter((other) => other !== friend) })
    },
  }
}
