import { TIERS } from '@/data/vocabulary'
import { parsePath } from '@/lib/links/deep-link'
import { offeredBosses } from '@/lib/raid/selection'
import { SHOWN_PAGES, SHOWN_RAIDS } from './shown-pages'

test('the gallery has ten raids of all tiers, two of them by event, each with its Tera type', () => {
  const raids = SHOWN_RAIDS.map(({ path }) => parsePath(path))
  expect(raids).toHaveLength(10)
  expect(new Set(raids.map((raid) => raid?.tier))).toEqual(new Set(TIERS))
  expect(raids.filter((raid) => raid?.region === 'Event')).toHaveLength(2)
  for (const raid of raids) {
    expect(offeredBosses(raid ?? {})).toContain(raid?.boss)
    expect(raid?.teraType).toBeDefined()
  }
})

test('each page of the gallery has files of its own', () => {
  expect(new Set(SHOWN_PAGES.map(({ name }) => name)).size).toBe(SHOWN_PAGES.length)
})
