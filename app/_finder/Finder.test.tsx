/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { LanguageContext, pageLanguage } from '@/app/_ui/language/language'
import { render } from '@/app/_ui/language/render'
import { raidIndex } from '@/data/shipped/raid-index'
import { english } from '@/lib/words/en/english'
import { startPage } from '@/testing/start/start-page'
import { Finder } from './Finder'

function show(query: string) {
  window.history.replaceState({}, '', `/${query}`)
  render(<Finder raids={raidIndex} />)
}

const enter = () => fireEvent.submit(screen.getByLabelText('Boss'))

beforeEach(() => jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined))

afterEach(() => jest.restoreAllMocks())

test('Enter opens the first raid of the list that a filter leaves: 6★ comes before 5★', () => {
  show('?ability=Rough+Skin')
  const [first] = screen.getAllByRole('link', { name: /Garchomp/ })
  expect(first?.getAttribute('href')).toMatch(/\/6\//)
  enter()
  expect(window.location.pathname).toBe(first?.getAttribute('href'))
})

test('where a name finds nothing, it says what is covered', async () => {
  await act(async () => {
    show('?q=Knakrack')
    await import('@/lib/finder/other-names')
  })
  expect(screen.getByText(/^Names are in English/)).toBeInTheDocument()
})

test('filters that leave nothing do not speak of names', () => {
  show('?herb=Sweet&ability=Rough+Skin&type=Fairy')
  expect(screen.getByText(/^No raids found/)).toBeInTheDocument()
  expect(screen.queryByText(/^Names are in English/)).not.toBeInTheDocument()
})

test('of a reward that the search does not cover it says so, not that the spelling is wrong', async () => {
  await act(async () => {
    show('?q=exp+candy')
    await import('@/lib/finder/other-names')
  })
  expect(screen.getByText(/^The search covers Herba Mystica only/)).toBeInTheDocument()
  expect(screen.queryByText(/^Names are in English/)).not.toBeInTheDocument()
})

test('of a shiny boss it says that any may be', () => {
  show('?q=shiny+garchomp')
  expect(screen.getByText(/^Any boss may be Shiny/)).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: /Garchomp/ }).length).toBeGreaterThan(1)
})

test('a search for herbs says which herb each raid drops, and how likely', () => {
  show('?q=herba+mystica')
  const [first] = screen.getAllByRole('link', { name: /per raid/ })
  expect(first).toHaveAccessibleName(/(?:Spicy|Sweet|Salty|Bitter|Sour)\s24% per raid/)
  expect(screen.getByText(/^Everyday raids first, then the highest chance per raid/)).toBeInTheDocument()
})

// Last: what is typed reaches the address bar some time later.
test('of `breloom` no letter is lost: neither typed before the page starts, nor while it starts, nor after', async () => {
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
