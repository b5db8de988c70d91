import { machines } from '@/data/moves/machines'
import { generation9 } from './generation'
import { howLearned, learnsetOf } from './how-learned'

// Source: the learnset on each creature's page on https://bulbapedia.bulbagarden.net/wiki/
test.each([
  ['Garchomp', 'Swords Dance', { kind: 'TM', number: 88, by: 'Garchomp' }],
  ['Garchomp', 'Dragon Rush', { kind: 'level', number: 82, by: 'Garchomp' }],
  ['Tinkaton', 'Gigaton Hammer', { kind: 'evolution', number: 0, by: 'Tinkaton' }],
  ['Azumarill', 'Belly Drum', { kind: 'egg', number: 0, by: 'Azurill' }],
  ['Rotom-Wash', 'Hydro Pump', { kind: 'form', number: 0, by: 'Rotom-Wash' }],
  ['Rotom-Wash', 'Thunderbolt', { kind: 'TM', number: 126, by: 'Rotom' }],
  ['Pikachu', 'Fly', { kind: 'event', number: 0, by: 'Pikachu' }],
])('%s learns %s: %j', async (creature, move, method) => {
  expect(await howLearned(creature, move)).toEqual(method)
})

test.each([
  ['Garchomp', 'Aqua Tail', 'it was taught only before Scarlet and Violet'],
  ['Meowscarada', 'Hyper Fang', 'it never learns it'],
  ['Nobody', 'Tackle', 'no Pokémon has that name'],
])('%s does not learn %s: %s', async (creature, move) => {
  expect(await howLearned(creature, move)).toBeUndefined()
})

test('a TM of @pkmn/dex that the games lack doesn’t count: Golurk learns Mega Punch at level 32', async () => {
  expect(await howLearned('Golurk', 'Mega Punch')).toEqual({ kind: 'level', number: 32, by: 'Golurk' })
})

test('the games have 229 TMs, and some Pokémon learns each of them', async () => {
  const learnsets = await Promise.all([...generation9.species].map(({ name }) => learnsetOf(name)))
  const methods = learnsets.flatMap((learnset) => [...learnset.values()])
  const numbers = new Set(methods.flatMap((method) => (method.kind === 'TM' ? method.number : [])))
  expect(machines).toHaveLength(229)
  expect(numbers.size).toBe(229)
})

test('every creature learns the moves that @pkmn/data calls learnable in Paldea', async () => {
  for (const { name } of [...generation9.species].filter(({ battleOnly }) => !battleOnly)) {
    const learnable = await generation9.learnsets.learnable(name, 'Paldea')
    const learned = [...(await learnsetOf(name)).keys()].sort()
    expect([name, learned]).toEqual([name, Object.keys(learnable ?? {}).sort()])
  }
})
