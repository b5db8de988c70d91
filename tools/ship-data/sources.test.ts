import { knownErrors } from '@/servers/creature-service/known-errors'
import { createCreatureSchema } from '@/servers/creature-service/schema'
import { localSource, namedService, withoutGaps } from './sources'

test('only Excadrill, which the API lacks, comes from another source', async () => {
  const real = localSource(createCreatureSchema(knownErrors))
  const requests: string[] = []
  const fallback = {
    ...localSource(),
    creature(key: string) {
      requests.push(key)
      return localSource().creature(key)
    },
  }
  const source = withoutGaps(real, fallback)
  await expect(source.creature('excadrill')).resolves.toMatchObject({ key: 'excadrill' })
  await expect(source.creature('garchomp')).resolves.toMatchObject({ key: 'garchomp' })
  expect(requests).toEqual(['excadrill'])
})

test('the option names an API by its address', () => {
  expect(namedService('https://service.example/v8')).toBe('https://service.example/v8')
  expect(namedService('http://localhost:4000/v8')).toBe('http://localhost:4000/v8')
})

test('without an address there is no API', () => {
  expect(namedService(undefined)).toBeUndefined()
})

test.each(['', 'service.example', 'localhost:4000', 'file:///v8'])(
  '%j is not the address of an API',
  (url) => {
    expect(() => namedService(url)).toThrow(`--url ${url}: not an address`)
  },
)
