import { bring } from '@/lib/words/en/bring'
import { ATTACK_ONLY, rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import {
  nobodyWinsAlone,
  type ResultSummary,
  summarizeAttacker,
  summarizeCommonAttacker,
  summarizeCommonSupport,
  summarizeSupport,
  winsUnboosted,
} from './result-summary'

const figures = (fares: ResultSummary) => bring.figures(fares.figures).split(' · ')

test('an attacker that wins solo has its win rates, turns, faints and lowest HP', () => {
  expect(summarizeAttacker(rankedAttacker()).chances).toEqual([
    [64, 'alone'],
    [98, 'four'],
  ])
  expect(figures(summarizeAttacker(rankedAttacker()))).toEqual([
    '12.4 turns',
    '0.3 faints per solo raid',
    'HP rarely below 23%',
  ])
})

test('an attacker whose win rate depends on the length of a turn has the lowest, and first shows the others', () => {
  const slow = rankedAttacker({}, { alone: 76, alonePaced: [78, 45] })
  expect(summarizeAttacker(slow).chances[0]).toEqual([45, 'alone'])
  expect(figures(summarizeAttacker(slow))[0]).toBe(
    'without NPCs: 78% with 10-second turns, 76% with 13.5-second turns, 45% with 15-second turns',
  )
  expect(nobodyWinsAlone([slow])).toBe(true)
})

test('an attacker that NPCs clearly help or hinder has the lower win rate, and shows both', () => {
  const hindered = rankedAttacker({}, { alone: 79, withNpcs: 38 })
  expect(summarizeAttacker(hindered).chances[0]).toEqual([38, 'alone'])
  expect(figures(summarizeAttacker(hindered))[0]).toBe('solo: 38% with NPCs, 79% without')
  const helped = rankedAttacker({}, { alone: 76, alonePaced: [78, 45], withNpcs: 90 })
  expect(summarizeAttacker(helped).chances[0]).toEqual([45, 'alone'])
  expect(figures(summarizeAttacker(helped))[0]).toBe('solo: 90% with NPCs, 45% without')
  expect(nobodyWinsAlone([hindered, helped])).toBe(true)
})

test('a win rate with NPCs that is close to that without NPCs is not shown separately', () => {
  const similar = rankedAttacker({}, { alone: 60, withNpcs: 52 })
  expect(summarizeAttacker(similar).chances[0]).toEqual([52, 'alone'])
  expect(figures(summarizeAttacker(similar)).join()).not.toContain('NPCs')
})

test('an attacker that never wins solo has its share of the boss’s HP, and the turns of four', () => {
  const weak = rankedAttacker({}, { alone: 0, group: 35, taken: 61, turns: 9, faints: 4.2, lowestHp: 0 })
  expect(figures(summarizeAttacker(weak))).toEqual([
    'deals 61% of boss HP solo before time runs out',
    '9 turns with four of these',
    '4.2 faints per solo raid',
  ])
})

test('an attacker that never wins, solo or as four, has no turns', () => {
  const weak = rankedAttacker({}, { alone: 0, group: 0, taken: 20, turns: 0, faints: 0, lowestHp: 0 })
  expect(figures(summarizeAttacker(weak))).toEqual(['deals 20% of boss HP solo before time runs out'])
})

test('a support has the win rates of the three best attackers with it and without it', () => {
  expect(summarizeSupport(rankedSupport()).chances).toEqual([
    [93, 'with support'],
    [71, 'without support'],
  ])
  expect(figures(summarizeSupport(rankedSupport()))).toEqual([
    'with the three best attackers',
    '9.5 turns',
    'saves 1.8 turns',
  ])
})

test('a support that saves one turn uses the singular', () => {
  expect(figures(summarizeSupport(rankedSupport({}, { turns: 0, saved: 1 })))).toContain('saves 1 turn')
})

test('a support that saves no turns does not mention turns', () => {
  expect(figures(summarizeSupport(rankedSupport({}, { turns: 0, saved: 0 })))).toEqual([
    'with the three best attackers',
  ])
})

test('a support that keeps HP higher has the lowest HP with it and without it', () => {
  expect(figures(summarizeSupport(rankedSupport({}, { turns: 0, saved: 0, keeps: [0, 34] })))).toEqual([
    'with the three best attackers',
    'team HP rarely below 34% (0% without it)',
  ])
})

test('without a Tera type, an attacker has its mean win rates: 90% and 60% are 75%', () => {
  const strong = rankedAttacker({}, { alone: 90, group: 100 })
  const weak = rankedAttacker({}, { alone: 60, group: 95 })
  const against = [
    { teraType: 'Bug', ranked: strong },
    { teraType: 'Dark', ranked: weak },
  ] as const
  expect(summarizeCommonAttacker({ usual: strong, against }).chances).toEqual([
    [75, 'alone'],
    [98, 'four'],
  ])
  expect(figures(summarizeCommonAttacker({ usual: strong, against }))).toEqual([
    'works against 2 of 18 Tera types',
  ])
})

test('without a Tera type, a support has mean win rates', () => {
  const [much, little] = [
    rankedSupport({}, { without: 40, together: 90 }),
    rankedSupport({}, { without: 90, together: 100 }),
  ]
  const against = [
    { teraType: 'Bug', ranked: much },
    { teraType: 'Dark', ranked: little },
  ] as const
  expect(summarizeCommonSupport({ usual: much, against }).chances.map(([percent]) => percent)).toEqual([
    95, 65,
  ])
})

test('nobody wins solo if each attacker loses more often than it wins; an empty list does not count', () => {
  const weak = rankedAttacker({}, { alone: 0 })
  expect(nobodyWinsAlone([weak, weak])).toBe(true)
  expect(nobodyWinsAlone([weak, rankedAttacker({}, { alone: 49 })])).toBe(true)
  expect(nobodyWinsAlone([weak, rankedAttacker({}, { alone: 50 })])).toBe(false)
  expect(nobodyWinsAlone([])).toBe(false)
})

test('the first reliable solo attacker without boosts or debuffs is named by its species', () => {
  const plain = { ...ATTACK_ONLY, healBelow: 40, healCheerBelow: 25 } as const
  const unboosted = rankedAttacker({ species: 'Weezing-Galar' }, { alone: 90, plan: plain, groupPlan: plain })
  expect(winsUnboosted([rankedAttacker({}, { alone: 100 }), unboosted])).toBe('Weezing-Galar')
  expect(winsUnboosted([{ ...unboosted, alone: 89 }])).toBeUndefined()
  const groupPlan = { ...plain, debuffs: 1 }
  const screeching = { moves: ['Liquidation', 'Screech'], roles: ['attack', 'debuff'] } as const
  expect(winsUnboosted([rankedAttacker(screeching, { alone: 90, plan: plain, groupPlan })])).toBeUndefined()
})
