/** @jest-environment jsdom */

import { fireEvent, screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { MARKS } from '@/lib/storage/marks'
import { storageKey } from '@/lib/storage/stored-value'
import { REFUSALS, refuseStorage } from '@/testing/storage/refuse-storage'
import { Backup } from './Backup'

const importFile = (text: string) => {
  const file = Object.assign(new File([], 'owned.json'), { text: async () => text })
  fireEvent.change(screen.getByLabelText('Import'), { target: { files: [file] } })
}

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('a file of another format is refused with a reason', async () => {
  render(<Backup />)
  importFile('{"creatures":7}')
  expect(await screen.findByText('This isn’t a Tera Raid Info export')).toBeInTheDocument()
})

test('an import says how many Pokémon it added', async () => {
  render(<Backup />)
  importFile(MARKS.owned.textOf(new Set(['Gengar', 'Abra'])))
  expect(await screen.findByText('Imported 2 Pokémon')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Export 2 owned' })).toBeInTheDocument()
})

test('an import adds beaten raids, and the next export contains them', async () => {
  render(<Backup />)
  importFile('{"version":2,"creatures":["Abra"],"beaten":[["6/Paldea/Garchomp","2026-11-22"]]}')
  expect(await screen.findByText('Imported 1 Pokémon, 1 beaten')).toBeInTheDocument()
  expect(localStorage.getItem(storageKey('beaten'))).toBe('2026-11-22 6/Paldea/Garchomp')
  expect(screen.getByRole('button', { name: /^Export \d+ owned, 1 beaten$/ })).toBeInTheDocument()
})

test('ratings are imported too', async () => {
  render(<Backup />)
  const rating = '6/Paldea/Garchomp|Fairy|Gengar|Ghost|Hex'
  importFile(`{"version":3,"creatures":[],"beaten":[],"worked":[["${rating}","failed"]]}`)
  expect(await screen.findByText('Imported 0 Pokémon, 1 rated')).toBeInTheDocument()
  expect(localStorage.getItem(storageKey('worked'))).toBe(`failed ${rating}`)
})

test.each(REFUSALS)(
  'with %s storage, the page says that an import lasts until the page is closed',
  async (_, error) => {
    refuseStorage(error)
    render(<Backup />)
    importFile('{"version":2,"creatures":[],"beaten":[["6/Paldea/Garchomp","2026-11-22"]]}')
    expect(
      await screen.findByText(/^Not saved on this device: .* Your marks will be lost/),
    ).toBeInTheDocument()
    expect(screen.queryByText(/^Imported/)).not.toBeInTheDocument()
  },
)
