/** @jest-environment node */
import { SAMPLE_RAIDS } from '@/tools/plans/sample-raids'
import type { Breadth, Ranked } from './attackers'
import { type Entrants, prepareEntrants } from './entrants'
import { usualAttackers } from './usual-attackers'
import { SETTINGS } from './who-wins'

// Half an hour: `npm run test:bounds` runs it, after a change of the search.
jest.setTimeout(600_000)

const ALL = Number.POSITIVE_INFINITY
/** Every line is fought, and its plan and build are searched; only the order of those far behind is left open. */
const WITHOUT_BOUNDS: Breadth = {
  promising: ALL,
  glanced: ALL,
  planned: ALL,
  equipped: ALL,
  refined: ALL,
  compared: 30,
}

let entrants: Entrants

beforeAll(async () => {
  entrants = await prepareEntrants()
})

const firstTen = (ranked: readonly Ranked[]) => ranked.slice(0, 10).map(({ member }) => member.build.species)

test.each(
  SAMPLE_RAIDS.map((sample) => [`${sample.raid.name} with Tera type ${sample.teraType}`, sample] as const),
)('%s: the search finds the first ten of all', (_, sample) => {
  const found = usualAttackers(sample, entrants, SETTINGS.usual)
  expect(firstTen(found)).toEqual(firstTen(usualAttackers(sample, entrants, WITHOUT_BOUNDS)))
})
