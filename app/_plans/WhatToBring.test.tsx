/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { render } from '@/app/_ui/language/render'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { firstToBring } from '@/lib/bring/to-bring'
import type { RaidPlans } from '@/lib/plans/raid-plans'
import { fairyGarchomp, toFairyGarchomp } from '@/testing/plans/advised'
import { rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import { knownTeam } from '@/testing/plans/teams'
import type { Advice } from './use-advice'
import { WhatToBring } from './WhatToBring'

const azumarill = rankedAttacker()
const miraidon = rankedAttacker({ species: 'Miraidon', origin: 'one a save' })
const mew = rankedAttacker({ species: 'Mew', origin: 'mythical or event' })
const slowbro = rankedAttacker({ species: 'Slowbro' }, { alone: 0 })
const builds = Array.from({ length: 8 }, (_, index) => rankedAttacker({ species: `Number ${index}` }))

const WHOLE = {
  subject: '6/Paldea/Garchomp,Fairy',
  isComplete: true,
  needsMore: false,
  failed: false,
  load: () => undefined,
  isChanged: false,
}

function Loaded({ against }: { against: Partial<RaidPlans> }) {
  const [search, setSearch] = useState(FOR_EVERYONE)
  const toBring = toFairyGarchomp(against, search)
  const change = (changes: Partial<typeof search>) => setSearch({ ...search, ...changes })
  return (
    <WhatToBring
      raid={fairyGarchomp()}
      advice={{ ...WHOLE, toBring, forEveryone: undefined, search, change }}
    />
  )
}

function showPage(against: Partial<RaidPlans>, state: Partial<Advice> = {}) {
  const advice: Advice = {
    ...WHOLE,
    isComplete: false,
    toBring: firstToBring(toFairyGarchomp(against)),
    forEveryone: undefined,
    search: FOR_EVERYONE,
    change: () => undefined,
    ...state,
  }
  render(<WhatToBring raid={fairyGarchomp()} advice={advice} />)
}

const shownNames = () => screen.queryAllByRole('heading', { level: 5 }).map((heading) => heading.textContent)

async function check(name: RegExp) {
  openForm()
  fireEvent.click(await screen.findByRole('checkbox', { name }))
}

/** jsdom reports an opened form late, and the form loads after that. */
function openForm() {
  const form = screen.getByText('Sort and filter').closest('details')
  if (!form) throw new Error('no form to sort and filter')
  form.open = true
  fireEvent(form, new Event('toggle'))
}

afterEach(() => localStorage.clear())

test('legendaries and mythicals are only listed on request', async () => {
  render(<Loaded against={{ attackers: [miraidon, mew, azumarill] }} />)
  expect(shownNames()).toEqual(['Azumarill'])
  expect(screen.getByText('1 attacker, 0 supports')).toBeInTheDocument()
  await check(/legendaries/)
  expect(shownNames()).toEqual(['Miraidon', 'Azumarill'])
  await check(/mythicals/)
  expect(shownNames()).toEqual(['Miraidon', 'Mew', 'Azumarill'])
})

test('attackers can be sorted and filtered by kind', async () => {
  const gholdengo = rankedAttacker(
    { species: 'Gholdengo', nature: 'Modest', effortValues: { spa: 252 } },
    { turns: 8 },
  )
  render(<Loaded against={{ attackers: [azumarill, gholdengo] }} />)
  openForm()
  expect(shownNames()).toEqual(['Azumarill', 'Gholdengo'])
  fireEvent.change(await screen.findByRole('combobox', { name: 'Sort by' }), { target: { value: 'turns' } })
  expect(shownNames()).toEqual(['Gholdengo', 'Azumarill'])
  fireEvent.change(screen.getByRole('combobox', { name: 'Attacks' }), { target: { value: 'physical' } })
  expect(shownNames()).toEqual(['Azumarill'])
})

test('a list without matches says what to do', async () => {
  render(<Loaded against={{ attackers: [miraidon] }} />)
  expect(screen.getByText('No matches. Try removing a filter.')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Attackers' })).not.toBeInTheDocument()
  await check(/Only mine/)
  expect(screen.getByText('None of your Pokémon are listed')).toBeInTheDocument()
})

test('a page has six attackers and their total number, and loads the rest on request', () => {
  const load = jest.fn()
  showPage({ attackers: builds, supports: [rankedSupport()] }, { load })
  expect(shownNames()).toHaveLength(7)
  expect(screen.getByText('8 attackers, 1 support')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /supports$/ })).not.toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Show all 8 attackers' }))
  expect(load).toHaveBeenCalledTimes(1)
})

