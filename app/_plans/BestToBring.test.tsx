/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { BEST_KEY } from '@/app/_kept/box/kept-best'
import { render } from '@/app/_ui/language/render'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { withBestOfMine } from '@/lib/kept/best-of-mine'
import { fairyGarchomp, toFairyGarchomp } from '@/testing/plans/advised'
import { rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import { knownTeam } from '@/testing/plans/teams'
import { BestToBring } from './BestToBring'
import type { Advice } from './use-advice'

const weezing = rankedAttacker({ species: 'Weezing-Galar' })
const hands = rankedAttacker({ species: 'Iron Hands', origin: 'paradox' }, { alone: 0, group: 88 })
const miraidon = rankedAttacker({ species: 'Miraidon', origin: 'one a save' })
const ditto = rankedAttacker({ species: 'Ditto' }, { alone: 0, group: 0 })

const GARCHOMP = {
  id: { tier: '6', region: 'Paldea', boss: 'Garchomp' },
  teraType: 'Fairy',
  event: undefined,
  figures: fairyGarchomp().figures,
} as const

const change = jest.fn()
const show = (
  against: Parameters<typeof toFairyGarchomp>[0],
  search = FOR_EVERYONE,
  state: Partial<Pick<Advice, 'toBring' | 'lacks' | 'failed'>> = {},
) =>
  render(
    <BestToBring
      raid={GARCHOMP}
      advice={{
        toBring: toFairyGarchomp(against, search),
        lacks: false,
        failed: false,
        search,
        change,
        ...state,
      }}
    />,
  )
const builds = () => screen.queryAllByRole('link').filter((link) => !/how/.test(link.textContent))
const links = () => builds().map((link) => [link.getAttribute('href'), link.textContent.replace(/\s/g, ' ')])

test('the three best attackers that everyone can bring and the best support say what they need, and lead to their builds', () => {
  show({
    attackers: [miraidon, weezing, hands, ditto, rankedAttacker({}, { alone: 0, group: 0 })],
    supports: [rankedSupport(), rankedSupport()],
  })
  expect(links()).toEqual([
    [
      '#galarian-weezing',
      'Galarian WeezingTera WaterShell Bell · Liquidationwins solo 64% · 12.4 turns · rarely below 23% HP',
    ],
    ['#iron-hands', 'Iron HandsTera WaterShell Bell · Liquidationfour of these win 88% · 12.4 turns'],
    ['#ditto', 'DittoTera WaterShell Bell · Liquidationwins solo 0% · 12.4 turns'],
    ['#grimmsnarl-support', 'Grimmsnarlany Tera typeLight Clay · Reflectyour team wins 93%, 71% without'],
  ])
})

test('an attacker that mostly loses alone says what four of it win, if that is more', () => {
  const blaziken = rankedAttacker({ species: 'Blaziken' }, { alone: 24, group: 40 })
  const slowbro = rankedAttacker({ species: 'Slowbro' }, { alone: 24, group: 20 })
  show({ attackers: [blaziken, slowbro], supports: [] })
  expect(links().map(([, text]) => text)).toEqual([
    expect.stringContaining('four of these win 40%'),
    expect.stringContaining('wins solo 24%'),
  ])
})

test('an attacker of which four win clearly less often than one says both', () => {
  const ceruledge = rankedAttacker({ species: 'Ceruledge' }, { alone: 99, group: 12 })
  show({ attackers: [ceruledge], supports: [] })
  expect(links()[0]?.[1]).toMatch(/wins solo 99%.*four of these win 12%/)
})

test('where a team is known, it stands in place of the support, and leads to its slots', () => {
  const against = { attackers: [weezing], supports: [rankedSupport()] }
  show(against, FOR_EVERYONE, { toBring: toFairyGarchomp(against, FOR_EVERYONE, [knownTeam()]) })
  expect(links().slice(1)).toEqual([
    ['#team-of-four', 'Team of fourAzumarill, 2 × Clefairy and Bonslywins 99% · 2.3 turns'],
  ])
})

test.each([{ mine: true }, { kind: 'special' }, { unboosted: true }] as const)(
  'a team, which passes no filter, does not stand beside what passes one: %j',
  (filter) => {
    const search = { ...FOR_EVERYONE, ...filter }
    const toBring = toFairyGarchomp({ attackers: [weezing] }, FOR_EVERYONE, [knownTeam()])
    show({}, search, { toBring })
    expect(links().map(([href]) => href)).toEqual(['#galarian-weezing'])
  },
)

test('fewer than three, or no support, leave no place empty', () => {
  show({ attackers: [weezing], supports: [] })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('an empty list shows nothing', () => {
  const { container } = show({ attackers: [miraidon] })
  expect(container).toBeEmptyDOMElement()
})

test('a filter is named, and taken away by its button', () => {
  show({ attackers: [weezing] }, { ...FOR_EVERYONE, legendaries: true })
  fireEvent.click(screen.getByRole('button', { name: 'Include legendaries (remove)' }))
  expect(change).toHaveBeenCalledWith({ legendaries: false })
})

test('while what passes a filter is not loaded, the filter is not named above those that are there', () => {
  show({ attackers: [weezing] }, { ...FOR_EVERYONE, legendaries: true }, { lacks: true })
  expect(builds()).toHaveLength(1)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('where what passes a filter could not be loaded, the head says so above those that are there', () => {
  show({ attackers: [weezing] }, { ...FOR_EVERYONE, unboosted: true }, { lacks: true, failed: true })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByText("Couldn't load this section. Try again later.")).toBeInTheDocument()
})

test('where filters leave out each attacker, no support stands alone', () => {
  show({ attackers: [weezing], supports: [rankedSupport()] }, { ...FOR_EVERYONE, unboosted: true })
  expect(screen.getByRole('button', { name: 'No boosting moves (remove)' })).toBeInTheDocument()
  expect(builds()).toEqual([])
  expect(screen.getByText('No match: loosen the filters')).toBeInTheDocument()
})

test('a link leads to how the battles were simulated', () => {
  show({ attackers: [weezing] })
  expect(screen.getByRole('link', { name: 'simulated · how?' })).toHaveAttribute('href', '#how-simulated')
})

test('where they could not be loaded it says so', () => {
  render(
    <BestToBring
      raid={GARCHOMP}
      advice={{ toBring: undefined, lacks: true, failed: true, search: FOR_EVERYONE, change }}
    />,
  )
  expect(screen.getByText("Couldn't load this section. Try again later.")).toBeInTheDocument()
})

describe('the best of the visitor’s box', () => {
  const keep = (raid: string) =>
    localStorage.setItem(
      BEST_KEY,
      withBestOfMine('', raid, {
        species: 'Slowking-Galar',
        teraType: 'Steel',
        alone: 97,
        group: 100,
        turns: 6.2,
        taken: 100,
        lowestHp: 34,
      }),
    )
  const against = { attackers: [weezing, hands, ditto], supports: [rankedSupport()] }
  const anchors = () => links().map(([href]) => href)

  afterEach(() => localStorage.clear())

  test('takes the place of the third attacker, once the box has fought this raid, and leads to the box', async () => {
    keep('6/Paldea/Garchomp|Fairy')
    show(against)
    expect(await screen.findByText('Galarian Slowking')).toBeInTheDocument()
    expect(anchors()).toEqual(['#galarian-weezing', '#iron-hands', '#your-box', '#grimmsnarl-support'])
    expect(links()[2]?.[1]).toBe('Galarian SlowkingTera SteelBest of yours6.2 turns · rarely below 34% HP')
  })

  test('is not shown among those that fight otherwise, and is among the visitor’s own', async () => {
    keep('6/Paldea/Garchomp|Fairy')
    const { unmount } = show(against, { ...FOR_EVERYONE, mine: true })
    expect(await screen.findByText('Galarian Slowking')).toBeInTheDocument()
    expect(anchors()).toEqual(['#your-box'])
    unmount()
    show(against, { ...FOR_EVERYONE, unboosted: true })
    expect(screen.queryByText('Galarian Slowking')).toBeNull()
  })

  test.each(['6/Paldea/Garchomp|Steel', '5/Paldea/Garchomp|Fairy'])(
    'of another raid is not shown: %s',
    async (raid) => {
      keep(raid)
      show(against)
      await act(() => import('./box/best-of-box'))
      expect(anchors()).toEqual(['#galarian-weezing', '#iron-hands', '#ditto', '#grimmsnarl-support'])
    },
  )
})
