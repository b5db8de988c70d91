import { moveNamed } from '@/battle/dex/moves/compile-move'
import {
  constantDamage,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  makeStatusMove,
  withBoss,
  withRaider,
} from '@/testing/battle/battles'
import { decisions, makePlan } from '@/testing/battle/decisions'
import { attackerPolicy } from './attacker'

const STRONG = makeMove('Strong')
const SWORDS_DANCE = moveNamed('Swords Dance')
const RESET = { kind: 'player reset', percent: 90, move: -1 } as const

test('It boosts as often as its plan says, then attacks', () => {
  const raiders = [makeRaider({ moves: [STRONG, SWORDS_DANCE] })]
  const decide = attackerPolicy(makePlan({ boosts: 2 }))
  expect(decisions(4, { decide, raiders })).toEqual(['Swords Dance', 'Swords Dance', 'Strong', 'Strong'])
})

test('It doesn’t boost if the next hit would cause the reset', () => {
  // The reset is due at 9,000 of 10,000 HP; a hit takes 100.
  const raiders = [makeRaider({ moves: [STRONG, SWORDS_DANCE] })]
  const battle = {
    decide: attackerPolicy(makePlan({ boosts: 1 })),
    arena: makeArena({ actions: [{ ...RESET, trigger: 'HP' }] }),
    raiders,
  }
  expect(decisions(1, { ...battle, given: withBoss({ hp: 9100 }) })).toEqual(['Strong'])
  expect(decisions(1, { ...battle, given: withBoss({ hp: 9101 }) })).toEqual(['Swords Dance'])
})

test('It doesn’t boost if the reset is due within two turns', () => {
  // The reset is due at 405 of 450 s; two turns take 27 s.
  const raiders = [makeRaider({ moves: [STRONG, SWORDS_DANCE] })]
  const battle = {
    decide: attackerPolicy(makePlan({ boosts: 1 })),
    arena: makeArena({ actions: [{ ...RESET, trigger: 'Time' }] }),
    raiders,
  }
  expect(decisions(1, { ...battle, given: (state) => ({ ...state, secondsLeft: 432 }) })).toEqual(['Strong'])
  expect(decisions(1, { ...battle, given: (state) => ({ ...state, secondsLeft: 433 }) })).toEqual([
    'Swords Dance',
  ])
})

test('It boosts again after the player reset, unless its plan forbids it', () => {
  const battle = {
    arena: makeArena({ actions: [{ ...RESET, trigger: 'HP' }] }),
    raiders: [makeRaider({ moves: [STRONG, SWORDS_DANCE] })],
    given: withBoss({ hp: 9000, actionsDone: 1 }),
  }
  const plan = makePlan({ boosts: 1 })
  expect(decisions(2, { ...battle, decide: attackerPolicy(plan) })).toEqual(['Swords Dance', 'Strong'])
  expect(decisions(1, { ...battle, decide: attackerPolicy({ ...plan, repeatAfterReset: false }) })).toEqual([
    'Strong',
  ])
})

test('It attacks between boosts that the boss resets each turn', () => {
  const lunge = makeMove('Lunge', { secondaries: [{ chance: 100, boosts: { atk: -1 } }] })
  const howl = makeStatusMove('Howl', { boosts: { atk: 1 } })
  expect(
    decisions(4, {
      decide: attackerPolicy(makePlan({ boosts: 1 })),
      arena: makeArena({ boss: makeBoss({ moves: [lunge] }), damageOf: constantDamage(1) }),
      raiders: [makeRaider({ moves: [STRONG, howl] })],
    }),
  ).toEqual(['Howl', 'Strong', 'Howl', 'Strong'])
})

test('It doesn’t use a boost that Contrary would reverse', () => {
  const raiders = [makeRaider({ ability: 'Contrary', moves: [STRONG, SWORDS_DANCE] })]
  expect(decisions(1, { decide: attackerPolicy(makePlan({ boosts: 2 })), raiders })).toEqual(['Strong'])
})

test('It doesn’t use Belly Drum with half its HP or less', () => {
  const battle = {
    decide: attackerPolicy(makePlan({ boosts: 1 })),
    raiders: [makeRaider({ moves: [STRONG, moveNamed('Belly Drum')] })],
  }
  expect(decisions(1, { ...battle, given: withRaider({ hp: 160 }) })).toEqual(['Strong'])
  expect(decisions(1, { ...battle, given: withRaider({ hp: 161 }) })).toEqual(['Belly Drum'])
})

test('While taunted it attacks instead of boosting', () => {
  const raiders = [makeRaider({ moves: [STRONG, SWORDS_DANCE] })]
  const decide = attackerPolicy(makePlan({ boosts: 1 }))
  expect(decisions(1, { decide, raiders, given: withRaider({ volatiles: { taunt: 3 } }) })).toEqual([
    'Strong',
  ])
})

test('It uses each of two boosts as often as its plan says: Iron Defense three times, Nasty Plot twice, then Stored Power', () => {
  const moves = ['Stored Power', 'Iron Defense', 'Nasty Plot'].map(moveNamed)
  const decide = attackerPolicy(makePlan({ boosts: 3, secondBoosts: 2 }))
  const arena = makeArena({ damageOf: constantDamage(1) })
  expect(decisions(6, { decide, arena, raiders: [makeRaider({ moves })] })).toEqual([
    ...['Iron Defense', 'Iron Defense', 'Iron Defense'],
    ...['Nasty Plot', 'Nasty Plot', 'Stored Power'],
  ])
})

test('A lone defensive boost, Amnesia, comes before attacks that it doesn’t raise', () => {
  const decide = attackerPolicy(makePlan({ secondBoosts: 2 }))
  const raiders = [makeRaider({ moves: [STRONG, moveNamed('Amnesia')] })]
  expect(decisions(3, { decide, raiders })).toEqual(['Amnesia', 'Amnesia', 'Strong'])
})

test('It repeats both boosts after the player reset', () => {
  const battle = {
    arena: makeArena({ actions: [{ ...RESET, trigger: 'HP' }] }),
    raiders: [makeRaider({ moves: [STRONG, moveNamed('Curse'), moveNamed('Amnesia')] })],
    given: withBoss({ hp: 9000, actionsDone: 1 }),
  }
  const plan = makePlan({ boosts: 1, secondBoosts: 1 })
  expect(decisions(3, { ...battle, decide: attackerPolicy(plan) })).toEqual(['Curse', 'Amnesia', 'Strong'])
  expect(decisions(1, { ...battle, decide: attackerPolicy({ ...plan, repeatAfterReset: false }) })).toEqual([
    'Strong',
  ])
})
