import { ORIGINS } from '@/data/vocabulary'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { firstToBring } from '@/lib/bring/to-bring'
import { bring } from '@/lib/words/en/bring'
import { builds } from '@/lib/words/en/builds'
import { toFairyGarchomp } from '@/testing/plans/advised'
import { listedBuild, rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import { knownTeam } from '@/testing/plans/teams'

const weezing = rankedAttacker({ species: 'Weezing-Galar' })
const hands = rankedAttacker({ species: 'Iron Hands', origin: 'paradox' })
const toBring = toFairyGarchomp({
  attackers: [weezing, ...Array.from({ length: 7 }, () => hands)],
  supports: [rankedSupport({ species: 'Weezing-Galar' }), rankedSupport()],
})

function anchorsOf({ attackers, supports }: typeof toBring) {
  return {
    attackers: attackers.builds.map(({ anchor }) => anchor),
    supports: supports.builds.map(({ anchor }) => anchor),
  }
}

test('each build has its own anchor, even if a Pokémon has two builds', () => {
  const { attackers, supports } = anchorsOf(toBring)
  expect(attackers.slice(0, 3)).toEqual(['galarian-weezing', 'iron-hands', 'iron-hands-2'])
  expect(supports).toEqual(['galarian-weezing-support', 'grimmsnarl-support'])
  expect(new Set([...attackers, ...supports]).size).toBe(10)
})

test('the first builds in a page have the same anchors as in the full lists', () => {
  const { attackers, supports } = anchorsOf(firstToBring(toBring))
  expect(attackers).toEqual(anchorsOf(toBring).attackers.slice(0, 6))
  expect(supports).toEqual(anchorsOf(toBring).supports.slice(0, 1))
})

test('a page has the first attackers, the best support, and the total counts', () => {
  const NAMES = Array.from({ length: 8 }, (_, index) => `Pokémon ${index}`)
  const { attackers, supports } = firstToBring(
    toFairyGarchomp({
      attackers: NAMES.map((species) => rankedAttacker({ species })),
      supports: NAMES.map((species) => rankedSupport({ species })),
    }),
  )
  expect(attackers.builds.map(({ name }) => name)).toEqual(NAMES.slice(0, 6))
  expect(supports.builds.map(({ name }) => name)).toEqual(NAMES.slice(0, 1))
  expect([attackers.count, supports.count]).toEqual([8, 8])
})

test('a page with teams has the first team, the heads of all teams, and no support', () => {
  const safe = knownTeam({ aim: 'safe', opening: [], chance: 100, turns: 9 })
  const { supports, teams } = firstToBring(
    toFairyGarchomp({ supports: [rankedSupport()] }, FOR_EVERYONE, [knownTeam(), safe]),
  )
  expect(supports).toEqual({ count: 1, builds: [] })
  expect(teams?.teams.map(({ title }) => title)).toEqual(['Fastest team'])
  expect(teams?.heads.map(({ title }) => title)).toEqual(['Fastest team', 'Safest team'])
})

test('effort values are in the games’ order of stats', () => {
  expect(builds.effortValues({ effortValues: { spd: 4, atk: 252, hp: 252 } })).toBe(
    '252 HP, 252 Attack, 4 Sp. Def',
  )
})

test('a Pokémon without training has no effort values', () => {
  expect(builds.effortValues({ effortValues: {} })).toBe('none')
  expect(builds.effortValues({ effortValues: { hp: 0 } })).toBe('none')
})

test('builds of all but ordinary Pokémon show how to get them', () => {
  const about = (origin: (typeof ORIGINS)[number]) =>
    bring.about({ role: 'support', build: listedBuild({ origin }) })
  expect(ORIGINS.filter((got) => about(got) === 'Support')).toEqual(['ordinary'])
  expect(about('mythical or event')).toBe('Support · Mythical or event only')
})
