import { useIsLost, useStored } from '@/app/_kept/use-stored'
import { type Friend, type FriendRefused, storedFriends, withFriend } from '@/lib/raid-night/friends'

/** If `isLost`, the last change could not be stored and lasts for this page only. */
export function useFriends() {
  const { me, friends } = useStored(storedFriends)
  return {
    me,
    friends,
    isLost: useIsLost(storedFriends),
    rename: (name: string) => storedFriends.update((before) => ({ ...before, me: name })),
    /** Returns why it refused the friend; `undefined` on success. */
    add: (friend: Friend): FriendRefused | undefined => {
      const after = withFriend(storedFriends.current(), friend)
      if (typeof after === 'string') return after
      storedFriends.set(after)
      return undefined
    },
    remove: (friend: Friend) =>
      storedFriends.update((before) => ({
        ...before,
        friends: before.friends.filter((kept) => kept !== friend),
      })),
  }
}
