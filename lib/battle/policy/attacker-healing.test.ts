import { moveNamed } from '@/lib/battle/dex/moves/compile-move'
import {
  bossHitsFor,
  damageBy,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  withBoss,
  withRaider,
} from '@/testing/battle/battles'
import { decisions, makePlan } from '@/testing/battle/decisions'
import { attackerPlaying } from './attacker'

const STRONG = makeMove('Strong')

test('It heals when the hardest hit could bring it down, and never where its plan says so', () => {
  // 200 Speed against 100: it heals before the next hit of 150.
  const battle = { arena: bossHitsFor(150), raiders: [makeRaider({ moves: [STRONG, moveNamed('Recover')] })] }
  const decide = attackerPlaying(makePlan({ caution: 'hardest hit' }))
  expect(decisions(1, { ...battle, decide, given: withRaider({ hp: 150, cheersLeft: 0 }) })).toEqual([
    'Recover',
  ])
  expect(decisions(1, { ...battle, decide, given: withRaider({ hp: 151 }) })).toEqual(['Strong'])
  const reckless = attackerPlaying(makePlan())
  expect(decisions(1, { ...battle, decide: reckless, given: withRaider({ hp: 1 }) })).toEqual(['Strong'])
})

test('Slower than the boss, it heals one hit earlier', () => {
  const stats = { hp: 320, atk: 200, def: 200, spa: 200, spd: 200, spe: 50 }
  const moves = [STRONG, moveNamed('Recover')]
  const battle = {
    arena: bossHitsFor(100),
    decide: attackerPlaying(makePlan({ caution: 'hardest hit' })),
    raiders: [makeRaider({ stats, moves })],
  }
  expect(decisions(1, { ...battle, given: withRaider({ hp: 200 }) })).toEqual(['Recover'])
  expect(decisions(1, { ...battle, given: withRaider({ hp: 201 }) })).toEqual(['Strong'])
  // In Trick Room the slower one is first, and one more hit is no danger.
  const inTrickRoom = decisions(1, {
    ...battle,
    given: (state) => ({
      ...withRaider({ hp: 200 })(state),
      field: { ...state.field, trickRoom: 3 },
    }),
  })
  expect(inTrickRoom).toEqual(['Strong'])
})

test('Paralysis makes it heal one hit earlier where it halves its Speed below that of the boss', () => {
  // 200 / 2 ties with the boss, which wins ties.
  const battle = {
    arena: bossHitsFor(100),
    decide: attackerPlaying(makePlan({ caution: 'hardest hit' })),
    raiders: [makeRaider({ moves: [STRONG, moveNamed('Recover')] })],
  }
  expect(decisions(1, { ...battle, given: withRaider({ hp: 150 }) })).toEqual(['Strong'])
  expect(decisions(1, { ...battle, given: withRaider({ hp: 150, status: 'par' }) })).toEqual(['Recover'])
})

test('It takes the drain attack over a cheer where that gives more', () => {
  // A cheer gives 0.6 × 320 = 192 HP in the mean.
  const raiders = [makeRaider({ moves: [moveNamed('Drain Punch')] })]
  const decide = attackerPlaying(makePlan({ caution: 'hardest hit' }))
  const drainOf = (amount: number) =>
    makeArena({
      boss: makeBoss({ moves: [makeMove('Tackle')] }),
      damageOf: damageBy(({ attacker }) => (attacker.who < 0 ? 200 : amount)),
    })
  const given = withRaider({ hp: 20 })
  expect(decisions(1, { decide, raiders, given, arena: drainOf(386) })).toEqual(['Drain Punch'])
  expect(decisions(1, { decide, raiders, given, arena: drainOf(382) })).toEqual(['heal cheer'])
  const ooze = { ...drainOf(386), boss: makeBoss({ ability: 'Liquid Ooze', moves: [makeMove('Tackle')] }) }
  expect(decisions(1, { decide, raiders, given, arena: ooze })).toEqual(['heal cheer'])
})

test('It brings the boss down rather than heal', () => {
  const raiders = [makeRaider({ moves: [STRONG, moveNamed('Recover')] })]
  const decide = attackerPlaying(makePlan({ caution: 'hardest hit' }))
  const arena = bossHitsFor(150)
  const given = (hp: number) => (state: Parameters<ReturnType<typeof withBoss>>[0]) =>
    withBoss({ hp })(withRaider({ hp: 10, cheersLeft: 0 })(state))
  expect(decisions(1, { decide, arena, raiders, given: given(100) })).toEqual(['Strong'])
  expect(decisions(1, { decide, arena, raiders, given: given(101) })).toEqual(['Recover'])
})
