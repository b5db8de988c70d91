import { shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { startCreatureService } from '@/servers/creature-service/server'
import type { RunningServer } from '@/servers/site/listen'
import { fetchCreature, fetchMove } from './service'

const { signal } = new AbortController()
let service: RunningServer

beforeAll(async () => {
  service = await startCreatureService({ port: 0 })
})
afterAll(() => service.close())
afterEach(() => jest.restoreAllMocks())

test.each([
  [undefined, 'https://graphqlpokemon.favware.tech/v8'],
  ['', 'https://graphqlpokemon.favware.tech/v8'],
  ['http://localhost:4000/v8', 'http://localhost:4000/v8'],
])('a build with the address %j asks %s', async (named, asked) => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_CREATURE_SERVICE_URL: named })
  jest.resetModules()
  const { SERVICE_ADDRESS } = await import('./service')
  expect(SERVICE_ADDRESS).toBe(asked)
})

test('a fetched creature equals the shipped one, with all its moves', async () => {
  const { learned, ...garchomp } = await fetchCreature('garchomp', signal, service.url)
  const { learned: shippedLearned, ...shipped } = shippedCreatures.garchomp ?? {}
  expect(garchomp).toEqual(shipped)
  expect(learned).toMatchObject({ ...shippedLearned })
  expect(Object.keys(learned).length).toBeGreaterThan(70)
})

test('a fetched move equals the shipped one', async () => {
  await expect(fetchMove('forestscurse', signal, service.url)).resolves.toEqual(shippedMoves.forestscurse)
})

test('an unknown key is refused by the service', async () => {
  await expect(fetchCreature('agumon', signal, service.url)).rejects.toMatchObject({
    failure: { kind: 'refused' },
    message: expect.stringContaining('GetPokemon agumon: refused: '),
  })
})

test('an answer of the wrong shape is invalid', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: { getMove: { key: 'surf' } } }))
  await expect(fetchMove('surf', signal, service.url)).rejects.toMatchObject({
    failure: { kind: 'invalid' },
    message: expect.stringContaining(
      'getMove surf: getMove: name: Invalid input: expected string, received undefined',
    ),
  })
})
