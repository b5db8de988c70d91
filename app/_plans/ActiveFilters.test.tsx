/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { render } from '@/app/_ui/language/render'
import { type BuildSearch, FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { ActiveFilters } from './ActiveFilters'

function Filtered({ by }: { by: Partial<BuildSearch> }) {
  const [search, setSearch] = useState({ ...FOR_EVERYONE, ...by })
  return <ActiveFilters search={search} onChange={(changes) => setSearch({ ...search, ...changes })} />
}

const remove = (name: string) => fireEvent.click(screen.getByRole('button', { name: `${name} (remove)` }))

test('a sort order is named as such', () => {
  render(<Filtered by={{ sort: 'safest' }} />)
  expect(screen.getByRole('button')).toHaveTextContent('Sort: Safest')
})

test('the focus moves to the next filter, from the last filter to the previous, and finally to the list', () => {
  render(<Filtered by={{ legendaries: true, mythicals: true, mine: true }} />)
  remove('Include legendaries')
  expect(screen.getByRole('button', { name: 'Include mythicals (remove)' })).toHaveFocus()
  remove('Only mine')
  expect(screen.getByRole('button', { name: 'Include mythicals (remove)' })).toHaveFocus()
  remove('Include mythicals')
  expect(screen.getByRole('list', { name: 'Sort and filters' })).toHaveFocus()
})
