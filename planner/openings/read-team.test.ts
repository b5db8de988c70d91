import { eventRaids } from '@/data/events/raids'
import { type Opening, openings } from '@/data/strategies/openings'
import { howLearned } from '@/planner/creatures/how-learned'
import { readTeam } from './read-team'

test('no opening appears twice', () => {
  const texts = openings.map((opening) => JSON.stringify(opening))
  expect(new Set(texts).size).toBe(texts.length)
})

test('an opening without a region is against an event raid, with its Tera type', () => {
  const events = new Set(
    Object.entries(eventRaids).flatMap(([tier, raids]) =>
      raids.map(({ name, teraType }) => [tier, name, teraType].join()),
    ),
  )
  const unknown = openings.filter(
    ({ tier, region, boss, teraType }) => !region && !events.has([tier, boss, teraType].join()),
  )
  expect(unknown.map(({ tier, boss, teraType }) => `${tier}★ ${boss}, ${teraType}`)).toEqual([])
})

describe.each(openings)('the opening of $source', (opening: Opening) => {
  const { builds, steps } = readTeam(opening)

  test('has a build for each raider, and steps that each of them can play', () => {
    expect(builds).toHaveLength(4)
    expect(new Set(steps.map(({ raider }) => raider))).toEqual(new Set([0, 1, 2, 3]))
  })

  test('has moves that their raiders learn', async () => {
    const unknown: string[] = []
    for (const { species, moves } of builds)
      for (const move of moves) {
        const isSketched = (await howLearned(species, 'Sketch')) !== undefined
        if (!isSketched && !(await howLearned(species, move))) unknown.push(`${species}: ${move}`)
      }
    expect(unknown).toEqual([])
  })
})

test('an unreadable set or line throws', () => {
  const [opening] = openings
  if (!opening) throw new Error('no openings')
  expect(() => readTeam({ ...opening, team: ['Gholdengo'] })).toThrow(
    /^The opening against Baxcalibur, set 1, cannot be read: Gholdengo: \[.*ability.*,/,
  )
  expect(() => readTeam({ ...opening, line: '5: Splash' })).toThrow(
    'entry 1, 5: Splash: there is no raider 5',
  )
})
