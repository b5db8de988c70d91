import { applyCorrections } from './apply-corrections'

const answer = {
  getPokemon: { key: 'seviper', types: [{ name: 'Poison' }], baseStats: { hp: 73, attack: 10 } },
}

function correction(field: string, value: string | number | { name: string }[]) {
  return { key: 'seviper', field, value, reason: 'a test', source: 'a test' }
}

test('only the corrected field changes', () => {
  const result = applyCorrections(answer, 'getPokemon', [
    correction('baseStats.attack', 100),
    correction('types', [{ name: 'Dark' }]),
  ])
  expect(result).toEqual({
    getPokemon: { key: 'seviper', types: [{ name: 'Dark' }], baseStats: { hp: 73, attack: 100 } },
  })
})

test('a missing field is not added', () => {
  const speed = [correction('baseStats.speed', 65)]
  expect(applyCorrections(answer, 'getPokemon', speed)).toEqual(answer)
  expect(applyCorrections({ getPokemon: null }, 'getPokemon', speed)).toEqual({ getPokemon: null })
  expect(applyCorrections(undefined, 'getPokemon', speed)).toBeUndefined()
})
