import { fetchAnswer, MAX_ANSWER_BYTES } from './fetch-answer'

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

test('a text that comes in pieces is read as one', async () => {
  const [first, second] = [Buffer.from('Flabé').subarray(0, 5), Buffer.from('Flabébé').subarray(5)]
  serviceAnswers(new Response(streamOf(first, second)))
  await expect((await fetchAnswer(ADDRESS)).text()).resolves.toBe('Flabébé')
})

test('an answer of 2 MB is read', async () => {
  serviceAnswers(new Response(streamOf(Buffer.alloc(MAX_ANSWER_BYTES))))
  expect((await (await fetchAnswer(ADDRESS)).arrayBuffer()).byteLength).toBe(MAX_ANSWER_BYTES)
})

test('a longer one is given up where that shows', async () => {
  const cancel = jest.fn()
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(Buffer.alloc(100_000)), cancel })
  serviceAnswers(new Response(endless))
  await expect(fetchAnswer(ADDRESS)).rejects.toThrow('longer than 2000000 bytes')
  expect(cancel).toHaveBeenCalledTimes(1)
})

test.each([301, 302, 303, 307, 308])('a redirect by status %i is not followed', async (status) => {
  const fetch = serviceAnswers(new Response(null, { status, headers: { Location: 'https://other.example' } }))
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
