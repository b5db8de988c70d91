import { moveNamed } from '@/battle/dex/moves/compile-move'
import {
  constantDamage,
  damageBy,
  makeArena,
  makeMove,
  makeRaider,
  withRaider,
} from '@/testing/battle/battles'
import { choiceOf, decisions, makePlan } from '@/testing/battle/decisions'
import { attackerPlaying } from './attacker'

const STRONG = makeMove('Strong')
const WEAK = makeMove('Weak', { basePower: 40 })
const SWORDS_DANCE = moveNamed('Swords Dance')

/** Damage as high as a move's power. */
const byPower = damageBy(({ move }) => move.basePower)

test('Of its attacks it uses the one that does most', () => {
  const raiders = [makeRaider({ moves: [WEAK, STRONG] })]
  const arena = makeArena({ damageOf: byPower })
  expect(decisions(1, { decide: attackerPlaying(makePlan()), arena, raiders })).toEqual(['Strong'])
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

test('While it recharges it names a move, so that the pause passes', () => {
  const hyperBeam = { ...moveNamed('Hyper Beam'), accuracy: true } as const
  const raiders = [makeRaider({ moves: [hyperBeam] })]
  const arena = makeArena({ damageOf: constantDamage(100) })
  expect(decisions(3, { decide: attackerPlaying(makePlan()), arena, raiders })).not.toContain('wait')
})
