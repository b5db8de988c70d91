import { playerName, playerNameSchema } from './player-name'

test('a name has 12 letters, as in the game, and none that cannot be seen or is half a sign', () => {
  expect(playerName('Maximilian the Great')).toBe('Maximilian t')
  expect(playerName('An\u202en\u0000')).toBe('Ann')
  expect(playerName('abcdefghijk🐉')).toBe('abcdefghijk')
})

test.each(['Maximilian the Great', 'An\u202en', 'Ben\u2028', 12])('%j is no kept name', (name) => {
  expect(playerNameSchema.safeParse(name).success).toBe(false)
})

test.each(['', 'Zoë', 'ポケモン', '🐉🐉🐉🐉🐉🐉'])('%j is one', (name) => {
  expect(playerNameSchema.safeParse(name).success).toBe(true)
})
