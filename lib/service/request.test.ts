import { GET_MOVE } from './documents'
import type { Failure } from './failure'
import { fetchAnswer, MAX_ANSWER_BYTES, requestData, retryAfterSeconds } from './request'

const ADDRESS = 'https://service.example/v8'
const call = { name: 'getMove surf', document: GET_MOVE, variables: { move: 'surf' } }

function request(signal = new AbortController().signal) {
  return requestData(call, signal, ADDRESS)
}

function serviceAnswers(body: string, init?: ResponseInit) {
  const headers = { 'Content-Type': 'application/json', ...init?.headers }
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { ...init, headers }))
}

function serviceNeverAnswers() {
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        const { signal } = init ?? {}
        if (signal?.aborted) reject(signal.reason)
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  )
}

afterEach(() => jest.restoreAllMocks())

test('returns the data of the answer', async () => {
  serviceAnswers('{"data":{"getMove":{"key":"surf"}}}')
  await expect(request()).resolves.toEqual({ getMove: { key: 'surf' } })
})

test('posts operation name, variables and query, without credentials or headers that name the client', async () => {
  const fetch = serviceAnswers('{"data":{}}')
  await request()
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(String(address)).toBe(ADDRESS)
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit' })
  expect(JSON.parse(String(init?.body))).toEqual({
    operationName: 'getMove',
    variables: { move: 'surf' },
    query: GET_MOVE,
  })
  expect([...new Headers(init?.headers).keys()]).toEqual(['accept', 'content-type'])
})

test.each<[string, string, ResponseInit, Failure, string]>([
  [
    'a GraphQL error',
    '{"data":null,"errors":[{"message":"No such move"}]}',
    { status: 200 },
    { kind: 'refused' },
    'refused: No such move',
  ],
  [
    'a GraphQL error beside data',
    '{"data":{"getMove":{"key":"surf"}},"errors":[{"message":"No such move"}]}',
    { status: 200 },
    { kind: 'refused' },
    'refused: No such move',
  ],
  [
    'a GraphQL error without a reason',
    '{"errors":[{}]}',
    { status: 200 },
    { kind: 'refused' },
    'refused: without a reason',
  ],
  [
    'a GraphQL error with status 400',
    '{"errors":[{"message":"Bad enum"}]}',
    { status: 400 },
    { kind: 'refused' },
    'refused: Bad enum',
  ],
  [
    'a GraphQL error with status 500',
    '{"errors":[{"message":"Broken"}]}',
    { status: 500 },
    { kind: 'status', status: 500 },
    'status 500',
  ],
  [
    'too many requests',
    '{}',
    { status: 429, headers: { 'Retry-After': '7' } },
    { kind: 'status', status: 429, retryAfter: 7 },
    'status 429',
  ],
  ['not found', '', { status: 404 }, { kind: 'status', status: 404 }, 'status 404'],
  ['nothing', '', { status: 200 }, { kind: 'invalid' }, 'not a GraphQL answer: '],
  ['half an answer', '{"data":', { status: 200 }, { kind: 'invalid' }, 'not a GraphQL answer: '],
  [
    'a page of a hotel',
    '<h1>Welcome</h1>',
    { status: 200, headers: { 'Content-Type': 'text/html' } },
    { kind: 'invalid' },
    'not a GraphQL answer: ',
  ],
  [
    'a redirect',
    '',
    { status: 301, headers: { Location: 'https://other.example' } },
    { kind: 'invalid' },
    'not a GraphQL answer: a redirect',
  ],
  [
    'an answer that is too long',
    `{"data":"${'a'.repeat(MAX_ANSWER_BYTES)}"}`,
    { status: 200 },
    { kind: 'invalid' },
    'not a GraphQL answer: longer than 2000000 bytes',
  ],
])('%s fails with its kind', async (_case, body, init, failure, message) => {
  serviceAnswers(body, init)
  await expect(request()).rejects.toMatchObject({
    name: 'ServiceError',
    failure,
    message: expect.stringContaining(`getMove surf: ${message}`),
    cause: expect.anything(),
  })
})

