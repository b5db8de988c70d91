/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { raidIndex } from '@/data/shipped/raid-index'
import { EventRaids, LatestEvents } from './EventRaids'

// Keeps the tests independent of later events: Farigiraf's event is always the latest.
const RAIDS = raidIndex.map((raid) =>
  raid.boss === 'Farigiraf' && raid.tier === '7'
    ? { ...raid, lastEvent: { place: Number.POSITIVE_INFINITY, start: '2026-08-21' } }
    : raid,
)

const SEVEN_STAR = RAIDS.filter(({ tier }) => tier === '7')

// The schedule up to Dragapult's event in December 2025.
const UNTIL_DRAGAPULT = raidIndex.filter(({ lastEvent }) => lastEvent && lastEvent.place <= 117)

const dragapult = () => screen.getByRole('link', { name: /^Dragapult/ })

const placesIn = (container: Element) =>
  [...container.querySelectorAll('h3, li strong')].map(({ textContent }) => textContent)

const farigiraf = () => screen.getByRole('link', { name: /^Farigiraf/ })

afterEach(() => jest.useRealTimers())

const cards = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

const at = (now: string) => jest.useFakeTimers({ now: new Date(now) })

test.each([
  ['2026-08-20T23:59:59Z', 'Starts 21 Aug 2026'],
  ['2026-08-21T00:00:00Z', 'Last event: started 21 Aug 2026'],
])('at %s, the card of a raid that starts on 21 August 2026 says: %s', (now, dates) => {
  at(now)
  render(<EventRaids raids={SEVEN_STAR} />)
  expect(farigiraf()).toHaveTextContent(dates)
})

test.each([
  ['its tier', () => <EventRaids raids={SEVEN_STAR} />],
  ['the root', () => <LatestEvents raids={UNTIL_DRAGAPULT} />],
])('in the list of %s, a running event already has the position that it has when it is over', (_, list) => {
  at('2025-12-13T12:00:00Z')
  const { container, unmount } = render(list())
  expect(dragapult()).toHaveTextContent(/on now, until 14 Dec 2025/i)
  const places = placesIn(container)
  unmount()
  at('2027-12-13T12:00:00Z')
  expect(placesIn(render(list()).container)).toEqual(places)
  expect(dragapult()).not.toHaveTextContent(/on now/i)
})

test('the root lists a running event among the latest events, each with its tier', () => {
  at('2025-12-13T12:00:00Z')
  render(<LatestEvents raids={UNTIL_DRAGAPULT} />)
  expect(cards().slice(0, 2)).toEqual([
    expect.stringMatching(/^Blissey ?5★ · on now, until 14 Dec 2025/),
    expect.stringMatching(/^Dragapult ?7★ · on now, until 14 Dec 2025/),
  ])
})

test('without a running event, the root shows when the latest events started, and that they may be over', () => {
  at('2027-12-13T12:00:00Z')
  render(<LatestEvents raids={RAIDS} />)
  expect(cards()).toHaveLength(4)
  expect(farigiraf()).toHaveTextContent('7★ · started 21 Aug 2026, may be over')
})
