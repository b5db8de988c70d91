/** @jest-environment jsdom */

import { act, screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import type { ToBring } from '@/lib/bring/to-bring'
import { storedCompany } from '@/lib/storage/choices'
import { fairyGarchomp, toFairyGarchomp } from '@/testing/plans/advised'
import { rankedAttacker } from '@/testing/plans/ranked'
import { knownTeam } from '@/testing/plans/teams'
import { Moves } from './Moves'

const avalugg = rankedAttacker({ species: 'Avalugg-Hisui', teraType: 'Steel' })

function show(forEveryone: ToBring | undefined) {
  render(<Moves raid={fairyGarchomp()} advice={{ forEveryone }} />)
}

const summaries = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('summary')?.lastChild?.textContent)

const UNCOMPARED = ['Physical 100', 'Special 90', 'Physical 120', 'Physical 75 · 90%', 'Status --']

afterEach(() => act(() => storedCompany.set('alone')))

test('the moves of Fairy Garchomp show their effectiveness against the pick, before and after it Terastallizes', () => {
  show(toFairyGarchomp({ attackers: [avalugg] }))
  expect(screen.getByText('Multipliers: against Hisuian Avalugg → once it’s Tera Steel')).toBeInTheDocument()
  expect(summaries().slice(0, 4)).toEqual([
    'Physical 100 · 2x',
    'Special 90 · 1x → 2x',
    'Physical 120 · 1x → 0.5x',
    'Physical 75 · 90% · 2x → 0.5x',
  ])
  expect(summaries().slice(4).join()).not.toContain('x')
})

test('only moves that may miss, such as Rock Slide, show their accuracy', () => {
  show(undefined)
  expect(summaries().filter((summary) => summary?.includes('%'))).toEqual(['Physical 75 · 90%'])
})

test('a team of four gets no multipliers', () => {
  show(toFairyGarchomp({ attackers: [avalugg] }, FOR_EVERYONE, [knownTeam()]))
  expect(screen.getByText(/^Multipliers/)).toBeInTheDocument()
  act(() => storedCompany.set('friends'))
  expect(screen.queryByText(/^Multipliers/)).not.toBeInTheDocument()
  expect(summaries()).toEqual(expect.arrayContaining(UNCOMPARED))
})

test.each([
  ['while plans load', undefined],
  ['if no build is listed', toFairyGarchomp({})],
])('multipliers do not show %s', (_, forEveryone) => {
  show(forEveryone)
  expect(screen.queryByText(/^Multipliers/)).not.toBeInTheDocument()
  expect(summaries()).toEqual(expect.arrayContaining(UNCOMPARED))
})
