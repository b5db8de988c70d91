/** @jest-environment jsdom */

import { act, fireEvent, screen, within } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { withBestOfMine } from '@/lib/storage/best-of-box'
import { storageKey } from '@/lib/storage/stored-value'
import { fairyGarchomp, toFairyGarchomp } from '@/testing/plans/advised'
import { rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import { knownTeam } from '@/testing/plans/teams'
import { Plan } from './Plan'
import type { Advice } from './use-advice'

const vileplume = rankedAttacker({ species: 'Vileplume' }, { alone: 92, group: 88 })
const hands = rankedAttacker({ species: 'Iron Hands', origin: 'paradox' }, { alone: 80 })
const weezing = rankedAttacker({ species: 'Weezing-Galar' }, { alone: 64 })
const sylveon = rankedAttacker({ species: 'Sylveon' }, { alone: 60 })
const attackers = [vileplume, hands, weezing, sylveon]

const load = jest.fn()

function show(
  toBring = toFairyGarchomp({ attackers }),
  more: Partial<Advice> = {},
  raid: Partial<RaidView> = {},
) {
  const advice: Advice = {
    ...{
      subject: '',
      toBring,
      forEveryone: toBring,
      isComplete: true,
      needsMore: false,
      failed: false,
      load,
    },
    ...{ search: FOR_EVERYONE, change: () => undefined, isChanged: false, ...more },
  }
  return render(<Plan raid={{ ...fairyGarchomp(), ...raid }} advice={advice} />)
}

const choice = (name: string) => screen.getByRole('radio', { name })
const forCompany = (company: string) =>
  [...document.querySelectorAll(`[data-for~="${company}"]`)].map(({ textContent }) =>
    textContent.replace(/\s/g, ' '),
  )

// Clears the store's memory, as another tab does when it clears storage.
afterEach(() =>
  act(() => {
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  }),
)

test('the pick shows Tera type, item, training, moves, win rate and turns', () => {
  show()
  const pick = within(screen.getByRole('article', { name: 'Vileplume' }))
  for (const text of [
    'Tera Water',
    'Shell Bell',
    'Orb full: Terastallize, best before 75% time.',
    /^92% solo · 12\.4 turns/,
    /^T1 .*Liquidation …$/,
  ])
    expect(pick.getByText(text)).toBeInTheDocument()
  expect(pick.getByRole('list', { name: 'Moves' })).toHaveTextContent('Liquidation')
})

test('a pick of several lobby types shows once, and two alternatives link to their builds', () => {
  show()
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.getByRole('article').parentElement).toHaveAttribute('data-for', 'alone strangers friends')
  expect(screen.getByRole('link', { name: 'Iron Hands' })).toHaveAttribute('href', '#iron-hands')
  expect(screen.getByRole('link', { name: 'Galarian Weezing' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Sylveon' })).not.toBeInTheDocument()
})

test('without a team, the best attacker shows the win rate of four, next to the support', () => {
  show(toFairyGarchomp({ attackers, supports: [rankedSupport()] }))
  expect(forCompany('friends')).toContain('88% with four of these')
  expect(screen.getByRole('link', { name: 'Grimmsnarl' })).toHaveAttribute('href', '#grimmsnarl-support')
})

test('friends get the first team instead of a pick', () => {
  show(toFairyGarchomp({ attackers }, FOR_EVERYONE, [knownTeam()]))
  expect(screen.getByRole('heading', { name: 'Fastest team' })).toBeInTheDocument()
  expect(screen.getByRole('article').parentElement).toHaveAttribute('data-for', 'alone strangers')
})

test('a better lobby type is named before the pick, without alternatives that never win solo', () => {
  const losers = ['Vileplume', 'Sylveon'].map((species) =>
    rankedAttacker({ species }, { alone: 0, group: 33 }),
  )
  show(toFairyGarchomp({ attackers: losers }))
  const verdict = screen.getByText('No listed Pokémon is likely to win solo: bring friends.')
  expect(verdict).toHaveAttribute('data-for', 'alone')
  expect(verdict.compareDocumentPosition(screen.getByRole('article'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('link', { name: 'Sylveon' }).parentElement).toHaveAttribute(
    'data-for',
    'strangers friends',
  )
})

test('only solo players see solo win rates and results', () => {
  show()
  expect(forCompany('alone')).toContain('80% solo')
  expect([...forCompany('strangers'), ...forCompany('friends')]).not.toContain('80% solo')
})

test('raid-specific tips show for their lobby type: Garchomp resets its debuffs at 90% HP', () => {
  show()
  expect(forCompany('strangers').join()).toContain(
    'Below 90% HP, let one player use Screech before you attack, until the shield is up.',
  )
  expect(forCompany('alone').join()).not.toContain('Below 90% HP, let')
})

test('solo is the default, and another choice is stored on the device', () => {
  show()
  expect(choice('Solo')).toBeChecked()
  fireEvent.click(choice('Friends'))
  expect(choice('Friends')).toBeChecked()
  expect(localStorage.getItem(storageKey('company'))).toBe('friends')
})

test('Copy plan copies the shown plan as chat text', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined)
  Object.assign(navigator, { clipboard: { writeText: writeText } })
  show(toFairyGarchomp({ attackers }, FOR_EVERYONE, [knownTeam()]))
  fireEvent.click(screen.getByRole('button', { name: 'Copy plan: Solo' }))
  expect(await screen.findByText('Plan copied')).toBeInTheDocument()
  expect(writeText.mock.calls[0][0]).toMatch(
    /^6★ Fairy Garchomp · Paldea · Solo\nVileplume @ Shell Bell, Tera Water \(92% solo · 12\.4 turns.*\n.*\nLiquidation.*\nT1 /,
  )
  fireEvent.click(choice('Friends'))
  fireEvent.click(screen.getByRole('button', { name: 'Copy plan: Friends' }))
  expect(writeText.mock.calls[1][0]).toMatch(
    /· Friends\nFastest team .*\n\n1\. Azumarill · Attacker · Choice Band/,
  )
})

test('the best Pokémon of the box comes first, with a link to the box', async () => {
  const best = { species: 'Gholdengo', teraType: 'Steel', item: 'Leftovers', alone: 97 } as const
  show()
  await act(async () => {
    localStorage.setItem(
      storageKey('best-of-box'),
      withBestOfMine('', '6/Paldea/Garchomp|Fairy', {
        ...best,
        group: 99,
        turns: 9,
        taken: 100,
        lowestHp: 30,
      }),
    )
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey('best-of-box') }))
  })
  expect(await screen.findByRole('link', { name: 'Gholdengo' })).toHaveAttribute('href', '#your-box')
})

test("notes on the raid's battles are above the plan", () => {
  show(undefined, {}, { notes: { builds: 'Mew is stronger here.' } })
  expect(screen.getByText('Mew is stronger here.')).toBeInTheDocument()
})

test('builds that fail to load can be retried', () => {
  show(undefined, { forEveryone: undefined, failed: true })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(load).toHaveBeenCalledTimes(1)
})
