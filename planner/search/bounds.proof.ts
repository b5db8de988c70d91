import { SAMPLE_RAIDS, type SampleRaid } from '@/planner/raids/raids-named'
import { raidNamed } from '@/planner/testing/named'
import { type Ranked, type SearchLimits, usualAttackers } from './attackers'
import { loadSearchPool, type SearchPool } from './search-pool'
import { limitsAgainst, SETTINGS } from './who-wins'

// Takes half an hour: run `npm run test:bounds` after a change to the search.
jest.setTimeout(600_000)

const ALL = Number.POSITIVE_INFINITY
/**
 * Fights every attack option and searches its plan and build. Only the order of the last creatures is
 * uncertain.
 */
const WITHOUT_BOUNDS: SearchLimits = {
  maxScreened: ALL,
  maxShortlisted: ALL,
  maxPlanned: ALL,
  maxEquipped: ALL,
  maxRefined: ALL,
  maxCompared: 30,
}

let pool: SearchPool

beforeAll(async () => {
  pool = await loadSearchPool()
})

/** Three points of win rate, or a tenth of the raid's time. */
const MAX_LOSS = 0.03

/** Of the first eight, highest first. The list itself puts safe builds before fast ones. */
const scoresOf = (attackers: readonly Ranked[]) =>
  attackers
    .slice(0, 8)
    .map(({ alone }) => alone.score)
    .sort((a, b) => b - a)

test('the search finds that Ceruledge always beats 6★ Tera Psychic Volcarona, in less than ten turns', () => {
  const sample: SampleRaid = { raid: raidNamed('6/Paldea/Volcarona'), teraType: 'Psychic' }
  const ceruledge = usualAttackers(sample, pool, limitsAgainst(sample.raid, SETTINGS)).find(
    ({ member }) => member.build.species === 'Ceruledge',
  )
  expect(ceruledge?.alone.wins).toBe(1)
  expect(ceruledge?.alone.turns).toBeLessThan(10)
})

test.each(
  SAMPLE_RAIDS.map((sample) => [`${sample.raid.name} with Tera type ${sample.teraType}`, sample] as const),
)('%s: the search’s first eight score as high as without limits', (_, sample) => {
  const scores = scoresOf(usualAttackers(sample, pool, limitsAgainst(sample.raid, SETTINGS)))
  const bestScores = scoresOf(usualAttackers(sample, pool, WITHOUT_BOUNDS))
  expect(scores).toHaveLength(bestScores.length)
  for (const [index, score] of bestScores.entries()) {
    expect(scores[index]).toBeGreaterThanOrEqual(score - MAX_LOSS)
  }
})
