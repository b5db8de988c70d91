import { savedBosses } from './saved-bosses'

const GARCHOMP = 'plans/6/paldea/garchomp.json'
const MEWTWO = ['plans/7/event/mewtwo.json', 'teams/7/event/mewtwo.json']

test('a boss with a file of plans and one of teams counts once', () => {
  expect(savedBosses([GARCHOMP, ...MEWTWO], [])).toEqual({ saved: 2, of: 2 })
})

test('a boss is saved once all of its files are', () => {
  expect(savedBosses([GARCHOMP, ...MEWTWO], MEWTWO)).toEqual({ saved: 1, of: 2 })
  expect(savedBosses([GARCHOMP, ...MEWTWO], MEWTWO.slice(1))).toEqual({ saved: 1, of: 2 })
  expect(savedBosses([], [])).toEqual({ saved: 0, of: 0 })
})