test.each([
  ['a page', `<p>Welcome</p>\n${'a'.repeat(5000)}`, 'text/html'],
  ['a long error', `{"errors":[{"message":"${'a'.repeat(5000)}"}]}`, 'application/json'],
])('%s is quoted briefly', async (_case, body, type) => {
  serviceAnswers(body, { headers: { 'Content-Type': type } })
  const error = await request().catch((thrown: Error) => thrown)
  expect(error).toMatchObject({ message: expect.stringMatching(/^getMove surf: .{20,250}$/) })
})

test('an unreachable service is a network failure', async () => {
  await expect(
    requestData(call, new AbortController().signal, 'http://localhost:1/v8'),
  ).rejects.toMatchObject({ failure: { kind: 'network' } })
})

test('no answer after five seconds is a time-out', async () => {
  const timeout = jest
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))
  serviceNeverAnswers()
  await expect(request()).rejects.toMatchObject({
    failure: { kind: 'time-out' },
    message: 'getMove surf: no answer after 5 s',
  })
  expect(timeout).toHaveBeenCalledWith(5000)
})

test('an aborted call rejects with the reason of the signal', async () => {
  serviceNeverAnswers()
  const controller = new AbortController()
  const answer = request(controller.signal)
  const reason = new Error('another boss was chosen')
  controller.abort(reason)
  await expect(answer).rejects.toBe(reason)
})

beforeEach(() => jest.useFakeTimers({ now: Date.parse('Fri, 20 Nov 2026 12:00:00 GMT') }))
afterEach(() => jest.useRealTimers())

test.each([
  ['7', 7],
  ['0', 0],
  ['Fri, 20 Nov 2026 12:00:30 GMT', 30],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('%j is %j seconds', (header, seconds) => {
  expect(retryAfterSeconds(header)).toBe(seconds)
})

describe('the answer as it is read', () => {
  const ADDRESS = 'https://service.example/v8'

  function serviceAnswers(response: Response) {
    return jest.spyOn(globalThis, 'fetch').mockResolvedValue(response)
  }

  afterEach(() => jest.restoreAllMocks())

  test('an answer keeps its status and its headers', async () => {
    serviceAnswers(new Response('Not now', { status: 429, headers: { 'Retry-After': '7' } }))
    const answer = await fetchAnswer(ADDRESS)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '7'])
    await expect(answer.text()).resolves.toBe('Not now')
  })

  test('an answer may have no body', async () => {
    serviceAnswers(new Response(null, { status: 204 }))
    await expect(fetchAnswer(ADDRESS)).resolves.toMatchObject({ status: 204, body: null })
  })

  test('a text in several chunks is read as one', async () => {
    const [first, second] = [Buffer.from('Flabé').subarray(0, 5), Buffer.from('Flabébé').subarray(5)]
    serviceAnswers(new Response(streamOf(first, second)))
    await expect((await fetchAnswer(ADDRESS)).text()).resolves.toBe('Flabébé')
  })

  test('an answer of 2 MB is read', async () => {
    serviceAnswers(new Response(streamOf(Buffer.alloc(MAX_ANSWER_BYTES))))
    expect((await (await fetchAnswer(ADDRESS)).arrayBuffer()).byteLength).toBe(MAX_ANSWER_BYTES)
  })

  test('a longer answer is canceled as soon as it exceeds the limit', async () => {
    const cancel = jest.fn()
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(Buffer.alloc(100_000)), cancel })
    serviceAnswers(new Response(endless))
    await expect(fetchAnswer(ADDRESS)).rejects.toThrow('longer than 2000000 bytes')
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  test.each([301, 302, 303, 307, 308])('a redirect by status %i is not followed', async (status) => {
    const fetch = serviceAnswers(
      new Response(null, { status, headers: { Location: 'https://other.example' } }),
    )
    await expect(fetchAnswer(ADDRESS, { method: 'POST' })).rejects.toThrow('a redirect')
    expect(fetch).toHaveBeenCalledWith(ADDRESS, { method: 'POST', redirect: 'manual' })
  })

  function streamOf(...chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
    return new ReadableStream({
      start(stream) {
        for (const chunk of chunks) stream.enqueue(chunk)
        stream.close()
      },
    })
  }
})
