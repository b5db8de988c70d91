/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { raidIndex } from '@/data/shipped/raid-index'
import { EventRaids, LatestEvents } from './EventRaids'

// Whatever came since: Farigiraf’s last event is the latest of all, and began on 21 August 2026.
const RAIDS = raidIndex.map((raid) =>
  raid.boss === 'Farigiraf' && raid.tier === '7'
    ? { ...raid, lastEvent: { place: Number.POSITIVE_INFINITY, start: '2026-08-21' } }
    : raid,
)

const SEVEN_STAR = RAIDS.filter(({ tier }) => tier === '7')

const farigiraf = () => screen.getByRole('link', { name: /^Farigiraf/ })

afterEach(() => jest.useRealTimers())

test.each([
  ['2026-08-20T23:59:59Z', 'Comes on 21 Aug 2026'],
  ['2026-08-21T00:00:00Z', 'Last began on 21 Aug 2026'],
])('at %s of a raid whose first day is 21 August 2026 is said: %s', (now, said) => {
  jest.useFakeTimers({ now: new Date(now) })
  render(<EventRaids raids={SEVEN_STAR} />)
  expect(farigiraf()).toHaveTextContent(said)
})

test('among the latest of all tiers a raid says its tier', () => {
  render(<LatestEvents raids={RAIDS} />)
  expect(farigiraf()).toHaveTextContent('7★ · began on 21 Aug 2026')
})
