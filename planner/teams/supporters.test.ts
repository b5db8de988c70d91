import { illegality } from '@/planner/testing/legality'
import { raidOf } from '@/planner/testing/named'
import { curatedSupporters, holding, trained } from './supporters'

const POOL = curatedSupporters()

test('every curated support is legal with any training', async () => {
  const illegal: string[] = []
  for (const supporter of POOL)
    for (const physicalShare of [0, 1]) {
      const problems = await illegality(trained(supporter, { physicalShare }).build)
      if (problems.length > 0) illegal.push(`${supporter.build.species}: ${problems.join(', ')}`)
    }
  expect(illegal).toEqual([])
})

test('no support appears twice', () => {
  const told = POOL.map(({ build }) =>
    JSON.stringify([build.species, build.ability, build.item, build.moves]),
  )
  expect(new Set(told).size).toBe(told.length)
})

test('legendary supports are rare, paradox ones aren’t', () => {
  const isRare = (species: string) => POOL.find(({ build }) => build.species === species)?.isRare
  expect([isRare('Koraidon'), isRare('Chi-Yu'), isRare('Scream Tail'), isRare('Umbreon')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a holder of Zoom Lens is slow, so that it acts after the boss and Screech hits', () => {
  const [screeching] = POOL.filter(({ build }) => build.item === 'Zoom Lens')
  if (!screeching) throw new Error('Nobody holds Zoom Lens')
  expect(trained(screeching, { physicalShare: 1 }).build.nature).toBe('Relaxed')
  expect(trained(screeching, { physicalShare: 0 }).build.nature).toBe('Sassy')
})

test('a support trains Defense against physical Dragonite and Sp. Def against special Charizard', () => {
  const [any] = POOL
  if (!any) throw new Error('The pool is empty')
  expect(trained(any, raidOf('7', 'Dragonite', 'Normal')).build.effortValues).toMatchObject({ def: 252 })
  expect(trained(any, raidOf('7', 'Charizard', 'Dragon')).build.effortValues).toMatchObject({ spd: 252 })
})

test('a support without Zoom Lens is no longer slow, and others keep their nature', () => {
  const [screeching] = POOL.filter(({ build }) => build.item === 'Zoom Lens')
  const [other] = POOL.filter(({ build }) => build.item === 'Covert Cloak')
  if (!screeching || !other) throw new Error('The pool lacks one')
  const nature = (one: typeof other, physicalShare: number) =>
    holding(trained(one, { physicalShare }), 'Mental Herb').build.nature
  expect([nature(screeching, 1), nature(screeching, 0), nature(other, 1)]).toEqual(['Bold', 'Calm', 'Bold'])
})
