import { render, screen, within } from '@testing-library/react'
import { pathOf, pathOfSegments } from '@/lib/raid/deep-link'
import { prerenderedSegments } from '@/lib/raid/prerendered'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { pageHref } from '@/lib/site'
import { OfferedRaids } from './OfferedRaids'

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')

test('while no tier is chosen, all that is offered is a page', () => {
  const pages = new Set([pathOf(NOTHING_CHOSEN), ...prerenderedSegments().map(pathOfSegments)].map(pageHref))
  render(<OfferedRaids selection={NOTHING_CHOSEN} />)
  expect(hrefs().filter((href) => !pages.has(href))).toEqual([])
})

test('raids are offered by tier and region, those of both tiers while none is chosen', () => {
  render(<OfferedRaids selection={NOTHING_CHOSEN} />)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '6★ Paldea',
    '5★ Paldea',
  ])
})

test('a Tera type that is chosen stays chosen', () => {
  render(<OfferedRaids selection={{ tier: '5', region: 'Terarium', teraType: 'Fairy' }} />)
  const places = screen.getByRole('navigation', { name: 'Raids by tier and region' })
  expect(within(places).getByRole('link', { current: true })).toHaveAccessibleName('5★ Terarium')
  expect(hrefs()).toContain('/tera-raid-info/5/Terarium/Flygon/Fairy/')
})
