import { playerName, playerNameSchema } from './player-name'

test('a name has at most 12 characters, as in the game, all visible and complete', () => {
  expect(playerName('Maximilian the Great')).toBe('Maximilian t')
  expect(playerName('An\u202en\u0000')).toBe('Ann')
  expect(playerName('abcdefghijk🐉')).toBe('abcdefghijk')
})

test.each(['Maximilian the Great', 'An\u202en', 'Ben\u2028', 12])('%j is not a valid name', (name) => {
  expect(playerNameSchema.safeParse(name).success).toBe(false)
})

test.each(['', 'Zoë', 'ポケモン', '🐉🐉🐉🐉🐉🐉'])('%j is a valid name', (name) => {
  expect(playerNameSchema.safeParse(name).success).toBe(true)
})
