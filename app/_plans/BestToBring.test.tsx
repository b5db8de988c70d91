/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { toFairyGarchomp } from '@/testing/plans/advised'
import { rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import { BestToBring } from './BestToBring'

const weezing = rankedAttacker({ species: 'Weezing-Galar' })
const hands = rankedAttacker({ species: 'Iron Hands', origin: 'paradox' }, { alone: 0, group: 88 })
const miraidon = rankedAttacker({ species: 'Miraidon', origin: 'one a save' })
const ditto = rankedAttacker({ species: 'Ditto' }, { alone: 0, group: 0 })

const show = (...against: Parameters<typeof toFairyGarchomp>) =>
  render(<BestToBring advice={{ toBring: toFairyGarchomp(...against), failed: false }} />)
const links = () => screen.queryAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])

test('the three best attackers that everyone can bring and the best support lead to their builds', () => {
  show({
    attackers: [miraidon, weezing, hands, ditto, rankedAttacker()],
    supports: [rankedSupport(), rankedSupport()],
  })
  expect(links()).toEqual([
    ['#galarian-weezing', 'Galarian WeezingLiquidationwins solo 64%'],
    ['#iron-hands', 'Iron HandsLiquidationteam of four of these 88%'],
    ['#ditto', 'DittoLiquidationwins solo 0%'],
    ['#grimmsnarl-support', 'GrimmsnarlReflectteam wins with it 93%'],
  ])
})

test('an attacker that mostly loses alone says what four of it win, if that is more', () => {
  const blaziken = rankedAttacker({ species: 'Blaziken' }, { alone: 24, group: 40 })
  const slowbro = rankedAttacker({ species: 'Slowbro' }, { alone: 24, group: 20 })
  show({ attackers: [blaziken, slowbro], supports: [] })
  expect(links().map(([, text]) => text)).toEqual([
    'BlazikenLiquidation40% with four',
    'SlowbroLiquidation24% alone',
  ])
})

test('an attacker of which four win clearly less often than one says both', () => {
  const ceruledge = rankedAttacker({ species: 'Ceruledge' }, { alone: 99, group: 12 })
  show({ attackers: [ceruledge], supports: [] })
  expect(links()).toEqual([['#ceruledge', 'CeruledgeLiquidationwins solo 99%, team of four of these 12%']])
})

test('fewer than three, or no support, leave no place empty', () => {
  show({ attackers: [weezing], supports: [] })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('an empty list shows nothing', () => {
  const { container } = show({ attackers: [miraidon] })
  expect(container).toBeEmptyDOMElement()
})

test('where they could not be loaded it says so', () => {
  render(<BestToBring advice={{ toBring: undefined, failed: true }} />)
  expect(screen.getByText("Couldn't load this section. Try again later.")).toBeInTheDocument()
})
