import { rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import { ourBestCells } from './our-best'

const azumarill = rankedAttacker({}, { alone: 24, group: 60 })
const chandelure = rankedAttacker({ species: 'Chandelure' }, { alone: 10, group: 80 })
const grimmsnarl = rankedSupport({}, { together: 91 })

test('a line that always wins is better than four that win in eight of ten raids', () => {
  expect(ourBestCells({ attackers: [azumarill, chandelure], supports: [] }, 1)).toEqual([
    'Azumarill: 24%',
    'four Chandelure: 80%, **less often**',
  ])
})

test('our first three with a support count as four, and five points are no difference', () => {
  expect(ourBestCells({ attackers: [azumarill, chandelure], supports: [grimmsnarl] }, 0.96)[1]).toBe(
    'our first three with Grimmsnarl: 91%, as good',
  )
})
