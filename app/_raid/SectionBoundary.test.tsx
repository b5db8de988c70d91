import { render, screen } from '@testing-library/react'
import { SectionBoundary } from './SectionBoundary'

const GARCHOMP = { name: 'Garchomp' }
const DRAGONITE = { name: 'Dragonite' }

let logged: jest.SpyInstance

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => logged.mockRestore())

function Stats({ of }: { of: typeof GARCHOMP }) {
  if (of === GARCHOMP) throw new Error('no base stats')
  return <p>Stats of {of.name}</p>
}

function Page({ of }: { of: typeof GARCHOMP }) {
  return (
    <>
      <SectionBoundary of={of}>
        <Stats of={of} />
      </SectionBoundary>
      <SectionBoundary of={of}>
        <p>Moves of {of.name}</p>
      </SectionBoundary>
    </>
  )
}

test('a broken section says so, and the others stay', () => {
  render(<Page of={GARCHOMP} />)
  expect(screen.getByText('This part could not be shown')).toBeInTheDocument()
  expect(screen.getByText('Moves of Garchomp')).toBeInTheDocument()
})

test('the error is logged to the console', () => {
  render(<Page of={GARCHOMP} />)
  expect(logged.mock.calls.flat()).toContainEqual(expect.objectContaining({ message: 'no base stats' }))
})

test('another raid is shown again, and the first one again not', () => {
  const { rerender } = render(<Page of={GARCHOMP} />)
  rerender(<Page of={DRAGONITE} />)
  expect(screen.getByText('Stats of Dragonite')).toBeInTheDocument()
  rerender(<Page of={GARCHOMP} />)
  expect(screen.getByText('This part could not be shown')).toBeInTheDocument()
})