test('one button shows and hides all builds, and keeps the focus', () => {
  render(<Loaded against={{ attackers: builds }} />)
  const button = screen.getByRole('button', { name: 'Show all 8 attackers' })
  button.focus()
  fireEvent.click(button)
  expect(shownNames()).toHaveLength(8)
  expect(button).toHaveFocus()
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer attackers' }))
  expect(shownNames()).toHaveLength(6)
})

test('while results load, the current builds stay, and the page says so', () => {
  showPage({ attackers: [azumarill] }, { needsMore: true })
  expect(screen.getByText('Loading…')).toBeInTheDocument()
  expect(shownNames()).toEqual(['Azumarill'])
})

test('if the rest fails to load, no filter is named above unfiltered builds', () => {
  const search = { ...FOR_EVERYONE, unboosted: true }
  showPage({ attackers: [azumarill] }, { search, needsMore: true, failed: true })
  expect(shownNames()).toEqual(['Azumarill'])
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load this section')
  expect(screen.queryByRole('button', { name: /\(remove\)$/ })).not.toBeInTheDocument()
})

test('a failed load can be retried', () => {
  const load = jest.fn()
  showPage({}, { toBring: undefined, needsMore: true, failed: true, load })
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load this section')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(load).toHaveBeenCalledTimes(1)
})

test('an attacker names threats to its Tera type', () => {
  showPage({ attackers: [rankedAttacker({ teraType: 'Steel' })] })
  expect(screen.getByText('Watch out for').nextSibling).toHaveTextContent(
    'Earthquake, Flamethrower (super effective)',
  )
})

test('a closed support shows item, moves and its effect, and no threats to a Tera type that it never uses', () => {
  showPage({ supports: [rankedSupport({ species: 'Weezing-Galar' })] })
  expect(shownNames()).toEqual(['Galarian Weezing'])
  expect(screen.getByText(/^Light Clay · .*Reflect/)).toBeInTheDocument()
  expect(screen.getByText(/^team: 93% \(71% without it\)/)).toBeInTheDocument()
  expect(screen.getByText(/^T1 Reflect · T2 Light Screen/)).toBeInTheDocument()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Ability',
    'Nature, EVs',
    'Learned by',
  ])
})

test("the plan's pick is only a link here", () => {
  const toBring = toFairyGarchomp({ attackers: [azumarill, slowbro] })
  showPage({}, { toBring, forEveryone: toBring })
  expect(screen.getByRole('link', { name: /^Azumarill · in the plan: Solo/ })).toHaveAttribute(
    'href',
    '#azumarill',
  )
  expect(shownNames()).toEqual(['Slowbro'])
})

test('next to a team, supports can be shown and hidden', () => {
  const load = jest.fn()
  const toBring = toFairyGarchomp({ attackers: [azumarill], supports: [rankedSupport()] }, FOR_EVERYONE, [
    knownTeam(),
  ])
  const advice = { ...WHOLE, forEveryone: undefined, search: FOR_EVERYONE, change: () => undefined, load }
  const section = (changes: Partial<Advice>) => (
    <WhatToBring raid={fairyGarchomp()} advice={{ ...advice, toBring, ...changes }} />
  )
  const { rerender } = render(section({ toBring: firstToBring(toBring), isComplete: false }))
  expect(shownNames()).toEqual(['Azumarill'])
  fireEvent.click(screen.getByRole('button', { name: 'Show the support' }))
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Loading…')).toBeInTheDocument()
  rerender(section({}))
  expect(shownNames()).toEqual(['Azumarill', 'Grimmsnarl'])
  fireEvent.click(screen.getByRole('button', { name: 'Hide supports' }))
  expect(shownNames()).toEqual(['Azumarill'])
})
