import {
  constantDamage,
  damageBy,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  makeStatusMove,
  withBoss,
  withRaider,
} from '@/testing/battle/battles'
import { choiceOf, decisions, makePlan } from '@/testing/battle/decisions'
import { moveNamed } from '@/testing/battle/move-named'
import { LEVEL_STAGES } from '@/testing/battle/standing'
import { attackerPlaying } from './attacker'

const STRONG = makeMove('Strong')
const WEAK = makeMove('Weak', { basePower: 40 })
const SWORDS_DANCE = moveNamed('Swords Dance')
const RESET = { threshold: 90, action: 'Player Stats & Status Reset', move: -1 } as const

/** Damage as high as a move's power. */
const byPower = damageBy(({ move }) => move.basePower)

/** A boss whose attack does so much, while raiders do 100. */
const bossHitsFor = (amount: number) =>
  makeArena({
    boss: makeBoss({ moves: [makeMove('Tackle')] }),
    damageOf: damageBy(({ attacker }) => (attacker.who < 0 ? amount : 100)),
  })

test('Of its attacks it uses the one that does most', () => {
  const raiders = [makeRaider({ moves: [WEAK, STRONG] })]
  const arena = makeArena({ damageOf: byPower })
  expect(decisions(1, { decide: attackerPlaying(makePlan()), arena, raiders })).toEqual(['Strong'])
})

test('It boosts as often as its plan says, then attacks', () => {
  const raiders = [makeRaider({ moves: [STRONG, SWORDS_DANCE] })]
  const decide = attackerPlaying(makePlan({ boosts: 2 }))
  expect(decisions(4, { decide, raiders })).toEqual(['Swords Dance', 'Swords Dance', 'Strong', 'Strong'])
})

test('It does not boost when the next hit would bring the reset about', () => {
  // The reset is due at 9000 of 10000 HP; a hit takes 100.
  const raiders = [makeRaider({ moves: [STRONG, SWORDS_DANCE] })]
  const battle = {
    decide: attackerPlaying(makePlan({ boosts: 1 })),
    arena: makeArena({ actions: [{ ...RESET, trigger: 'HP' }] }),
    raiders,
  }
  expect(decisions(1, { ...battle, given: withBoss({ hp: 9100 }) })).toEqual(['Strong'])
  expect(decisions(1, { ...battle, given: withBoss({ hp: 9101 }) })).toEqual(['Swords Dance'])
})

test('It does not boost when the reset is due within two turns', () => {
  // The reset is due at 405 of 450 s; two turns take 24 s.
  const raiders = [makeRaider({ moves: [STRONG, SWORDS_DANCE] })]
  const battle = {
    decide: attackerPlaying(makePlan({ boosts: 1 })),
    arena: makeArena({ actions: [{ ...RESET, trigger: 'Time' }] }),
    raiders,
  }
  expect(decisions(1, { ...battle, given: (state) => ({ ...state, secondsLeft: 429 }) })).toEqual(['Strong'])
  expect(decisions(1, { ...battle, given: (state) => ({ ...state, secondsLeft: 430 }) })).toEqual([
    'Swords Dance',
  ])
})

test('It boosts again after the player reset, and not where its plan says once', () => {
  const battle = {
    arena: makeArena({ actions: [{ ...RESET, trigger: 'HP' }] }),
    raiders: [makeRaider({ moves: [STRONG, SWORDS_DANCE] })],
    given: withBoss({ hp: 9000, actionsDone: 1 }),
  }
  const plan = makePlan({ boosts: 1 })
  expect(decisions(2, { ...battle, decide: attackerPlaying(plan) })).toEqual(['Swords Dance', 'Strong'])
  expect(decisions(1, { ...battle, decide: attackerPlaying({ ...plan, again: false }) })).toEqual(['Strong'])
})

test('It attacks between boosts that the boss undoes each turn', () => {
  const lunge = makeMove('Lunge', { secondaries: [{ chance: 100, boosts: { atk: -1 } }] })
  const howl = makeStatusMove('Howl', { boosts: { atk: 1 } })
  expect(
    decisions(4, {
      decide: attackerPlaying(makePlan({ boosts: 1 })),
      arena: makeArena({ boss: makeBoss({ moves: [lunge] }), damageOf: constantDamage(1) }),
      raiders: [makeRaider({ moves: [STRONG, howl] })],
    }),
  ).toEqual(['Howl', 'Strong', 'Howl', 'Strong'])
})

test('With Contrary it does not lower itself by a boost', () => {
  const raiders = [makeRaider({ ability: 'Contrary', moves: [STRONG, SWORDS_DANCE] })]
  expect(decisions(1, { decide: attackerPlaying(makePlan({ boosts: 2 })), raiders })).toEqual(['Strong'])
})

test('It leaves Belly Drum alone where it has no more than the half that it costs', () => {
  const battle = {
    decide: attackerPlaying(makePlan({ boosts: 1 })),
    raiders: [makeRaider({ moves: [STRONG, moveNamed('Belly Drum')] })],
  }
  expect(decisions(1, { ...battle, given: withRaider({ hp: 160 }) })).toEqual(['Strong'])
  expect(decisions(1, { ...battle, given: withRaider({ hp: 161 }) })).toEqual(['Belly Drum'])
})

test('It uses Belly Drum only where the half that is left survives the next hit', () => {
  const moves = [STRONG, moveNamed('Belly Drum')]
  const battle = { decide: attackerPlaying(makePlan({ boosts: 1 })), raiders: [makeRaider({ moves })] }
  expect(decisions(1, { ...battle, arena: bossHitsFor(159) })).toEqual(['Belly Drum'])
  expect(decisions(1, { ...battle, arena: bossHitsFor(160) })).toEqual(['Strong'])
})

