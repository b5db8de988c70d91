/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { NOTHING_OWNED } from '@/lib/bring/owned'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { whatToBring } from '@/lib/bring/what-to-bring'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { shippedRaidView } from '@/lib/raid-view/raid-view'
import { expectConsoleError } from '@/testing/console/expect-console-error'
import { RaidSections } from './RaidSections'

const NO_PLANS = new Map()

jest.mock('./BaseStats', () => ({
  BaseStats: () => {
    throw new Error('no base stats')
  },
}))

test('one broken section does not take the others down', () => {
  expectConsoleError(/no base stats/)
  const raid = shippedRaidView({ ...NOTHING_CHOSEN, tier: '6', boss: 'Garchomp', teraType: 'Fairy' })
  if (!raid) throw new Error('no Garchomp')
  render(<RaidSections raid={raid} toBring={whatToBring(NO_PLANS, raid, FOR_EVERYONE, NOTHING_OWNED)} />)
  expect(screen.getAllByText("Couldn't load this section")).toHaveLength(1)
  expect(screen.getAllByRole('region').map((section) => section.getAttribute('aria-labelledby'))).toEqual([
    'tera-weaknesses',
    'key-timings',
    'for-the-lobby',
    'what-to-bring',
    'your-box',
    'actions',
    'moves',
    'type-advantages',
    'ability',
    'raid',
    'herbs-dropped',
    'rewards',
  ])
})
