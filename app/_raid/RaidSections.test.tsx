/** @jest-environment jsdom */

import { screen } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { whatToBring } from '@/lib/bring/what-to-bring'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { toBringInWords } from '@/lib/raid-view/to-bring-in-words'
import { NOTHING_OWNED } from '@/lib/storage/marks'
import { sentences } from '@/lib/words/en/sentences'
import { expectConsoleError } from '@/testing/console/expect-console-error'
import { RaidSections } from './RaidSections'

const NO_PLANS = new Map()

jest.mock('./AbilitiesAndStats', () => ({
  ...jest.requireActual<typeof import('./AbilitiesAndStats')>('./AbilitiesAndStats'),
  BaseStats: () => {
    throw new Error('no base stats')
  },
}))

function showFairyGarchomp() {
  expectConsoleError(/no base stats/)
  const raid = shippedRaidView(
    { ...NOTHING_CHOSEN, tier: '6', boss: 'Garchomp', teraType: 'Fairy' },
    sentences,
  )
  if (!raid) throw new Error('no Garchomp')
  const recommendations = whatToBring(NO_PLANS, raid, FOR_EVERYONE, NOTHING_OWNED)
  render(<RaidSections raid={raid} toBring={toBringInWords(recommendations, raid, sentences)} />)
}

test('a broken section leaves the others intact', () => {
  showFairyGarchomp()
  expect(screen.getAllByText('Couldn’t load this section')).toHaveLength(1)
  expect(screen.getAllByRole('region').map((section) => section.getAttribute('aria-labelledby'))).toEqual([
    'tera-weaknesses',
    'plan',
    'actions',
    'moves',
    'rewards',
    'ability',
    'type-advantages',
    'raid',
    'what-to-bring',
    'your-box',
    'raid-night',
  ])
})

test('an old link to the herbs leads to the rewards', () => {
  showFairyGarchomp()
  expect(document.getElementById('herbs-dropped')).toHaveTextContent('Per drop roll')
})
