/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { expectConsoleError } from '@/testing/console/expect-console-error'
import { lazyPart } from './loading/lazy-part'
import { FoldedSection, SectionBoundary } from './Section'

/** In jsdom, a click doesn't open details. */
function toggle(open: boolean) {
  const details = screen.getByRole('group') as HTMLDetailsElement
  details.open = open
  fireEvent(details, new Event('toggle'))
}

test('a folded section loads on opening, and keeps typed text when closed and reopened', async () => {
  const load = jest.fn().mockResolvedValue({})
  const part = lazyPart('A field', load)
  render(
    <FoldedSection id="your-box" about="Which of yours wins?" part={part}>
      {() => <input aria-label="Name" />}
    </FoldedSection>,
  )
  expect(load).not.toHaveBeenCalled()
  toggle(true)
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Ben' } })
  toggle(false)
  toggle(true)
  expect(screen.getByRole('textbox')).toHaveValue('Ben')
})

describe('a section that throws', () => {
  const GARCHOMP = { name: 'Garchomp' }
  const DRAGONITE = { name: 'Dragonite' }

  beforeEach(() => expectConsoleError(/no base stats/))

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

  test('a broken section says so, the console has the cause, and other sections stay', () => {
    render(<Page of={GARCHOMP} />)
    expect(screen.getByText('Couldn’t load this section')).toBeInTheDocument()
    expect(screen.getByText('Moves of Garchomp')).toBeInTheDocument()
  })

  test('another raid shows the section, and the first raid is broken again', () => {
    const { rerender } = render(<Page of={GARCHOMP} />)
    rerender(<Page of={DRAGONITE} />)
    expect(screen.getByText('Stats of Dragonite')).toBeInTheDocument()
    rerender(<Page of={GARCHOMP} />)
    expect(screen.getByText('Couldn’t load this section')).toBeInTheDocument()
  })
})
