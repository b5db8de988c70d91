/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { FoldedSection } from './FoldedSection'
import { lazyPart } from './loading/lazy-part'

/** A click alone opens no details in this environment. */
function turn(open: boolean) {
  const details = screen.getByRole('group') as HTMLDetailsElement
  details.open = open
  fireEvent(details, new Event('toggle'))
}

test('a folded section loads when it is opened; closed and opened again, it still has what was typed', async () => {
  const load = jest.fn().mockResolvedValue({})
  const part = lazyPart('A field', load)
  render(
    <FoldedSection id="your-box" about="Which of yours wins?" part={part}>
      {() => <input aria-label="Name" />}
    </FoldedSection>,
  )
  expect(load).not.toHaveBeenCalled()
  turn(true)
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Ben' } })
  turn(false)
  turn(true)
  expect(screen.getByRole('textbox')).toHaveValue('Ben')
})
