import { useIsLost, useStored } from '@/app/_kept/use-stored'
import { type Friend, type FriendRefused, storedFriends, withFriend } from '@/lib/raid-night/friends'

/**
 * The visitor's own name and friends' boxes, kept on the device, and the functions that change them. `isLost`: the last change
 * could not be stored, and holds for this page only.
 */
export function useFriends() {
  const { me, friends } = useStored(storedFriends)
  return {
    me,
    friends,
    isLost: useIsLost(storedFriends),
    rename: (name: string) => storedFriends.update((before) => ({ ...before, me: name })),
    /** Gives why a friend was not added; `undefined` for one that was. */
    add: (friend: Friend): FriendRefused | undefined => {
      const after = withFriend(storedFriends.current(), friend)
      if (typeof after === 'string') return after
      storedFriends.set(after)
      return undefined
    },
    remove: (friend: Friend) =>
      storedFriends.update(({ me, friends }) => ({
        me,
        friends: friends.filter((other) => other !== friend),
      })),
  }
}
