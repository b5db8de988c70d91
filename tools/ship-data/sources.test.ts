import { knownErrors } from '@/servers/creature-service/known-errors'
import { createCreatureSchema } from '@/servers/creature-service/schema'
import { localSource, namedService, withoutGaps } from './sources'

test('Excadrill, which the service cannot answer, comes from another source, and no other creature does', async () => {
  const real = localSource(createCreatureSchema(knownErrors))
  const asked: string[] = []
  const other = {
    ...localSource(),
    creature(key: string) {
      asked.push(key)
      return localSource().creature(key)
    },
  }
  const source = withoutGaps(real, other)
  await expect(source.creature('excadrill')).resolves.toMatchObject({ key: 'excadrill' })
  await expect(source.creature('garchomp')).resolves.toMatchObject({ key: 'garchomp' })
  expect(asked).toEqual(['excadrill'])
})

test('a service is named by its address', () => {
  expect(namedService('https://service.example/v8')).toBe('https://service.example/v8')
  expect(namedService('http://localhost:4000/v8')).toBe('http://localhost:4000/v8')
})

test('without an address no service is named', () => {
  expect(namedService(undefined)).toBeUndefined()
})

test.each(['', 'service.example', 'localhost:4000', 'file:///v8'])('%j is no address of a service', (url) => {
  expect(() => namedService(url)).toThrow(`--url ${url}: not an address`)
})
