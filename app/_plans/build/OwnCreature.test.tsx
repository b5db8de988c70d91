/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { MoreOnBuilds } from '@/app/_plans/MoreOnBuilds'
import { render } from '@/app/_ui/language/render'
import { OWNED_KEY } from '@/lib/bring/owned'
import { OwnCreature } from './OwnCreature'

const NOT_KEPT = /^Not saved on this device: storage is full or blocked/
const own = () => fireEvent.click(screen.getByRole('checkbox'))
const showGengar = () =>
  render(
    <>
      <OwnCreature species="Gengar" name="Gengar" />
      <MoreOnBuilds />
    </>,
  )

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('what is owned is kept on the device, and nothing is said of it', () => {
  showGengar()
  own()
  expect(screen.getByRole('checkbox', { name: 'I have it: Gengar' })).toBeChecked()
  expect(JSON.parse(localStorage.getItem(OWNED_KEY) ?? '')).toEqual({ creatures: ['Gengar'] })
  expect(screen.queryByText(NOT_KEPT)).not.toBeInTheDocument()
})

test.each([
  ['full', 'QuotaExceededError'],
  ['blocked', 'SecurityError'],
])('where storage is %s, what is owned holds, and is said not to be kept, until it is', (_, name) => {
  const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', name)
  })
  showGengar()
  expect(screen.queryByText(NOT_KEPT)).not.toBeInTheDocument()
  const before = screen.getByRole('checkbox').matches(':checked')
  own()
  expect(screen.getByRole('checkbox').matches(':checked')).toBe(!before)
  expect(screen.getByText(NOT_KEPT)).toBeInTheDocument()
  refusing.mockRestore()
  own()
  expect(screen.queryByText(NOT_KEPT)).not.toBeInTheDocument()
})
