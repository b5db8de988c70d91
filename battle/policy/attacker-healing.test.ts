import { moveNamed } from '@/battle/dex/moves/compile-move'
import {
  bossHitsFor,
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
const RECOVER = moveNamed('Recover')

test('Below 45% of its HP it uses its move, below 25% a Heal cheer while it has cheers', () => {
  const battle = {
    decide: attackerPolicy(makePlan({ healBelow: 45, healCheerBelow: 25 })),
    raiders: [makeRaider({ moves: [STRONG, RECOVER] })],
  }
  const at = (hp: number, cheersLeft = 3) =>
    decisions(1, { ...battle, given: withRaider({ hp, cheersLeft }) })[0]
  expect(at(144)).toBe('Strong')
  expect(at(143)).toBe('Recover')
  expect(at(80)).toBe('Recover')
  expect(at(79)).toBe('heal cheer')
  expect(at(79, 0)).toBe('Recover')
})

test('It heals at its thresholds whatever the boss’s next move', () => {
  const decide = attackerPolicy(makePlan({ healBelow: 45 }))
  const raiders = [makeRaider({ moves: [STRONG, RECOVER] })]
  for (const hit of [1, 150, 1000]) {
    const battle = { decide, raiders, arena: bossHitsFor(hit) }
    expect(decisions(1, { ...battle, given: withRaider({ hp: 143 }) })).toEqual(['Recover'])
    expect(decisions(1, { ...battle, given: withRaider({ hp: 144 }) })).toEqual(['Strong'])
  }
})

test('It heals even if the next attack would win, which a player can’t be sure of', () => {
  const decide = attackerPolicy(makePlan({ healBelow: 45 }))
  const raiders = [makeRaider({ moves: [STRONG, RECOVER] })]
  const given = (state: Parameters<ReturnType<typeof withBoss>>[0]) =>
    withBoss({ hp: 1 })(withRaider({ hp: 10 })(state))
  expect(decisions(1, { decide, raiders, given })).toEqual(['Recover'])
})

test('With a threshold of 0%, it never heals', () => {
  const raiders = [makeRaider({ moves: [STRONG, RECOVER] })]
  expect(decisions(1, { decide: attackerPolicy(makePlan()), raiders, given: withRaider({ hp: 1 }) })).toEqual(
    ['Strong'],
  )
})

test('Without a pure healing move, it uses its first draining attack, even if another attack hits harder', () => {
  const decide = attackerPolicy(makePlan({ boosts: 3, healBelow: 45 }))
  const moves = [{ ...STRONG, basePower: 200 }, moveNamed('Drain Punch'), moveNamed('Swords Dance')]
  const raiders = [makeRaider({ moves })]
  const arena = makeArena({ damageOf: constantDamage(100) })
  expect(decisions(1, { decide, raiders, arena, given: withRaider({ hp: 143 }) })).toEqual(['Drain Punch'])
  expect(decisions(1, { decide, raiders, arena, given: withRaider({ hp: 144 }) })).toEqual(['Swords Dance'])
})

test('Without a healing move, it heals only with the cheer', () => {
  const decide = attackerPolicy(makePlan({ healBelow: 45, healCheerBelow: 25 }))
  const raiders = [makeRaider({ moves: [STRONG] })]
  expect(decisions(1, { decide, raiders, given: withRaider({ hp: 100 }) })).toEqual(['Strong'])
  expect(decisions(1, { decide, raiders, given: withRaider({ hp: 79 }) })).toEqual(['heal cheer'])
})

test('While taunted, it can’t recover, so it attacks', () => {
  const decide = attackerPolicy(makePlan({ healBelow: 45 }))
  const raiders = [makeRaider({ moves: [STRONG, RECOVER] })]
  const given = withRaider({ hp: 100, volatiles: { taunt: 3 } })
  expect(decisions(1, { decide, raiders, given })).toEqual(['Strong'])
})

describe('Bulk Up with Rest', () => {
  const REST = moveNamed('Rest')
  const BULK_UP = moveNamed('Bulk Up')
  const battle = {
    arena: makeArena({
      boss: makeBoss({ moves: [makeStatusMove('Splash')] }),
      damageOf: constantDamage(1),
    }),
    decide: attackerPolicy(makePlan({ boosts: 1, healBelow: 45 })),
    given: withRaider({ hp: 100 }),
  }

  test('It rests below its threshold, sleeps two turns, and continues boosting', () => {
    const raiders = [makeRaider({ moves: [STRONG, BULK_UP, REST] })]
    expect(decisions(5, { ...battle, raiders })).toEqual(['Rest', 'Bulk Up', 'Bulk Up', 'Bulk Up', 'Strong'])
  })

  test('It snores in the two turns of sleep, and not in the turn in which it wakes', () => {
    const raiders = [makeRaider({ moves: [STRONG, BULK_UP, REST, moveNamed('Snore')] })]
    expect(decisions(5, { ...battle, raiders })).toEqual(['Rest', 'Snore', 'Snore', 'Bulk Up', 'Strong'])
  })
})

test('It doesn’t drain a boss that is immune or has Liquid Ooze', () => {
  const decide = attackerPolicy(makePlan({ healBelow: 45 }))
  const moves = [STRONG, moveNamed('Drain Punch')]
  const given = withRaider({ hp: 100 })
  const drainable = makeArena({ damageOf: constantDamage(100) })
  const untouched = makeArena({
    damageOf: (hit) => constantDamage(hit.move.name === 'Drain Punch' ? 0 : 100)(hit),
  })
  const oozing = makeArena({ damageOf: constantDamage(100), boss: makeBoss({ ability: 'Liquid Ooze' }) })
  const choice = (arena: typeof drainable) =>
    decisions(1, { decide, arena, raiders: [makeRaider({ moves })], given })
  expect([choice(drainable), choice(untouched), choice(oozing)]).toEqual([
    ['Drain Punch'],
    ['Strong'],
    ['Strong'],
  ])
})

test('Under Heal Block it attacks and keeps its cheers', () => {
  const decide = attackerPolicy(makePlan({ healBelow: 45, healCheerBelow: 25 }))
  const raiders = [makeRaider({ moves: [STRONG, RECOVER] })]
  const given = withRaider({ hp: 10, volatiles: { healblock: 5 } })
  expect(decisions(1, { decide, raiders, given })).toEqual(['Strong'])
})

test('It doesn’t use a second Wish before the first Wish heals, or Rest if it can’t sleep', () => {
  const decide = attackerPolicy(makePlan({ healBelow: 45 }))
  const choice = (move: string, changes: Parameters<typeof withRaider>[0], ability = 'Pressure') =>
    decisions(1, {
      decide,
      raiders: [makeRaider({ ability, moves: [STRONG, moveNamed(move)] })],
      given: withRaider({ hp: 100, ...changes }),
    })
  expect(choice('Wish', {})).toEqual(['Wish'])
  expect(choice('Wish', { volatiles: { wish: 1 } })).toEqual(['Strong'])
  expect(choice('Rest', {})).toEqual(['Rest'])
  expect(choice('Rest', {}, 'Insomnia')).toEqual(['Strong'])
})

test('Once the boss is below a fifth of its HP, it no longer sets up, but still heals', () => {
  const decide = attackerPolicy(makePlan({ boosts: 3, healBelow: 45 }))
  const raiders = [makeRaider({ moves: [STRONG, RECOVER, moveNamed('Swords Dance')] })]
  const arena = makeArena({ damageOf: constantDamage(1) })
  const at = (share: number, hp: number) =>
    decisions(1, {
      ...{ decide, raiders, arena },
      given: (state) => withBoss({ hp: share * state.boss.maxHp })(withRaider({ hp })(state)),
    })
  expect([at(0.2, 320), at(0.19, 320), at(0.19, 100)]).toEqual([['Swords Dance'], ['Strong'], ['Recover']])
})
