/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { raidIndex } from '@/data/shipped/raid-index'
import { expectConsoleError } from '@/testing/console/expect-console-error'
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
