import { render, screen } from '@testing-library/react'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { shippedRaidView } from '@/lib/raid-view/raid-view'
import { expectConsoleError } from '@/testing/console/expect-console-error'
import { RaidSections } from './RaidSections'

jest.mock('./BaseStats', () => ({
  BaseStats: () => {
    throw new Error('no base stats')
  },
}))

test('one broken section does not take the others down', () => {
  expectConsoleError(/no base stats/)
  const raid = shippedRaidView({ ...NOTHING_CHOSEN, tier: '6', boss: 'Garchomp', teraType: 'Fairy' })
  if (!raid) throw new Error('no Garchomp')
  render(<RaidSections raid={raid} />)
  expect(screen.getAllByText("Couldn't load this section")).toHaveLength(1)
  expect(screen.getAllByRole('region').map((section) => section.getAttribute('aria-labelledby'))).toEqual([
    'tera-weaknesses',
    'key-timings',
    'actions',
    'moves',
    'type-advantages',
    'ability',
    'herbs-dropped',
    'raid',
    'rewards',
    'what-to-bring',
  ])
})
