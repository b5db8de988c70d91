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

const cards = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

const at = (now: string) => jest.useFakeTimers({ now: new Date(now) })

test.each([
  ['2026-08-20T23:59:59Z', 'Starts 21 Aug 2026'],
  ['2026-08-21T00:00:00Z', 'Last event: 21 Aug 2026'],
])('at %s the card of a raid whose first day is 21 August 2026 says: %s', (now, said) => {
  at(now)
  render(<EventRaids raids={SEVEN_STAR} />)
  expect(farigiraf()).toHaveTextContent(said)
})

test('in the list of its tier an event that runs stands first, under a heading of its own', () => {
  at('2025-12-13T12:00:00Z')
  render(<EventRaids raids={SEVEN_STAR} />)
  expect(screen.getAllByRole('heading')[0]).toHaveTextContent('On now or next')
  expect(cards().slice(0, 2)).toEqual([
    expect.stringMatching(/^Dragapult ?On now, until 14 Dec 2025/),
    expect.stringMatching(/^Magikarp ?Starts 17 Jul 2026/),
  ])
  expect(screen.getAllByRole('link', { name: /^Dragapult/ })).toHaveLength(1)
})

test('at the root the raids of an event that runs come first, then the latest, each with its tier', () => {
  at('2025-12-13T12:00:00Z')
  render(<LatestEvents raids={raidIndex} />)
  expect(cards().slice(0, 2)).toEqual([
    expect.stringMatching(/^Blissey ?5★ · on now, until 14 Dec 2025/),
    expect.stringMatching(/^Dragapult ?7★ · on now, until 14 Dec 2025/),
  ])
})

test('once no source says that an event runs, the root shows the latest and when they began', () => {
  at('2027-12-13T12:00:00Z')
  render(<LatestEvents raids={RAIDS} />)
  expect(cards()).toHaveLength(4)
  expect(farigiraf()).toHaveTextContent('7★ · began 21 Aug 2026')
})
