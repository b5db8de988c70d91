import { fireEvent, render, screen } from '@testing-library/react'
import { ownedText } from '@/lib/bring/owned'
import { OwnedCreatures } from './OwnedCreatures'

const importFile = (text: string) => {
  const file = Object.assign(new File([], 'owned.json'), { text: async () => text })
  fireEvent.change(screen.getByLabelText('Import'), { target: { files: [file] } })
}

afterEach(() => localStorage.clear())

test('an import that is none says what it is not', async () => {
  render(<OwnedCreatures />)
  importFile('{"creatures":7}')
  expect(await screen.findByText("This isn't a Tera Raid Info export")).toBeInTheDocument()
})

test('an import says how many Pokémon it brought', async () => {
  render(<OwnedCreatures />)
  importFile(ownedText(new Set(['Gengar', 'Abra'])))
  expect(await screen.findByText('Imported 2 Pokémon')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Export 2 owned' })).toBeInTheDocument()
})
