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

const kept = keptOnDevice({ key: FRIENDS_KEY, nothing: NO_FRIENDS, parse: readFriends, textOf: friendsText })

/**
 * The visitor's own name and friends' boxes, kept on the device, and the functions that change them. `isLost`: the last change
 * could not be stored, and holds for this page only.
 */
export function useFriends() {
  const { me, friends } = kept.useValue()
  return {
    me,
    friends,
    isLost: kept.useIsLost(),
    rename: (name: string) => kept.keep({ ...kept.current(), me: name }),
    /** Gives why a friend was not added; `undefined` for one that was. */
    add: (friend: Friend): FriendRefused | undefined => {
      const after = withFriend(kept.current(), friend)
      if (typeof after === 'string') return after
      kept.keep(after)
      return undefined
    },
    remove: (friend: Friend) => {
      const before = kept.current()
      kept.keep({ ...before, friends: before.friends.filter((one) => one !== friend) })
    },
  }
}
