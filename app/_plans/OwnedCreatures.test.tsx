import { fireEvent, render, screen } from '@testing-library/react'
import { OWNED_KEY, ownedText } from '@/lib/plans/owned'
import { OwnedCreatures } from './OwnedCreatures'

const NOT_KEPT = /^Not saved on this device: storage is full or blocked/
const hideOthers = () => fireEvent.click(screen.getByRole('checkbox'))
const importFile = (text: string) => {
  const file = Object.assign(new File([], 'owned.json'), { text: async () => text })
  fireEvent.change(screen.getByLabelText('Import'), { target: { files: [file] } })
}

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('what is chosen is kept on the device, and nothing is said of it', () => {
  render(<OwnedCreatures />)
  hideOthers()
  expect(JSON.parse(localStorage.getItem(OWNED_KEY) ?? '')).toEqual({ creatures: [], hidesOthers: true })
  expect(screen.queryByText(NOT_KEPT)).not.toBeInTheDocument()
})

test.each([
  ['full', 'QuotaExceededError'],
  ['blocked', 'SecurityError'],
])('where storage is %s, what is chosen holds, and is said not to be kept, until it is', (_, name) => {
  const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', name)
  })
  render(<OwnedCreatures />)
  expect(screen.queryByText(NOT_KEPT)).not.toBeInTheDocument()
  const before = screen.getByRole('checkbox').matches(':checked')
  hideOthers()
  expect(screen.getByRole('checkbox').matches(':checked')).toBe(!before)
  expect(screen.getByText(NOT_KEPT)).toBeInTheDocument()
  refusing.mockRestore()
  hideOthers()
  expect(screen.queryByText(NOT_KEPT)).not.toBeInTheDocument()
})

test('an import that is none says what it is not', async () => {
  render(<OwnedCreatures />)
  importFile('{"creatures":7}')
  expect(await screen.findByText("This isn't a Tera Raid Info export")).toBeInTheDocument()
})

test('an import says how many Pokémon it brought', async () => {
  render(<OwnedCreatures />)
  importFile(ownedText({ creatures: new Set(['Gengar', 'Abra']), hidesOthers: false }))
  expect(await screen.findByText('Imported 2 Pokémon')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Export 2 owned' })).toBeInTheDocument()
})
