import { toFairyGarchomp } from '@/testing/plans/advised'
import { rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import { anchorsOf } from './anchors'
import { firstBuilds } from './first-builds'

const weezing = rankedAttacker({ species: 'Weezing-Galar' })
const hands = rankedAttacker({ species: 'Iron Hands', got: 'paradox' })
const toBring = toFairyGarchomp({
  attackers: [weezing, ...Array.from({ length: 7 }, () => hands)],
  supports: [rankedSupport({ species: 'Weezing-Galar' }), rankedSupport()],
})

test('each build has an anchor of its own, also a Pokémon that is listed twice', () => {
  const { attackers, supports } = anchorsOf(toBring)
  expect(attackers.slice(0, 3)).toEqual(['galarian-weezing', 'iron-hands', 'iron-hands-2'])
  expect(supports).toEqual(['galarian-weezing-support', 'grimmsnarl-support'])
  expect(new Set([...attackers, ...supports]).size).toBe(10)
})

test('the first builds of a page have the anchors of the whole lists', () => {
  const { attackers, supports } = anchorsOf(firstBuilds(toBring))
  expect(attackers).toEqual(anchorsOf(toBring).attackers.slice(0, 6))
  expect(supports).toEqual(anchorsOf(toBring).supports.slice(0, 1))
})
