import { rankedAttacker } from '@/testing/plans/ranked'
import type { Sort } from './build-search'
import { sorted } from './sorting'

const surest = rankedAttacker(
  { species: 'Iron Hands' },
  { alone: 96, group: 90, turns: 23, faints: 0.2, lowestHp: 0 },
)
const fastest = rankedAttacker(
  { species: 'Gholdengo' },
  { alone: 60, group: 95, turns: 9, faints: 1.4, lowestHp: 0 },
)
const safest = rankedAttacker(
  { species: 'Slowking' },
  { alone: 50, group: 95, turns: 30, faints: 0, lowestHp: 40 },
)
const inGroup = rankedAttacker(
  { species: 'Azumarill' },
  { alone: 0, group: 100, turns: 5, faints: 0, lowestHp: 10 },
)
const never = rankedAttacker(
  { species: 'Magikarp' },
  { alone: 0, group: 0, turns: 0, faints: 4, lowestHp: 0 },
)
const ALL = [surest, fastest, safest, inGroup, never]

const names = (sort: Sort) => sorted(ALL, sort).map(({ build }) => build.species)

test('by the chance to win alone they stay as the file has them', () => {
  expect(sorted(ALL, 'alone')).toEqual(ALL)
})

test('in a group the surest four of a kind come first; of equals the one that wins alone more surely', () => {
  expect(names('group')).toEqual(['Azumarill', 'Gholdengo', 'Slowking', 'Iron Hands', 'Magikarp'])
})

test('the fewest turns alone come before the turns of a group, and who never wins is last', () => {
  expect(names('turns')).toEqual(['Gholdengo', 'Iron Hands', 'Slowking', 'Azumarill', 'Magikarp'])
})

test('the safest faints least, and keeps most HP', () => {
  expect(names('safest')).toEqual(['Slowking', 'Azumarill', 'Iron Hands', 'Gholdengo', 'Magikarp'])
})
