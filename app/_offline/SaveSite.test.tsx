/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { render } from '@/app/_ui/language/render'
import type { SaveProgress } from '@/lib/offline/save-progress'
import { askWorker } from './ask-worker'
import { SaveSite } from './SaveSite'

jest.mock('./ask-worker', () => ({ askWorker: jest.fn() }))

const ask = jest.mocked(askWorker)
const NOTHING: SaveProgress = { saved: 0, of: 270, missingBytes: 1_784_000 }
const SOME: SaveProgress = { saved: 120, of: 270, missingBytes: 793_000 }
const ALL: SaveProgress = { saved: 270, of: 270, missingBytes: 0 }

beforeEach(() => jest.resetAllMocks())

async function renderWith(...answers: SaveProgress[]) {
  for (const answer of answers) ask.mockResolvedValueOnce(answer)
  ask.mockReturnValue(new Promise(() => undefined))
  render(<SaveSite />)
  await act(async () => undefined)
}

const button = () => screen.getByRole('button')
const status = () => screen.getByRole('status')

test('the size is shown before anything is saved', async () => {
  await renderWith(NOTHING)
  expect(button()).toHaveTextContent('Save for offline (1.8 MB)')
  expect(status()).toHaveTextContent('Saves all 270 raids and builds for offline use.')
  expect(ask.mock.calls).toEqual([['COUNT_BUILDS']])
})

test('one press saves everything with progress, and a text replaces the button', async () => {
  await renderWith(NOTHING, SOME)
  await userEvent.click(button())
  expect(screen.getByRole('progressbar', { name: 'Raids saved' })).toHaveAttribute('value', '120')
  expect(screen.getByText('120 of 270')).toBeInTheDocument()
  expect(button()).toHaveTextContent('Stop')
})

test('nothing is left to do once everything is saved', async () => {
  await renderWith(NOTHING, SOME, ALL)
  await userEvent.click(button())
  expect(button()).toHaveTextContent('Saved for offline')
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(status()).toHaveTextContent('All 270 raids and builds are available offline.')
  await userEvent.click(button())
  expect(ask).toHaveBeenCalledTimes(3)
})

test('saving can be stopped and continues where it stopped', async () => {
  await renderWith(NOTHING, SOME)
  await userEvent.click(button())
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(button()).toHaveTextContent('Save for offline (793 kB)')
  expect(status()).toHaveTextContent('120 of 270 raids are saved.')
  ask.mockResolvedValueOnce(ALL)
  await userEvent.click(button())
  expect(button()).toHaveTextContent('Saved for offline')
})

test('if the site does not respond, saving stops and says what to do', async () => {
  await renderWith(SOME, { ...SOME, failure: 'network' })
  await userEvent.click(button())
  expect(status()).toHaveTextContent(
    'The site isn’t responding. Try again later. 120 of 270 raids are saved.',
  )
  expect(button()).toHaveTextContent('Save for offline (793 kB)')
})

test('offline, it says so', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderWith({ ...SOME, failure: 'network' })
  expect(status()).toHaveTextContent('No connection. Save the rest when you’re back online.')
})

test('if the device stores nothing, it says so', async () => {
  await renderWith({ ...NOTHING, failure: 'storage' })
  expect(status()).toHaveTextContent('Not saved on this device: storage is full or blocked.')
})

test('with a worker of a release that does not know this message, the section stays empty', async () => {
  ask.mockResolvedValue(undefined)
  const { container } = render(<SaveSite />)
  await act(async () => undefined)
  expect(container).toBeEmptyDOMElement()
})
