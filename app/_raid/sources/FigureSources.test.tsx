/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { facts } from '@/lib/words/en/facts'
import { FigureSources } from './FigureSources'

test.each(Object.values(facts.figures).map(({ name }) => name))(
  'of the figure `%s` the source is named',
  (figure) => {
    render(<FigureSources />)
    const named = screen.getAllByRole('term').map(({ textContent }) => textContent?.toLowerCase())
    expect(named.join(', ')).toContain(figure.toLowerCase())
  },
)

test('each row says where its figures come from, and links lead to pages of the web', () => {
  render(<FigureSources />)
  expect(screen.getAllByRole('definition').filter(({ textContent }) => !textContent)).toEqual([])
  for (const link of screen.getAllByRole('link'))
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/))
})
