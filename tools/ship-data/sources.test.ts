import { knownErrors } from '@/servers/creature-service/known-errors'
import { createCreatureSchema } from '@/servers/creature-service/schema'
import { localSource, withoutGaps } from './sources'

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
