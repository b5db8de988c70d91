import { rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import {
  attackerChances,
  attackerFigures,
  commonAttackerChances,
  commonFigures,
  commonSupportChances,
  nobodyWinsAlone,
  supportChances,
  supportFigures,
} from './figures'

test('an attacker that wins alone has its chances, turns, faints and the HP that it keeps', () => {
  expect(attackerChances(rankedAttacker())).toEqual([
    [64, 'alone'],
    [98, 'with four'],
  ])
  expect(attackerFigures(rankedAttacker())).toEqual([
    '12.4 turns',
    '0.3 faints alone',
    'keeps 23% HP in the worst tenth',
  ])
})

test('one that never wins alone has the share that it takes, and the turns of four', () => {
  const weak = rankedAttacker({}, { alone: 0, group: 35, taken: 61, turns: 9, faints: 4.2, lowestHp: 0 })
  expect(attackerFigures(weak)).toEqual([
    'takes 61% of its HP alone in the time',
    '9 turns with four',
    '4.2 faints alone',
  ])
})

test('one that wins neither way has no turns', () => {
  const weak = rankedAttacker({}, { alone: 0, group: 0, taken: 20, turns: 0, faints: 0, lowestHp: 0 })
  expect(attackerFigures(weak)).toEqual(['takes 20% of its HP alone in the time'])
})

test('a support has the chances of the three best attackers with it and without it', () => {
  expect(supportChances(rankedSupport())).toEqual([
    [93, 'with it'],
    [71, 'without it'],
  ])
  expect(supportFigures(rankedSupport())).toEqual([
    'beside the three best attackers',
    '9.5 turns',
    '1.8 turns saved',
  ])
})

test('a support that saves no turns does not say so', () => {
  expect(supportFigures(rankedSupport({}, { turns: 0, saved: 0 }))).toEqual([
    'beside the three best attackers',
  ])
})

test('without a Tera type an attacker has its mean chances: 90% and 60% are 75%', () => {
  const strong = rankedAttacker({}, { alone: 90, group: 100 })
  const weak = rankedAttacker({}, { alone: 60, group: 95 })
  const against = [
    { teraType: 'Bug', ranked: strong },
    { teraType: 'Dark', ranked: weak },
  ] as const
  expect(commonAttackerChances({ usual: strong, against })).toEqual([
    [75, 'alone'],
    [98, 'with four'],
  ])
  expect(commonFigures({ usual: strong, against })).toEqual([
    'listed for 2 of 18 Tera types, chances are the mean of those',
  ])
})

test('without a Tera type a support has the mean of what it adds', () => {
  const [much, little] = [
    rankedSupport({}, { without: 40, together: 90 }),
    rankedSupport({}, { without: 90, together: 100 }),
  ]
  const against = [
    { teraType: 'Bug', ranked: much },
    { teraType: 'Dark', ranked: little },
  ] as const
  expect(commonSupportChances({ usual: much, against }).map(([percent]) => percent)).toEqual([95, 65])
})

test('nobody wins alone where no attacker ever does; an empty list says nothing', () => {
  const weak = rankedAttacker({}, { alone: 0 })
  expect(nobodyWinsAlone([weak, weak])).toBe(true)
  expect(nobodyWinsAlone([weak, rankedAttacker({}, { alone: 1 })])).toBe(false)
  expect(nobodyWinsAlone([])).toBe(false)
})
