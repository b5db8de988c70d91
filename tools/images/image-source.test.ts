import { createServer, type ServerResponse } from 'node:http'
import sharp from 'sharp'
import { listen, type RunningServer } from '@/servers/site/listen'
import { ImageSource, imageAddress, SHOWDOWN } from './image-source'

jest.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }))

const GARCHOMP = { form: 'Garchomp', shiny: false }
const drawPng = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: 'teal' } })
    .png()
    .toBuffer()

let good: Buffer
let tiny: Buffer
let server: RunningServer
let requests: string[]

const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  good: (response) => send(response, 200, good),
  'good at last': (response) => send(response, requests.length < 3 ? 500 : 200, good),
  absent: (response) => send(response, 404, 'Not found'),
  forbidden: (response) => send(response, 403, 'Forbidden'),
  broken: (response) => send(response, 500, 'Internal Server Error'),
  busy: (response) => send(response, 429, 'Too many requests'),
  'a page': (response) => send(response, 200, '<!doctype html><title>Log in to this network</title>'),
  nothing: (response) => send(response, 200, ''),
  truncated: (response) => send(response, 200, good.subarray(0, good.length / 2)),
  'cut off': (response) => {
    response.writeHead(200, { 'content-length': good.length }).write(good.subarray(0, 40))
    setTimeout(() => response.destroy(), 20)
  },
  tiny: (response) => send(response, 200, tiny),
  huge: (response) => send(response, 200, Buffer.concat([good, Buffer.alloc(2_000_000)])),
  silent: () => undefined,
}

beforeAll(async () => {
  ;[good, tiny] = await Promise.all([drawPng(96, 96), drawPng(8, 8)])
  const listener = createServer((request, response) => {
    requests.push(request.url ?? '')
    const [, answer = ''] = decodeURI(request.url ?? '').split('/')
    ANSWERS[answer]?.(response)
  })
  server = await listen(listener, 0)
})

beforeEach(() => {
  requests = []
})

afterAll(() => server.close())

const sourceThatIs = (answer: string) => new ImageSource(`${server.url}/${answer}`)

test('an image comes unchanged from the address of its form', async () => {
  expect(await sourceThatIs('good').supply({ form: 'Ninetales-Alola', shiny: true })).toEqual(good)
  expect(requests).toEqual(['/good/sprites/dex-shiny/ninetales-alola.png'])
})

test('a temporary failure is retried', async () => {
  expect(await sourceThatIs('good at last').supply(GARCHOMP)).toEqual(good)
  expect(requests).toHaveLength(3)
})

test.each([
  ['broken', 'status 500'],
  ['busy', 'status 429'],
  ['truncated', /end of|truncated|libpng|corrupt|exhausted/i],
  ['cut off', /terminated|closed|aborted/],
])('a source that is %s is asked three times, and the problem is reported', async (answer, reason) => {
  await expect(sourceThatIs(answer).supply(GARCHOMP)).rejects.toThrow(reason)
  expect(requests).toHaveLength(3)
})

test.each([
  ['absent', 'status 404'],
  ['forbidden', 'status 403'],
  ['a page', 'not a PNG'],
  ['nothing', 'not a PNG'],
  ['tiny', '8x8 pixels'],
  ['huge', 'larger than 2 MB'],
])('a response that is %s is not retried', async (answer, reason) => {
  await expect(sourceThatIs(answer).supply(GARCHOMP)).rejects.toThrow(reason)
  expect(requests).toHaveLength(1)
})

test('a silent source times out', async () => {
  const timeout = AbortSignal.timeout
  const impatience = jest
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => timeout.call(AbortSignal, 30))
  await expect(sourceThatIs('silent').supply(GARCHOMP)).rejects.toThrow('timeout')
  impatience.mockRestore()
})

describe('giving up', () => {
  const supplyMany = (source: ImageSource, count: number) =>
    Promise.allSettled(Array.from({ length: count }, () => source.supply(GARCHOMP)))

  test.each(['broken', 'a page', 'cut off'])('follows four failures in a row: %s', async (answer) => {
    const source = sourceThatIs(answer)
    await supplyMany(source, 4)
    expect(source.isGivenUp).toBe(true)
    requests = []
    expect(await source.supply(GARCHOMP)).toBeUndefined()
    expect(requests).toEqual([])
  })

  test('follows immediately if nothing responds', async () => {
    const closed = await listen(createServer(), 0)
    await closed.close()
    const source = new ImageSource(closed.url)
    const outcomes = await supplyMany(source, 4)
    expect(source.isGivenUp).toBe(true)
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && String(outcome.reason))).toContainEqual(
      expect.stringContaining('ECONNREFUSED'),
    )
  })

  test('follows from a text that is not an address', async () => {
    const source = new ImageSource('mirror.example')
    await expect(source.supply(GARCHOMP)).rejects.toThrow('"mirror.example" is not a web address')
    await supplyMany(source, 3)
    expect(source.isGivenUp).toBe(true)
  })

  test('does not follow from missing images', async () => {
    const source = sourceThatIs('absent')
    await supplyMany(source, 8)
    expect(source.isGivenUp).toBe(false)
  })

  test('does not follow from failures with an image between them', async () => {
    const source = sourceThatIs('good at last')
    await source.supply(GARCHOMP)
    requests = []
    await source.supply(GARCHOMP)
    expect(source.isGivenUp).toBe(false)
  })
})

function send(response: ServerResponse, status: number, body: string | Buffer) {
  response.writeHead(status, { 'content-type': 'image/png' }).end(body)
}

const address = (form: string, shiny = false, source = SHOWDOWN) => imageAddress(source, { form, shiny })

test('is that of the largest still image of a form on Pokémon Showdown', () => {
  expect(address('Garchomp')).toBe('https://play.pokemonshowdown.com/sprites/dex/garchomp.png')
  expect(address('Kingambit')).toBe('https://play.pokemonshowdown.com/sprites/gen5/kingambit.png')
})

test.each([
  ['Toxtricity-Low-Key', 'gen5/toxtricity-lowkey.png'],
  ['Indeedee-F', 'gen5/indeedee-f.png'],
  ['Tauros-Paldea-Blaze', 'gen5/tauros-paldeablaze.png'],
  ['Ninetales-Alola', 'dex/ninetales-alola.png'],
  ['Slowbro-Galar', 'gen5/slowbro-galar.png'],
  ['Lycanroc-Dusk', 'dex/lycanroc-dusk.png'],
  ['Maushold-Four', 'gen5/maushold-four.png'],
  ['Sinistcha-Masterpiece', 'gen5/sinistcha-masterpiece.png'],
  ['Tatsugiri-Droopy', 'gen5/tatsugiri-droopy.png'],
  ['Basculegion-F', 'gen5/basculegion-f.png'],
])('%s is %s', (form, path) => {
  expect(address(form)).toBe(`${SHOWDOWN}/sprites/${path}`)
})

test('shiny images have their own folder', () => {
  expect(address('Garchomp', true)).toBe(`${SHOWDOWN}/sprites/dex-shiny/garchomp.png`)
})

test.each([
  ['http://localhost:8080', 'http://localhost:8080/sprites/dex/garchomp.png'],
  ['https://mirror.example/showdown/', 'https://mirror.example/showdown/sprites/dex/garchomp.png'],
])('another source is %s', (source, expected) => {
  expect(address('Garchomp', false, source)).toBe(expected)
})

test.each(['', 'mirror.example', 'ftp://mirror.example', 'file:///images'])('%j is not a source', (text) => {
  expect(() => address('Garchomp', false, text)).toThrow(`"${text}" is not a web address`)
})
