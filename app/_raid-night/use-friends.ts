import { keptOnDevice } from '@/app/_kept/kept-on-device'
import { FRIENDS_KEY, type Friend, friendsText, NO_FRIENDS, readFriends } from '@/lib/raid-night/friends'

const kept = keptOnDevice({ key: FRIENDS_KEY, nothing: NO_FRIENDS, parse: readFriends, textOf: friendsText })

/** The visitor's own name and friends' boxes, kept on the device, and the functions that change them. */
export function useFriends() {
  const { me, friends } = kept.useValue()
  return {
    me,
    friends,
    rename: (name: string) => kept.keep({ ...kept.current(), me: name }),
    add: (friend: Friend) => {
      const before = kept.current()
      kept.keep({ ...before, friends: [...before.friends, friend] })
    },
    remove: (friend: Friend) => {
      const before = kept.current()
      kept.keep({ ...before, friends: before.friends.filter((one) => one !== friend) })
    },
  }
}
