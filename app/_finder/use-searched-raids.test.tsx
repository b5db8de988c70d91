/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { raidIndex } from '@/data/shipped/raid-index'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { expectConsoleError } from '@/testing/console/expect-console-error'
import { BossSearch } from './boss/BossSearch'
import { Finder } from './Finder'

jest.mock('@/data/shipped/solo-winners', () => {
  throw new Error('no network')
})

test('where what wins raids cannot be loaded, a text that no boss answers says so', async () => {
  expectConsoleError(/^What wins raids could not be loaded/)
  window.history.replaceState({}, '', '/?q=belly+drum')
  render(<Finder raids={raidIndex} />)
  expect(await screen.findByText(/^Couldn't search for what wins raids/)).toBeInTheDocument()
})

test('so does the search for a boss in the header', async () => {
  expectConsoleError(/^What wins raids could not be loaded/)
  render(<BossSearch selection={NOTHING_CHOSEN} onChosen={() => undefined} />)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'belly drum' } })
  expect(await screen.findByText(/^Couldn't search for what wins raids/)).toBeInTheDocument()
})
