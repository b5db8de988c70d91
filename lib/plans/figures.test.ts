import { rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import {
  attackerFigures,
  commonAttackerFigures,
  commonSupportFigures,
  nobodyWinsAlone,
  supportFigures,
} from './figures'

const texts = (figures: ReturnType<typeof attackerFigures>) =>
  figures.map(({ value, label }) => `${value} ${label}`)

test('an attacker that wins alone has its chances, turns, faints and the HP that it keeps', () => {
  expect(texts(attackerFigures(rankedAttacker()))).toEqual([
    '64% win alone',
    '98% win with four of them',
    '12.4 turns alone',
    '0.3 faints alone',
    '23% HP left in the worst tenth',
  ])
})

test('one that never wins alone has the share that it takes, and the turns of four', () => {
  const weak = rankedAttacker({}, { alone: 0, group: 35, taken: 61, turns: 9, faints: 4.2, lowestHp: 0 })
  expect(texts(attackerFigures(weak))).toEqual([
    '0% win alone',
    '61% of its HP taken alone in the time',
    '35% win with four of them',
    '9 turns with four',
    '4.2 faints alone',
  ])
})

test('one that wins neither way has no turns', () => {
  const weak = rankedAttacker({}, { alone: 0, group: 0, taken: 20, turns: 0, faints: 0, lowestHp: 0 })
  expect(texts(attackerFigures(weak))).toEqual([
    '0% win alone',
    '20% of its HP taken alone in the time',
    '0% win with four of them',
  ])
})

test('a support has the chance of the three best attackers with it and without it', () => {
  expect(texts(supportFigures(rankedSupport()))).toEqual([
    '93% win with the three best attackers, 71% without it',
    '9.5 turns',
    '1.8 turns saved',
  ])
})

test('a support that saves no turns does not say so', () => {
  expect(texts(supportFigures(rankedSupport({}, { turns: 0, saved: 0 })))).toEqual([
    '93% win with the three best attackers, 71% without it',
  ])
})

test('without a Tera type an attacker has its mean chances: 90% and 60% are 75%', () => {
  const strong = rankedAttacker({}, { alone: 90, group: 100 })
  const weak = rankedAttacker({}, { alone: 60, group: 95 })
  const against = [
    { teraType: 'Bug', ranked: strong },
    { teraType: 'Dark', ranked: weak },
  ] as const
  expect(texts(commonAttackerFigures({ usual: strong, against }))).toEqual([
    '2 of 18 Tera types it is listed for',
    '75% win alone there, on average',
    '98% win with four of them',
  ])
})

test('without a Tera type a support has the number of lists that it stands in', () => {
  const usual = rankedSupport()
  const against = [{ teraType: 'Bug', ranked: usual }] as const
  expect(texts(commonSupportFigures({ usual, against }))).toEqual(['1 of 18 Tera types it is listed for'])
})

test('nobody wins alone where no attacker ever does; an empty list says nothing', () => {
  const weak = rankedAttacker({}, { alone: 0 })
  expect(nobodyWinsAlone([weak, weak])).toBe(true)
  expect(nobodyWinsAlone([weak, rankedAttacker({}, { alone: 1 })])).toBe(false)
  expect(nobodyWinsAlone([])).toBe(false)
})
