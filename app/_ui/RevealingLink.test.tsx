/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { RevealingLink } from './RevealingLink'

test('a link to a target in closed details opens them, even if the browser would not', () => {
  const { container } = render(
    <>
      <RevealingLink to="slowbro">Slowbro</RevealingLink>
      <details>
        <summary>Slowbro</summary>
        <p id="slowbro">Use Nasty Plot twice</p>
      </details>
    </>,
  )
  fireEvent.click(screen.getByRole('link'))
  expect(container.querySelector('details')).toHaveAttribute('open')
})
