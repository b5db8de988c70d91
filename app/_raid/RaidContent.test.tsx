import { render, screen } from '@testing-library/react'
import { shippedRaidView } from '@/lib/raid/raid-view'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { expectConsoleError } from '@/tools/console/expect-console-error'
import { RaidContent } from './RaidContent'

jest.mock('./BaseStats', () => ({
  BaseStats: () => {
    throw new Error('no base stats')
  },
}))

test('one broken section does not take the others down', () => {
  expectConsoleError(/no base stats/)
  const raid = shippedRaidView({ ...NOTHING_CHOSEN, tier: '6', boss: 'Garchomp', teraType: 'Fairy' })
  if (!raid) throw new Error('no Garchomp')
  render(<RaidContent raid={raid} />)
  expect(screen.getAllByText('This part could not be shown')).toHaveLength(1)
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
