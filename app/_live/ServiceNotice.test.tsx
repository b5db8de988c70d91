/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { render } from '@/app/_ui/language/render'
import { ServiceNotice } from './ServiceNotice'

const UNREACHABLE = { isRetrying: false, canRetry: true }
const ASKED_AGAIN = { isRetrying: true, canRetry: true }
const REFUSED = { isRetrying: false, canRetry: false }

const onTryAgain = jest.fn()

afterEach(() => onTryAgain.mockReset())

function Page({ missing }: { missing?: typeof UNREACHABLE | undefined }) {
  return (
    <main id="content" tabIndex={-1}>
      <ServiceNotice missing={missing} onTryAgain={onTryAgain} />
    </main>
  )
}

const button = (name: string) => screen.queryByRole('button', { name })

test('shows nothing if no answer is missing', () => {
  render(<Page />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('says that saved data shows, and offers a retry if that can help', () => {
  const { rerender } = render(<Page missing={UNREACHABLE} />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Live data unavailable. Showing saved data$/)
  expect(button('Try again')).toBeInTheDocument()
  rerender(<Page missing={REFUSED} />)
  expect(screen.getByRole('status')).toHaveTextContent('Showing saved data')
  expect(button('Try again')).not.toBeInTheDocument()
})

test('keeps the focus on its button during a retry, and retries once', async () => {
  const { rerender } = render(<Page missing={UNREACHABLE} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  rerender(<Page missing={ASKED_AGAIN} />)
  expect(button('Try again')).toHaveFocus()
  expect(button('Try again')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(onTryAgain).toHaveBeenCalledTimes(1)
  rerender(<Page missing={UNREACHABLE} />)
  expect(button('Try again')).toHaveFocus()
})

test('moves the focus to the content when the service has answered', async () => {
  const { rerender } = render(<Page missing={UNREACHABLE} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  rerender(<Page missing={ASKED_AGAIN} />)
  rerender(<Page />)
  expect(screen.getByRole('main')).toHaveFocus()
})

test('leaves the focus where the visitor moved it meanwhile', async () => {
  const visitor = (
    <>
      <input aria-label="Boss" />
      <Page missing={UNREACHABLE} />
    </>
  )
  const { rerender } = render(visitor)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await userEvent.click(screen.getByRole('textbox'))
  rerender(
    <>
      <input aria-label="Boss" />
      <Page />
    </>,
  )
  expect(screen.getByRole('textbox')).toHaveFocus()
})

// The last test, since all tests of this file share one visit.
test('once dismissed, stays away for the visit and moves the focus to the content', async () => {
  const { rerender } = render(<Page missing={UNREACHABLE} />)
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.getByRole('main')).toHaveFocus()
  rerender(<Page />)
  rerender(<Page missing={REFUSED} />)
  expect(screen.queryAllByRole('button')).toEqual([])
})
