import { comparableName, namePlace } from './name-place'

test.each([
  ['Garchomp', 'gar', 0],
  ['Tauros (Fire)', 'fire', 1],
  ['Garchomp', 'chomp', 2],
  ['Porygon-Z', 'porygon z', 0],
  ['Porygon-Z', 'porygonz', 2],
  ['Kommo-o', 'kommoo', 2],
  ['Flabébé', 'flabebe', 0],
  ["Farfetch'd", 'farfetch’d', 0],
  ['Garchomp', '', 0],
  ['Garchomp', 'garchomps', Number.POSITIVE_INFINITY],
])('%s has %j at place %d', (name, typed, place) => {
  expect(namePlace(name, comparableName(typed))).toBe(place)
})
