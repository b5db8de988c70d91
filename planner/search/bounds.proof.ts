import { SAMPLE_RAIDS, type SampleRaid } from '@/planner/raids/raids-named'
import { raidNamed } from '@/planner/testing/named'
import { type Ranked, type SearchLimits, usualAttackers } from './attackers'
import { loadSearchPool, type SearchPool } from './search-pool'
import { limitsAgainst, SETTINGS } from './who-wins'

// Half an hour: `npm run test:bounds` runs it, after a change of the search.
jest.setTimeout(600_000)

const ALL = Number.POSITIVE_INFINITY
/** Fights every attack option and searches its plan and build. Only the order of those far behind is open. */
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

/** Maximum loss: three points of win rate, or a tenth of the raid's time. */
const LOSS = 0.03

/** Scores of the first eight, highest first: their own order puts safe before fast, in bands. */
const scoresOf = (ranked: readonly Ranked[]) =>
  ranked
    .slice(0, 8)
    .map(({ alone }) => alone.score)
    .sort((one, other) => other - one)

test('the search finds that Ceruledge always beats 6★ Tera Psychic Volcarona, in less than ten turns', () => {
  const sample: SampleRaid = { raid: raidNamed('6/Paldea/Volcarona'), teraType: 'Psychic' }
  const found = usualAttackers(sample, pool, limitsAgainst(sample.raid, SETTINGS)).find(
    ({ member }) => member.build.species === 'Ceruledge',
  )
  expect(found?.alone.wins).toBe(1)
  expect(found?.alone.turns).toBeLessThan(10)
})

test.each(
  SAMPLE_RAIDS.map((sample) => [`${sample.raid.name} with Tera type ${sample.teraType}`, sample] as const),
)('%s: the search’s first eight score as the first eight of all', (_, sample) => {
  const found = scoresOf(usualAttackers(sample, pool, limitsAgainst(sample.raid, SETTINGS)))
  const all = scoresOf(usualAttackers(sample, pool, WITHOUT_BOUNDS))
  expect(found).toHaveLength(all.length)
  for (const [place, score] of all.entries()) {
    expect(found[place]).toBeGreaterThanOrEqual(score - LOSS)
  }
})