test('Taunted it attacks instead of boosting', () => {
  const raiders = [makeRaider({ moves: [STRONG, SWORDS_DANCE] })]
  const decide = attackerPlaying(makePlan({ boosts: 1 }))
  expect(decisions(1, { decide, raiders, given: withRaider({ volatiles: { taunt: 3 } }) })).toEqual([
    'Strong',
  ])
})

test('It uses another attack than the one that is disabled', () => {
  const raiders = [makeRaider({ moves: [STRONG, WEAK] })]
  const given = withRaider({ volatiles: { disable: 4, disabledmove: 1 } })
  const arena = makeArena({ damageOf: byPower })
  expect(decisions(1, { decide: attackerPlaying(makePlan()), arena, raiders, given })).toEqual(['Weak'])
})

test('It alternates Gigaton Hammer, which cannot be used twice in a row', () => {
  const arena = makeArena({ damageOf: byPower })
  const decide = attackerPlaying(makePlan())
  const hammer = moveNamed('Gigaton Hammer')
  expect(decisions(3, { decide, arena, raiders: [makeRaider({ moves: [hammer, WEAK] })] })).toEqual([
    'Gigaton Hammer',
    'Weak',
    'Gigaton Hammer',
  ])
  expect(decisions(3, { decide, arena, raiders: [makeRaider({ moves: [hammer, SWORDS_DANCE] })] })).toEqual([
    'Gigaton Hammer',
    'Swords Dance',
    'Gigaton Hammer',
  ])
})

test('It uses First Impression in its first turn alone', () => {
  const raiders = [makeRaider({ moves: [moveNamed('First Impression'), WEAK] })]
  const arena = makeArena({ damageOf: byPower })
  expect(decisions(2, { decide: attackerPlaying(makePlan()), arena, raiders })).toEqual([
    'First Impression',
    'Weak',
  ])
})

test('It waits where nothing that it has does damage', () => {
  const decide = attackerPlaying(makePlan({ boosts: 1 }))
  expect(decisions(1, { decide, raiders: [makeRaider({ moves: [moveNamed('Splash')] })] })).toEqual(['wait'])
  expect(decisions(1, { decide, arena: makeArena({ damageOf: constantDamage(0) }) })).toEqual(['wait'])
  expect(decisions(1, { decide, raiders: [makeRaider({ moves: [moveNamed('Future Sight')] })] })).toEqual([
    'wait',
  ])
})

test('It Terastallizes with the first move for which its orb is full', () => {
  const decide = attackerPlaying(makePlan())
  expect(choiceOf({ decide, given: withRaider({ teraCharge: 2 }) })).toMatchObject({ terastallize: false })
  expect(choiceOf({ decide, given: withRaider({ teraCharge: 3 }) })).toMatchObject({ terastallize: true })
})

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

test('It lowers the boss as often as its plan says, by a status move before the shield alone', () => {
  const raiders = [makeRaider({ moves: [STRONG, { ...moveNamed('Screech'), accuracy: true }] })]
  const decide = attackerPlaying(makePlan({ debuffs: 2 }))
  expect(decisions(3, { decide, raiders })).toEqual(['Screech', 'Screech', 'Strong'])
  const given = withBoss({ shield: { phase: 'up', barLeft: 3000 } })
  expect(decisions(1, { decide, raiders, given })).toEqual(['Strong'])
})

test('Acid Spray lowers the boss through its shield', () => {
  const raiders = [makeRaider({ moves: [STRONG, { ...moveNamed('Acid Spray'), accuracy: true }] })]
  const given = withBoss({ shield: { phase: 'up', barLeft: 3000 } })
  const decide = attackerPlaying(makePlan({ debuffs: 1 }))
  expect(decisions(2, { decide, raiders, given })).toEqual(['Acid Spray', 'Strong'])
})

test.each(['Clear Body', 'Mirror Armor', 'Contrary', 'Magic Bounce', 'Good as Gold', 'Soundproof'])(
  'It uses no Screech against %s',
  (ability) => {
    const raiders = [makeRaider({ moves: [STRONG, moveNamed('Screech')] })]
    const arena = makeArena({ boss: makeBoss({ ability }) })
    const decide = attackerPlaying(makePlan({ debuffs: 2 }))
    expect(decisions(1, { decide, arena, raiders })).toEqual(['Strong'])
  },
)

test('It lowers the boss again after its reset, and not where its plan says once', () => {
  const battle = {
    arena: makeArena({
      actions: [{ trigger: 'HP', threshold: 90, action: 'Stats & Status Reset', move: -1 }],
    }),
    raiders: [makeRaider({ moves: [STRONG, moveNamed('Acid Spray')] })],
    given: withBoss({ hp: 9000, actionsDone: 1, stages: LEVEL_STAGES }),
  }
  const plan = makePlan({ debuffs: 1 })
  expect(decisions(1, { ...battle, decide: attackerPlaying(plan) })).toEqual(['Acid Spray'])
  expect(decisions(1, { ...battle, decide: attackerPlaying({ ...plan, again: false }) })).toEqual(['Strong'])
})

test('While it recharges it names a move, so that the pause passes', () => {
  const hyperBeam = { ...moveNamed('Hyper Beam'), accuracy: true } as const
  const raiders = [makeRaider({ moves: [hyperBeam] })]
  const arena = makeArena({ damageOf: constantDamage(100) })
  expect(decisions(3, { decide: attackerPlaying(makePlan()), arena, raiders })).not.toContain('wait')
})
