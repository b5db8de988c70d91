import { toFairyGarchomp } from '@/testing/plans/advised'
import { rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import { firstBuilds } from './first-builds'

const NAMES = Array.from({ length: 8 }, (_, place) => `Pokémon ${place}`)

test('what a page has are the first six attackers and the best support, and how many there are', () => {
  const { attackers, supports } = firstBuilds(
    toFairyGarchomp({
      attackers: NAMES.map((species) => rankedAttacker({ species })),
      supports: NAMES.map((species) => rankedSupport({ species })),
    }),
  )
  expect(attackers.builds.map(({ name }) => name)).toEqual(NAMES.slice(0, 6))
  expect(supports.builds.map(({ name }) => name)).toEqual(NAMES.slice(0, 1))
  expect([attackers.count, supports.count]).toEqual([8, 8])
})
