/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { facts } from '@/lib/words/en/facts'
import { sources } from '@/lib/words/en/sources'
import { ADDRESSES, SourceList } from './SourceList'

test.each(Object.values(facts.figures).map(({ name }) => name))('the source of `%s` is named', (figure) => {
  render(<SourceList />)
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent?.toLowerCase())
  expect(terms.join(', ')).toContain(figure.toLowerCase())
})

test.each(sources.map(([figures]) => figures))('a source of `%s` can be opened', (figures) => {
  render(<SourceList />)
  const row = screen.getByText(figures).parentElement
  if (!row) throw new Error(`${figures} stands alone`)
  expect(within(row).getAllByRole('link')).not.toEqual([])
})

test('each source belongs to a fact, and no two share an address', () => {
  render(<SourceList />)
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(new Set(hrefs)).toEqual(new Set(Object.values(ADDRESSES)))
  expect(new Set(Object.values(ADDRESSES)).size).toBe(Object.keys(ADDRESSES).length)
})
