/** @jest-environment jsdom */

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { LanguageContext, pageLanguage } from '@/app/_ui/language/language'
import { render } from '@/app/_ui/language/render'
import { raidIndex } from '@/data/shipped/raid-index'
import { storageKey } from '@/lib/storage/stored-value'
import { words as english } from '@/lib/words/en/words'
import { startPage } from '@/testing/start/start-page'
import { Finder } from './Finder'

function show(query: string) {
  window.history.replaceState({}, '', `/${query}`)
  render(<Finder raids={raidIndex} />)
}

const enter = () => fireEvent.submit(screen.getByLabelText('Boss'))

beforeEach(() => jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined))

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('Enter opens the first raid of the filtered list: 6★ comes before 5★', () => {
  show('?ability=Rough+Skin')
  const [first] = screen.getAllByRole('link', { name: /Garchomp/ })
  expect(first?.getAttribute('href')).toMatch(/\/6\//)
  enter()
  expect(window.location.pathname).toBe(first?.getAttribute('href'))
})

test('if a name finds nothing, the page says what the search covers', async () => {
  await act(async () => {
    show('?q=Knakrack')
    await import('@/lib/finder/other-names')
  })
  expect(screen.getByText(/^Search uses English names/)).toBeInTheDocument()
})

test('filters without matches do not mention names', () => {
  show('?herb=Sweet&ability=Rough+Skin&type=Fairy')
  expect(screen.getByText(/^No raids found/)).toBeInTheDocument()
  expect(screen.queryByText(/^Search uses English names/)).not.toBeInTheDocument()
})

test('a search for an uncovered reward says so, instead of blaming the spelling', async () => {
  await act(async () => {
    show('?q=exp+candy')
    await import('@/lib/finder/other-names')
  })
  expect(screen.getByText(/^The search covers Herba Mystica only/)).toBeInTheDocument()
  expect(screen.queryByText(/^Search uses English names/)).not.toBeInTheDocument()
})

test('a search for a shiny boss says that any boss may be shiny', () => {
  show('?q=shiny+garchomp')
  expect(screen.getByText(/^Any boss may be Shiny/)).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: /Garchomp/ }).length).toBeGreaterThan(1)
})

test('a search for herbs says which herb each raid drops, and how likely', () => {
  show('?q=herba+mystica')
  const [first] = screen.getAllByRole('link', { name: /per raid/ })
  expect(first).toHaveAccessibleName(/(?:Spicy|Sweet|Salty|Bitter|Sour)\s24% per raid/)
  expect(
    screen.getByText(/^Sorted by herb chance per raid .*Raids you can play now come first/),
  ).toBeInTheDocument()
})

test('a result has the searched Tera type as its badge, next to the boss’s own types', () => {
  show('?q=fairy+garchomp')
  const [first] = screen.getAllByRole('link', { name: /^Garchomp/ })
  expect(first).toHaveAccessibleName('Garchomp 6★ Paldea Tera Fairy Dragon Ground')
  expect(first && within(first).getByText('Tera Fairy')).toHaveAttribute('data-type', 'Fairy')
  expect(first && within(first).getByText('Dragon')).not.toHaveAttribute('data-type')
})

test('the lists of all raids are closed, with links in the page', () => {
  show('')
  const lists = screen.getAllByText(/^\d+ raids$/, { selector: 'summary > small' })
  expect(lists.map((size) => size.closest('details')?.open)).toEqual(lists.map(() => false))
  expect(screen.getAllByText('Breloom').map((name) => name.closest('a')?.getAttribute('href'))).toEqual([
    '/tera-raid-info/6/Paldea/Breloom/',
    '/tera-raid-info/5/Paldea/Breloom/',
  ])
})

test('recently opened raids are linked with their Tera types', () => {
  localStorage.setItem(
    storageKey('recent'),
    '/tera-raid-info/6/Paldea/Garchomp/Fairy\n/tera-raid-info/7/Event/Mewtwo',
  )
  show('')
  const recent = within(screen.getByRole('region', { name: 'Recent raids' })).getAllByRole('link')
  expect(recent.map((link) => link.textContent)).toEqual(['6★ Fairy Garchomp', '7★ Psychic Mewtwo'])
  expect(recent[0]).toHaveAttribute('href', '/tera-raid-info/6/Paldea/Garchomp/Fairy/')
})

test('before any raid was opened, recent raids have no heading', () => {
  show('')
  expect(screen.queryByRole('region', { name: 'Recent raids' })).not.toBeInTheDocument()
})

test('Clear only shows during a search', () => {
  show('')
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  fireEvent.change(screen.getByLabelText('Drops'), { target: { value: 'Spicy' } })
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  expect(document.body).not.toHaveFocus()
})

test('shortcuts lead to the lists of 6★ and 7★, and toggle searches for herbs and unbeaten raids', () => {
  show('')
  const shortcuts = within(screen.getByRole('navigation', { name: 'Shortcuts' }))
  expect(shortcuts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/tera-raid-info/6/Paldea/',
    '/tera-raid-info/6/Kitakami/',
    '/tera-raid-info/6/Terarium/',
    '/tera-raid-info/7/Event/',
  ])
  const herbs = shortcuts.getByRole('button', { name: 'Herba Mystica' })
  fireEvent.click(herbs)
  expect(screen.getAllByText(/per raid · solo/).length).toBeGreaterThan(1)
  expect(herbs).toHaveAttribute('aria-pressed', 'true')
  fireEvent.click(herbs)
  expect(screen.queryByText(/per raid · solo/)).not.toBeInTheDocument()
  fireEvent.click(shortcuts.getByRole('button', { name: 'Not beaten yet' }))
  expect(screen.getByText('not beaten')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByText('not beaten')).not.toBeInTheDocument()
})

// The last test, since typed text reaches the address bar later.
test('`breloom` loses no letter typed before, during or after the start of the page', async () => {
  window.history.replaceState({}, '', '/')
  const finder = (
    <LanguageContext value={pageLanguage(english)}>
      <Finder raids={raidIndex} />
    </LanguageContext>
  )
  const field = () => screen.getByLabelText('Boss')
  const type = (value: string) => fireEvent.input(field(), { target: { value } })
  const { whenStarted, leave } = await startPage(finder, () => type('br'))
  type('brel')
  expect(field()).toHaveValue('brel')
  await whenStarted()
  type('breloom')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^2 raids/))
  expect(field()).toHaveValue('breloom')
  await leave()
})
