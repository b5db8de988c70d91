import { GET_POKEMON } from '@/lib/service/documents'
import type { RunningServer } from '@/servers/site/listen'
import { startCreatureService, startServiceNear } from './server'

let service: RunningServer

beforeAll(async () => {
  service = await startCreatureService({ port: 0 })
})
afterAll(() => service.close())

function post(query: string, variables = {}, headers = {}) {
  return fetch(service.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
}

async function errorOf(query: string) {
  const { errors } = await (await post(query)).json()
  return errors[0].message
}

test('responds at the path of version 8', () => {
  expect(service.url).toMatch(/^http:\/\/localhost:\d+\/v8$/)
})

test('is open to pages of other origins, without credentials', async () => {
  const { headers } = await post('{ __typename }', {}, { Origin: 'https://fan.example' })
  expect(['*', 'https://fan.example']).toContain(headers.get('access-control-allow-origin'))
  expect(headers.get('access-control-allow-credentials')).toBeNull()
})

test('compresses for a client that accepts gzip', async () => {
  const response = await post(GET_POKEMON, { pokemon: 'garchomp' }, { 'Accept-Encoding': 'gzip' })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  await expect(response.json()).resolves.toMatchObject({ data: { getPokemon: { key: 'garchomp' } } })
})

test('does not compress for other clients', async () => {
  const response = await post('{ __typename }', {}, { 'Accept-Encoding': 'identity' })
  expect(response.headers.get('content-encoding')).toBeNull()
})

test('reports unsupported fields and unknown species', async () => {
  await expect(errorOf('{ getItem(item: leftovers) { key } }')).resolves.toBe(
    'Query.getItem is not served by the local Pokémon API.',
  )
  await expect(errorOf('{ getPokemon(pokemon: garchomp) { sprite } }')).resolves.toBe(
    'Pokemon.sprite is not served by the local Pokémon API.',
  )
  await expect(errorOf('{ getPokemon(pokemon: arceuslegend) { key } }')).resolves.toBe(
    'The local Pokémon API has no creature arceuslegend.',
  )
})

test('a taken port is an error', async () => {
  const port = Number(new URL(service.url).port)
  await expect(startCreatureService({ port })).rejects.toThrow(`port ${port} is taken`)
})

const QUESTION = '{"query":"{ getPokemon(pokemon: garchomp) { num } }"}'

async function ask(url: string) {
  const headers = { 'Content-Type': 'application/json' }
  return (await fetch(url, { method: 'POST', headers, body: QUESTION })).json()
}

test('if the port is taken, the API uses another port and reports it', async () => {
  const first = await startServiceNear(0)
  const port = Number(new URL(first.url).port)
  const second = await startServiceNear(port)
  expect(new URL(second.url).port).not.toBe(String(port))
  for (const { url } of [first, second]) {
    await expect(ask(url)).resolves.toEqual({ data: { getPokemon: { num: 445 } } })
  }
  await Promise.all([first.close(), second.close()])
  const again = await startServiceNear(port)
  expect(again.url).toBe(first.url)
  await again.close()
})

test('an impossible port is refused', async () => {
  await expect(startServiceNear(65_536)).rejects.toThrow('65536')
})
