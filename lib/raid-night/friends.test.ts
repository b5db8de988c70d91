import { readSets } from '@/lib/box/read-sets'
import { longestSets } from '@/testing/box/longest-sets'
import { GARCHOMP, IRON_HANDS, MAGIKARP, manySets } from '@/testing/box/sets'
import { type Friends, friendOf, NO_FRIENDS, storedFriends, withFriend } from './friends'

const { parse, textOf } = storedFriends

const entriesOf = (...sets: readonly string[]) => readSets(sets.join('\n\n')).entries
const ben = (...sets: readonly string[]) => friendOf('Ben', entriesOf(...sets))

function addFriends(...friends: readonly Friends['friends'][number][]): Friends {
  return friends.reduce((friendsSoFar, friend) => {
    const result = withFriend(friendsSoFar, friend)
    if (typeof result === 'string') throw new Error(result)
    return result
  }, NO_FRIENDS)
}

test('stored friends can be read again', () => {
  const friends = { me: 'Ann', friends: [{ name: '', sets: 'Magikarp\nAbility: Swift Swim\n- Splash' }] }
  expect(parse(textOf(friends))).toEqual(friends)
})

test('invalid stored text means no friends, and so do four friends: a raid has four players', () => {
  const four = { version: 1, me: '', friends: Array(4).fill({ name: 'Ben', sets: '' }) }
  for (const text of ['', 'null', '{"version":2}', '[]', JSON.stringify(four)])
    expect(parse(text)).toEqual(NO_FRIENDS)
})

test('the longest possible box fits into storage', () => {
  const long = longestSets(30).map((set) => `${set}\nShiny: Yes\nBall: Love Ball\nOT: ${'Ann'.repeat(80)}`)
  const { friend, taken } = ben(...long)
  expect(taken).toBe(30)
  expect(parse(textOf(addFriends(friend))).friends).toEqual([friend])
})

test('a friend has thirty Pokémon of a larger box, and the number of the others, without duplicate builds', () => {
  expect(ben(...longestSets(42))).toMatchObject({ taken: 30, leftOut: 12 })
  expect(ben(IRON_HANDS, `Bitey (${IRON_HANDS.replace(' @', ') @')}`)).toMatchObject({ taken: 1, leftOut: 0 })
  expect(ben(...manySets(42))).toMatchObject({ taken: 8, leftOut: 0 })
})

test('a fourth friend is refused, and so is a friend who is there already with the same box', () => {
  const { friend } = ben(GARCHOMP)
  const three = addFriends(friend, { ...friend, name: 'Cleo' }, ben(MAGIKARP).friend)
  expect(withFriend(three, ben(IRON_HANDS).friend)).toBe('full')
  expect(withFriend(addFriends(friend), friend)).toBe('known')
})
