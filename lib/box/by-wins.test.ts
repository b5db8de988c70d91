import type { BuildResults } from '@/battle/win-rates'
import { attackerChances, paceFigures, soloFigures } from '@/lib/bring/result-summary'
import { box } from '@/lib/words/en/box/box'
import { bring } from '@/lib/words/en/bring'
import { byWins } from './by-wins'

const FOUGHT: BuildResults = {
  plan: { boosts: 0, debuffs: 0, repeatAfterReset: true, healBelow: 0, healCheerBelow: 0 },
  alone: 0,
  group: 0,
  turns: 0,
  taken: 0,
  faints: 0,
  lowestHp: 0,
}

const foughtInWords = (fought: BuildResults) => ({
  chances: attackerChances(fought),
  figures: bring.figures(paceFigures(fought)),
  plan: box.played(fought),
})

const order = (...fought: (Partial<BuildResults> | undefined)[]) =>
  fought.map((results) => results && { ...FOUGHT, ...results }).sort(byWins)

test('solo wins come first, then wins as four, then more of the boss’s HP', () => {
  const reliable = { alone: 100, turns: 20 }
  const inTeam = { group: 60, turns: 9 }
  const hard = { taken: 40 }
  expect(order({ taken: 10 }, hard, inTeam, reliable)).toEqual(order(reliable, inTeam, hard, { taken: 10 }))
  expect(order(hard, reliable)[0]).toMatchObject(reliable)
})

test('if solo win rates are equal, the safer build comes first, even with fewer group wins and more turns', () => {
  const fast = { alone: 100, group: 100, turns: 9, lowestHp: 2 }
  const safe = { alone: 98, group: 80, turns: 14, lowestHp: 34 }
  expect(order(fast, safe)[0]).toMatchObject(safe)
})

test('if win rates are nearly equal, fewer turns come first', () => {
  expect(order({ alone: 100, turns: 14 }, { alone: 98, turns: 9 })[0]).toMatchObject({ turns: 9 })
})

test('the lower of the win rates with and without NPCs counts, and the page shows both', () => {
  const hindered = { alone: 100, withNpcs: 20, turns: 9 }
  const steady = { alone: 60, turns: 14 }
  expect(order(hindered, steady)[0]).toMatchObject(steady)
  const fought = { ...FOUGHT, ...hindered }
  expect(attackerChances(fought)[0]).toEqual([20, 'alone'])
  expect(bring.figures(soloFigures(fought))).toBe('solo: 20% with NPCs, 100% without')
})

test('a build without battles comes last', () => {
  expect(order(undefined, { taken: 0 })[0]).toMatchObject({ taken: 0 })
})

test('results are in players’ words', () => {
  const plan = { boosts: 2, debuffs: 1, repeatAfterReset: true, healBelow: 65, healCheerBelow: 40 } as const
  expect(
    foughtInWords({
      ...FOUGHT,
      plan,
      boost: 'Swords Dance',
      debuff: 'Screech',
      healing: 'Recover',
      alone: 64.2,
      group: 100,
      turns: 9.24,
    }),
  ).toEqual({
    chances: [
      [64, 'alone'],
      [100, 'four'],
    ],
    figures: '9.2 turns',
    plan: 'Uses Swords Dance twice, Screech once, then attacks; heals with Recover below 65% HP, "Heal up!" below 40% HP',
  })
})

test('a build that loses solo has its share of the boss’s HP, and the turns of four', () => {
  expect(foughtInWords({ ...FOUGHT, group: 40, turns: 12, taken: 37.4 })).toMatchObject({
    figures: 'deals 37% of boss HP solo before time runs out · 12 turns with four of these',
    plan: 'Attacks from the start',
  })
})
