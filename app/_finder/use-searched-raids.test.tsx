/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { raidIndex } from '@/data/shipped/raid-index'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { expectConsoleError } from '@/testing/console/expect-console-error'
import { BossSearch } from './BossSearch'
import { Finder } from './Finder'

jest.mock('@/lib/finder/other-names', () => {
  throw new Error('no network')
})

test('if other names fail to load, a text without matching bosses says so', async () => {
  expectConsoleError(/^What a search finds by other names could not be loaded/)
  window.history.replaceState({}, '', '/?q=belly+drum')
  render(<Finder raids={raidIndex} />)
  expect(await screen.findByText(/^Couldn’t finish the search/)).toBeInTheDocument()
})

test("the header's search for a boss says so too", async () => {
  expectConsoleError(/^What a search finds by other names could not be loaded/)
  render(<BossSearch selection={NOTHING_CHOSEN} onChosen={() => undefined} />)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'belly drum' } })
  expect(await screen.findByText(/^Couldn’t finish the search/)).toBeInTheDocument()
})
