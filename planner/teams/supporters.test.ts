import { illegality } from '@/planner/testing/legality'
import { raidOf } from '@/planner/testing/named'
import { curatedSupporters, trainSupporter, withItem } from './supporters'

const POOL = curatedSupporters()

test('every curated support is legal with any training', async () => {
  const illegal: string[] = []
  for (const supporter of POOL)
    for (const physicalShare of [0, 1]) {
      const problems = await illegality(trainSupporter(supporter, { physicalShare }).build)
      if (problems.length > 0) illegal.push(`${supporter.build.species}: ${problems.join(', ')}`)
    }
  expect(illegal).toEqual([])
})

test('no support appears twice', () => {
  const texts = POOL.map(({ build }) =>
    JSON.stringify([build.species, build.ability, build.item, build.moves]),
  )
  expect(new Set(texts).size).toBe(texts.length)
})

test('legendary supports are rare, paradox supports aren’t', () => {
  const isRare = (species: string) => POOL.find(({ build }) => build.species === species)?.isRare
  expect([isRare('Koraidon'), isRare('Chi-Yu'), isRare('Scream Tail'), isRare('Umbreon')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a holder of Zoom Lens is slow, so that it acts after the boss and Screech hits', () => {
  const [holder] = POOL.filter(({ build }) => build.item === 'Zoom Lens')
  if (!holder) throw new Error('No support holds Zoom Lens')
  expect(trainSupporter(holder, { physicalShare: 1 }).build.nature).toBe('Relaxed')
  expect(trainSupporter(holder, { physicalShare: 0 }).build.nature).toBe('Sassy')
})

test('a support trains Defense against physical Dragonite and Sp. Def against special Charizard', () => {
  const [first] = POOL
  if (!first) throw new Error('The pool is empty')
  expect(trainSupporter(first, raidOf('7', 'Dragonite', 'Normal')).build.effortValues).toMatchObject({
    def: 252,
  })
  expect(trainSupporter(first, raidOf('7', 'Charizard', 'Dragon')).build.effortValues).toMatchObject({
    spd: 252,
  })
})

test('a slow support changes its nature when it gives up Zoom Lens', () => {
  const [lensHolder] = POOL.filter(({ build }) => build.item === 'Zoom Lens')
  const [cloakHolder] = POOL.filter(({ build }) => build.item === 'Covert Cloak')
  if (!lensHolder || !cloakHolder) throw new Error('The pool lacks a support')
  const nature = (support: typeof cloakHolder, physicalShare: number) =>
    withItem(trainSupporter(support, { physicalShare }), 'Mental Herb').build.nature
  expect([nature(lensHolder, 1), nature(lensHolder, 0), nature(cloakHolder, 1)]).toEqual([
    'Bold',
    'Calm',
    'Bold',
  ])
})
