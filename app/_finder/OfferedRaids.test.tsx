/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { raidIndex } from '@/data/shipped/raid-index'
import { listedRaids } from '@/lib/finder/listed-raids'
import { pathOf, pathOfSegments } from '@/lib/links/deep-link'
import { prerenderedSegments } from '@/lib/links/prerendered'
import { pageHref } from '@/lib/links/site'
import { NOTHING_CHOSEN, type Selection } from '@/lib/raid/selection'
import { OfferedRaids } from './OfferedRaids'

const offer = (selection: Selection) =>
  render(<OfferedRaids selection={selection} raids={listedRaids(raidIndex, selection)} />)

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')

test('without a tier, all offered raids have a page', () => {
  const pages = new Set([pathOf(NOTHING_CHOSEN), ...prerenderedSegments().map(pathOfSegments)].map(pageHref))
  offer(NOTHING_CHOSEN)
  expect(hrefs().filter((href) => !pages.has(href))).toEqual([])
})

test('raids are offered by tier and region, of both tiers if none is chosen', () => {
  offer(NOTHING_CHOSEN)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '6★ Paldea',
    '5★ Paldea',
  ])
})

test('a chosen Tera type stays chosen', () => {
  offer({ tier: '5', region: 'Terarium', teraType: 'Fairy' })
  const places = screen.getByRole('navigation', { name: 'Raids by tier and region' })
  expect(within(places).getByRole('link', { current: true })).toHaveAccessibleName('5★ Terarium')
  expect(hrefs()).toContain('/tera-raid-info/5/Terarium/Flygon/Fairy/')
})

test('the title names the place and counts its raids; no other heading names it again', () => {
  offer({ tier: '6', region: 'Kitakami' })
  expect(screen.getByRole('heading')).toHaveTextContent('6★ Kitakami · 28 bosses')
  expect(screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Ambipom'))).toHaveLength(
    1,
  )
})

test('the list of 6★ Terarium raids names their forms', () => {
  offer({ tier: '6', region: 'Terarium' })
  for (const name of ['Ninetales (Alola)', 'Slowking (Galar)'])
    expect(screen.getByRole('link', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) })).toBeVisible()
})
