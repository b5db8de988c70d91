import { startServiceNear } from './start-service-near'

const QUESTION = '{"query":"{ getPokemon(pokemon: garchomp) { num } }"}'

async function ask(url: string) {
  const headers = { 'Content-Type': 'application/json' }
  return (await fetch(url, { method: 'POST', headers, body: QUESTION })).json()
}

test('where the port is taken, the service answers on another, and says on which', async () => {
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

test('a port that is none is refused', async () => {
  await expect(startServiceNear(65_536)).rejects.toThrow('65536')
})
