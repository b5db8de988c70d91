/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addBuild } from '@/app/_kept/box/add-to-box'
import { render } from '@/app/_ui/language/render'
import { AddToBox } from './AddToBox'

jest.mock('@/app/_kept/box/add-to-box', () => ({ addBuild: jest.fn() }))

const adding = jest.mocked(addBuild)
const SET = 'Gengar\n- Hex\n'

beforeEach(() => {
  adding.mockReset()
  render(<AddToBox set={SET} name="Gengar" />)
})

test('one tap adds a build and says so; another takes it back, and the button keeps the focus', async () => {
  const takeBack = jest.fn()
  adding.mockResolvedValue({ kind: 'added', isKept: true, takeBack })
  await userEvent.click(screen.getByRole('button', { name: 'Add to my box: Gengar' }))
  expect(adding).toHaveBeenCalledWith(SET)
  expect(await screen.findByText('Added to your box')).toHaveRole('status')
  const undo = screen.getByRole('button', { name: 'Undo: take Gengar out of my box' })
  expect(undo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(takeBack).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toHaveTextContent('Taken out of your box')
  expect(screen.getByRole('button', { name: 'Add to my box: Gengar' })).toHaveFocus()
})

test.each([
  [{ kind: 'known' } as const, 'Already in your box'],
  [{ kind: 'full' } as const, 'Your box is full'],
])('that %j is said, and nothing can be taken back', async (outcome, words) => {
  adding.mockResolvedValue(outcome)
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText(words)).toHaveRole('status')
  expect(screen.getByRole('button', { name: 'Add to my box: Gengar' })).toBeInTheDocument()
})

test('what storage does not keep is said with it', async () => {
  adding.mockResolvedValue({ kind: 'added', isKept: false, takeBack: () => undefined })
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText(/^Added to your box\. Not saved on this device/)).toHaveRole('status')
})
