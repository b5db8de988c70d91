import { glance } from '@/lib/words/en/glance'
import { rankedAttacker, rankedSupport } from '@/testing/plans/ranked'
import { attackerFares, supportFares } from './figures'
import { attackerGlance, supportGlance } from './glance'

const attacker = (figures: Parameters<typeof rankedAttacker>[1]) =>
  glance(attackerGlance(attackerFares(rankedAttacker({}, figures)))).replaceAll('\u00a0', ' ')
const support = (figures: Parameters<typeof rankedSupport>[1]) =>
  glance(supportGlance(supportFares(rankedSupport({}, figures)))).replaceAll('\u00a0', ' ')

test('one that surely wins alone says how long it takes and how low it falls, not that it wins', () => {
  expect(attacker({ alone: 95, group: 100, turns: 6 })).toBe('6 turns · keeps 23% HP')
  expect(attacker({ alone: 94, group: 100, turns: 6 })).toBe('wins solo 94% · 6 turns · keeps 23% HP')
})

test('one that faints in the worst tenth says how often it does', () => {
  expect(attacker({ alone: 100, group: 100, lowestHp: 0, faints: 0.4, turns: 9 })).toBe(
    '9 turns · 0.4 faints',
  )
})

test('one that never wins alone says how four of it fare, and nothing of itself', () => {
  expect(attacker({ alone: 0, group: 100, turns: 8 })).toBe('team of four wins 100% · 8 turns')
})

test('one that mostly loses alone says how four of it fare, if they fare better', () => {
  expect(attacker({ alone: 24, group: 40, turns: 8 })).toBe('team of four wins 40% · 8 turns')
  expect(attacker({ alone: 24, group: 20, turns: 8 })).toBe('wins solo 24% · 8 turns · keeps 23% HP')
})

test('an attacker of which four win clearly less often than one says both', () => {
  expect(attacker({ alone: 99, group: 12, turns: 7 })).toBe(
    'wins solo 99% · team of four wins 12% · 7 turns · keeps 23% HP',
  )
})

test('a support says the turns that it saves, not the chance of a team that wins anyway', () => {
  expect(support({ together: 100, without: 99, saved: 1.6 })).toBe('saves 1.6 turns')
  expect(support({ together: 94, without: 93, saved: 1.6 })).toBe('saves 1.6 turns · your team wins 94%')
})

test('a support that makes a team win more often says by how much', () => {
  expect(support({ together: 98, without: 93, saved: 0 })).toBe('wins 98%, not 93%')
})

test('a support that keeps a team from falling low says what all keep, and what they would', () => {
  expect(support({ together: 100, without: 100, saved: 0, keeps: [0, 34] })).toBe('all keep 34% HP, not 0%')
})

test('in a narrow tile no line ends before a dot, nor between a number and what it counts', () => {
  expect(
    glance([
      { kind: 'turns', turns: 9 },
      { kind: 'HP kept', percent: 34, without: 0 },
    ]).replaceAll('\u00a0', '_'),
  ).toBe('9_turns_· all keep 34%_HP, not 0%')
})
