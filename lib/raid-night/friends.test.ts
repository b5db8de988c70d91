import { friendsText, NO_FRIENDS, playerName, readFriends } from './friends'

test('friends come back from storage as they were', () => {
  const friends = { me: 'Ann', friends: [{ name: '', sets: 'Magikarp\nAbility: Swift Swim\n- Splash' }] }
  expect(readFriends(friendsText(friends))).toEqual(friends)
})

test('stored text of another form is nobody, and so are four friends: a raid has four players', () => {
  const four = { version: 1, me: '', friends: Array(4).fill({ name: 'Ben', sets: '' }) }
  for (const text of ['', 'null', '{"version":2}', '[]', JSON.stringify(four)])
    expect(readFriends(text)).toEqual(NO_FRIENDS)
})

test('a name has 12 letters, as in the game, and none that cannot be seen or is half a sign', () => {
  expect(playerName('Maximilian the Great')).toBe('Maximilian t')
  expect(playerName('An\u202en\u0000')).toBe('Ann')
  expect(playerName('abcdefghijk🐉')).toBe('abcdefghijk')
})
