import { TYPE_NAMES } from '@/data/vocabulary'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { shippedRaidView } from '@/lib/raid-view/raid-view'
import { rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import { anchorsOf } from './anchors'
import { firstBuilds } from './first-builds'
import { NOTHING_OWNED } from './owned'
import { whatToBring } from './what-to-bring'

const raid = shippedRaidView({ tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' })
if (!raid) throw new Error('no Garchomp')

const weezing = rankedAttacker({ species: 'Weezing-Galar' })
const hands = rankedAttacker({ species: 'Iron Hands', got: 'paradox' })
const plans = {
  attackers: [weezing, ...Array.from({ length: 7 }, () => hands)],
  supports: [rankedSupport({ species: 'Weezing-Galar' }), rankedSupport()],
}
const toBring = whatToBring(
  new Map(TYPE_NAMES.map((type) => [type, plans])),
  raid,
  FOR_EVERYONE,
  NOTHING_OWNED,
)

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
