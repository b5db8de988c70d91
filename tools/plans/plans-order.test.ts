import { ALL_RAIDS } from '@/planner/raids/all-raids'
import { parsePlansArgs } from './plans-order'

const WORDS = { folder: 'data/plans', threads: '2' }

test('without a raid, the order has all ordinary and all event raids', () => {
  expect(parsePlansArgs(WORDS)).toEqual({ folder: 'data/plans', threads: 2, raids: ALL_RAIDS })
  expect(ALL_RAIDS).toHaveLength(270 + 158)
})

test.each([
  [['6/Paldea/Garchomp'], ['6/paldea/garchomp']],
  [['5/paldea/indeedee-female'], ['5/paldea/indeedee-female']],
  [['7/Event/Charizard'], ['7/event/charizard']],
  [['7/Event/Charizard (2022-12)'], ['7/event/charizard-2022-12']],
  [
    ['6/Paldea/Garchomp', '6/Paldea/Blissey', '6/Paldea/Garchomp'],
    ['6/paldea/blissey', '6/paldea/garchomp'],
  ],
])('--raid %j means these raids, without duplicates', (raid, names) => {
  expect(parsePlansArgs({ ...WORDS, raid }).raids.map(({ name }) => name)).toEqual(names)
})

test('a region means its raids, and a tier the raids of its regions', () => {
  const countOf = (name: string) => parsePlansArgs({ ...WORDS, raid: [name] }).raids.length
  expect(countOf('6/Paldea')).toBe(70)
  expect(countOf('6')).toBe(70 + 28 + 27)
  expect(countOf('5/Event')).toBe(103)
  expect(countOf('7')).toBe(55)
})

test.each([
  ['an unknown boss', { raid: ['6/Paldea/Mew'] }, 'No raid is named 6/Paldea/Mew'],
  ['a Tera type too many', { raid: ['6/Paldea/Garchomp/Fairy'] }, 'No raid is named 6/Paldea/Garchomp/Fairy'],
  ['no name', { raid: [''] }, 'No raid is named '],
  ['no number', { threads: 'two' }, '--threads two is not a whole number from 1 to 256'],
  ['no thread', { threads: '0' }, '--threads 0 is not a whole number from 1 to 256'],
  ['half a thread', { threads: '1.5' }, '--threads 1.5 is not a whole number'],
])('the error names the fault: %s', (_, words, message) => {
  expect(() => parsePlansArgs({ ...WORDS, ...words })).toThrow(message)
})
