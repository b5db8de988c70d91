import { rankedAttacker } from '@/testing/plans/ranked'
import { againstMost } from './against-most'

const water = rankedAttacker({ species: 'Azumarill', teraType: 'Water' }, { alone: 50 })
const fairy = rankedAttacker({ species: 'Azumarill', teraType: 'Fairy' }, { alone: 90 })
const hands = rankedAttacker({ species: 'Iron Hands', teraType: 'Electric' })
const slowbro = rankedAttacker({ species: 'Slowbro', teraType: 'Psychic' })

test('the species in the most lists comes first, regardless of its places', () => {
  const lists = new Map([
    ['Bug', [hands, water]],
    ['Dark', [hands, water]],
    ['Dragon', [fairy]],
  ] as const)
  expect(
    againstMost(lists).map(({ usual, against }) => [
      usual.build.species,
      against.map(({ teraType }) => teraType),
    ]),
  ).toEqual([
    ['Azumarill', ['Bug', 'Dark', 'Dragon']],
    ['Iron Hands', ['Bug', 'Dark']],
  ])
})

test('among species in equally many lists, the better mean place comes first', () => {
  const lists = new Map([
    ['Bug', [slowbro, hands]],
    ['Dark', [slowbro, water, hands]],
  ] as const)
  expect(againstMost(lists).map(({ usual }) => usual.build.species)).toEqual([
    'Slowbro',
    'Iron Hands',
    'Azumarill',
  ])
})

test('a species has the build that it is listed with most often', () => {
  const lists = new Map([
    ['Bug', [fairy]],
    ['Dark', [hands, water]],
    ['Dragon', [hands, water]],
  ] as const)
  const [azumarill] = againstMost(lists)
  expect(azumarill?.usual).toBe(water)
})

test('a species with two builds in a list counts once, with its better place', () => {
  const [azumarill] = againstMost(new Map([['Bug', [fairy, water]]] as const))
  expect(azumarill?.against).toEqual([{ teraType: 'Bug', ranked: fairy }])
})
