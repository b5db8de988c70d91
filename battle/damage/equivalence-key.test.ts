import type { Hit } from '@/battle/model/damage-source'
import { directDamage, isAskable } from '@/testing/battle/direct-damage'
import { drawnHits } from '@/testing/battle/drawn-hits'
import { testSeed } from '@/testing/fuzz/fuzzing'
import { INERT_ITEMS } from './equivalence-key'

const FLINGS = ['Fling', 'Natural Gift']

const randomHits = drawnHits(testSeed(), 30, 2)
  .filter(isAskable)
  .filter(({ move }) => !FLINGS.includes(move.name))

const INERT = [...INERT_ITEMS].filter((item) => item !== undefined)

function holding(hit: Hit, item: string): Hit {
  return { ...hit, attacker: { ...hit.attacker, item }, defender: { ...hit.defender, item } }
}

test.each(INERT)(
  'for the calculator, %s is equivalent to Leftovers, held by attacker or defender',
  (item) => {
    for (const hit of randomHits) {
      expect({ hit, rolls: directDamage(holding(hit, item)) }).toEqual({
        hit,
        rolls: directDamage(holding(hit, 'Leftovers')),
      })
    }
  },
)

test('the list contains no item that changes damage', () => {
  const damagingItems = [
    'Life Orb',
    'Expert Belt',
    'Air Balloon',
    'Grassy Seed',
    'Booster Energy',
    'Yache Berry',
  ]
  expect(damagingItems.filter((item) => INERT_ITEMS.has(item))).toEqual([])
})
