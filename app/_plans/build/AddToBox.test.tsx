/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addBuild } from '@/app/_kept/box/add-to-box'
import { render } from '@/app/_ui/language/render'
import { AddToBox } from './AddToBox'

jest.mock('@/app/_kept/box/add-to-box', () => ({ addBuild: jest.fn() }))

const adding = jest.mocked(addBuild)
const SET = 'Gengar\n- Hex\n'

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

beforeEach(() => {
  jest.useFakeTimers()
  adding.mockReset()
  render(<AddToBox set={SET} name="Gengar" />)
})

afterEach(() => jest.useRealTimers())

test('one tap adds a build and says so; another takes it back, and the button keeps the focus', async () => {
  const takeBack = jest.fn()
  adding.mockResolvedValue({ kind: 'added', isKept: true, takeBack })
  await user.click(screen.getByRole('button', { name: 'Add to my box: Gengar' }))
  expect(adding).toHaveBeenCalledWith(SET)
  expect(await screen.findByText('Added to your box')).toHaveRole('status')
  const undo = screen.getByRole('button', { name: 'Undo: remove Gengar from my box' })
  expect(undo).toHaveFocus()
  act(() => jest.advanceTimersByTime(500))
  await user.keyboard('{Enter}')
  expect(takeBack).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toHaveTextContent('Removed from your box')
  expect(screen.getByRole('button', { name: 'Add to my box: Gengar' })).toHaveFocus()
})

test('a double click adds, and takes nothing back, however long adding takes', async () => {
  const takeBack = jest.fn()
  adding.mockImplementation(async () => {
    jest.advanceTimersByTime(2000)
    return { kind: 'added', isKept: true, takeBack }
  })
  await user.dblClick(screen.getByRole('button'))
  expect(await screen.findByText('Added to your box')).toBeVisible()
  act(() => jest.advanceTimersByTime(300))
  await user.click(screen.getByRole('button'))
  expect(adding).toHaveBeenCalledTimes(1)
  expect(takeBack).not.toHaveBeenCalled()
})

test.each([
  [{ kind: 'known' } as const, 'Already in your box'],
  [{ kind: 'full' } as const, 'Your box is full'],
])('that %j is said, and nothing can be taken back', async (outcome, words) => {
  adding.mockResolvedValue(outcome)
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText(words)).toHaveRole('status')
  expect(screen.getByRole('button', { name: 'Add to my box: Gengar' })).toBeInTheDocument()
})

test('what storage does not keep is said with it', async () => {
  adding.mockResolvedValue({ kind: 'added', isKept: false, takeBack: () => undefined })
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText(/^Added to your box\. Not saved on this device/)).toHaveRole('status')
})
