import { rankedAttacker } from '@/testing/plans/ranked'
import { EASY_TO_GET, filtered } from './filters'
import { NOTHING_OWNED } from './owned'

const azumarill = rankedAttacker({ species: 'Azumarill', got: 'ordinary' })
const moon = rankedAttacker({ species: 'Roaring Moon', got: 'paradox' })
const miraidon = rankedAttacker({ species: 'Miraidon', got: 'one a save' })
const mew = rankedAttacker({ species: 'Mew', got: 'mythical or event' })
const ALL = [mew, azumarill, miraidon, moon]

const filters = { legendaries: true, mythicals: true }

test('at first ordinary and paradox Pokémon are listed', () => {
  expect(filtered(ALL, EASY_TO_GET, NOTHING_OWNED)).toEqual([azumarill, moon])
})

test('legendaries and mythicals are a filter away each, and keep their places', () => {
  expect(filtered(ALL, { ...EASY_TO_GET, legendaries: true }, NOTHING_OWNED)).toEqual([
    azumarill,
    miraidon,
    moon,
  ])
  expect(filtered(ALL, { ...EASY_TO_GET, mythicals: true }, NOTHING_OWNED)).toEqual([mew, azumarill, moon])
  expect(filtered(ALL, filters, NOTHING_OWNED)).toEqual(ALL)
})

test('where others are hidden only those that the visitor owns are listed', () => {
  const creatures = new Set(['Mew', 'Roaring Moon'])
  expect(filtered(ALL, filters, { creatures, hidesOthers: true })).toEqual([mew, moon])
  expect(filtered(ALL, EASY_TO_GET, { creatures, hidesOthers: true })).toEqual([moon])
  expect(filtered(ALL, filters, { creatures, hidesOthers: false })).toEqual(ALL)
})
