import { ORIGINS } from '@/data/vocabulary'
import { effortText, gotText } from './build-text'

test('effort values are in the games’ order of stats', () => {
  expect(effortText({ effortValues: { spd: 4, atk: 252, hp: 252 } })).toBe('252 HP, 252 Attack, 4 Sp. Def')
})

test('a Pokémon without training has none', () => {
  expect(effortText({ effortValues: {} })).toBe('none')
  expect(effortText({ effortValues: { hp: 0 } })).toBe('none')
})

test('all but ordinary Pokémon say how they are got', () => {
  expect(ORIGINS.filter((got) => gotText({ got }) === undefined)).toEqual(['ordinary'])
  expect(gotText({ got: 'mythical or event' })).toBe('Mythical or event only')
})
