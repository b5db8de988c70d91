/** @jest-environment jsdom */

import { act, fireEvent, screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { storageKey } from '@/lib/storage/stored-value'
import { REFUSALS, refuseStorage } from '@/testing/storage/refuse-storage'
import { BeatenMark } from './BeatenMark'

const NOT_KEPT = /^Not saved on this device: storage is full or blocked/
const GARCHOMP = { tier: '6', region: 'Paldea', boss: 'Garchomp' } as const

const mark = () => screen.getByRole('button', { name: 'Mark as beaten' })
const beatenOn = (day: string) => screen.getByRole('button', { name: `Beaten on ${day} Undo` })

function storedElsewhere(text: string | null) {
  if (text === null) localStorage.clear()
  else localStorage.setItem(storageKey('beaten'), text)
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: text === null ? null : storageKey('beaten') }))
  })
}

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 22, 21, 30) }))

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  localStorage.clear()
})

test('a button marks a raid with the date, and removes the mark', () => {
  render(<BeatenMark raid={GARCHOMP} />)
  fireEvent.click(mark())
  expect(beatenOn('22 Nov 2026')).toBeInTheDocument()
  expect(localStorage.getItem(storageKey('beaten'))).toBe('2026-11-22 6/Paldea/Garchomp')
  fireEvent.click(beatenOn('22 Nov 2026'))
  expect(mark()).toBeInTheDocument()
  expect(localStorage.getItem(storageKey('beaten'))).toBe('')
})

test('the same boss in the other tier is another raid', () => {
  storedElsewhere('2026-11-22 6/Paldea/Garchomp')
  render(<BeatenMark raid={{ ...GARCHOMP, tier: '5' }} />)
  expect(mark()).toBeInTheDocument()
})

test('marks that another tab adds, removes or clears show here too', () => {
  render(<BeatenMark raid={GARCHOMP} />)
  storedElsewhere('2026-11-20 6/Paldea/Garchomp')
  expect(beatenOn('20 Nov 2026')).toBeInTheDocument()
  storedElsewhere(null)
  expect(mark()).toBeInTheDocument()
})

test('a mark by another tab survives while this tab shows no raid', () => {
  const { unmount } = render(<BeatenMark raid={GARCHOMP} />)
  unmount()
  localStorage.setItem(storageKey('beaten'), '2026-11-20 5/Paldea/Blissey')
  render(<BeatenMark raid={GARCHOMP} />)
  fireEvent.click(mark())
  expect(localStorage.getItem(storageKey('beaten'))).toContain('2026-11-20 5/Paldea/Blissey')
})

test.each(REFUSALS)(
  'with %s storage, a mark lasts for the page, which says so until the mark is stored',
  (_, error) => {
    const refusing = refuseStorage(error)
    render(<BeatenMark raid={GARCHOMP} />)
    expect(screen.queryByText(NOT_KEPT)).not.toBeInTheDocument()
    fireEvent.click(mark())
    expect(beatenOn('22 Nov 2026')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent(NOT_KEPT)
    refusing.mockRestore()
    fireEvent.click(beatenOn('22 Nov 2026'))
    expect(screen.queryByText(NOT_KEPT)).not.toBeInTheDocument()
  },
)
