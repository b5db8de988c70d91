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
import { attackerPolicy } from './attacker'

const STRONG = makeMove('Strong')
const WEAK = makeMove('Weak', { basePower: 40 })
const SWORDS_DANCE = moveNamed('Swords Dance')

const byPower = damageBy(({ move }) => move.basePower)

test('It uses the attack that does most damage', () => {
  const raiders = [makeRaider({ moves: [WEAK, STRONG] })]
  const arena = makeArena({ damageOf: byPower })
  expect(decisions(1, { decide: attackerPolicy(makePlan()), arena, raiders })).toEqual(['Strong'])
})

test('It doesn’t use a disabled attack', () => {
  const raiders = [makeRaider({ moves: [STRONG, WEAK] })]
  const given = withRaider({ volatiles: { disable: 4, disabledmove: 1 } })
  const arena = makeArena({ damageOf: byPower })
  expect(decisions(1, { decide: attackerPolicy(makePlan()), arena, raiders, given })).toEqual(['Weak'])
})

test('It alternates Gigaton Hammer, which can’t be used twice in a row, with another move', () => {
  const arena = makeArena({ damageOf: byPower })
  const decide = attackerPolicy(makePlan())
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

test('It uses First Impression only in its first turn', () => {
  const raiders = [makeRaider({ moves: [moveNamed('First Impression'), WEAK] })]
  const arena = makeArena({ damageOf: byPower })
  expect(decisions(2, { decide: attackerPolicy(makePlan()), arena, raiders })).toEqual([
    'First Impression',
    'Weak',
  ])
})

test('It waits if none of its moves does damage', () => {
  const decide = attackerPolicy(makePlan({ boosts: 1 }))
  expect(decisions(1, { decide, raiders: [makeRaider({ moves: [moveNamed('Splash')] })] })).toEqual(['wait'])
  expect(decisions(1, { decide, arena: makeArena({ damageOf: constantDamage(0) }) })).toEqual(['wait'])
  expect(decisions(1, { decide, raiders: [makeRaider({ moves: [moveNamed('Future Sight')] })] })).toEqual([
    'wait',
  ])
})

test('It Terastallizes with the first move once its orb is full', () => {
  const decide = attackerPolicy(makePlan())
  expect(choiceOf({ decide, given: withRaider({ teraCharge: 2 }) })).toMatchObject({ terastallize: false })
  expect(choiceOf({ decide, given: withRaider({ teraCharge: 3 }) })).toMatchObject({ terastallize: true })
})

test('While recharging, it chooses a move, so that the pause ends', () => {
  const hyperBeam = { ...moveNamed('Hyper Beam'), accuracy: true } as const
  const raiders = [makeRaider({ moves: [hyperBeam] })]
  const arena = makeArena({ damageOf: constantDamage(100) })
  expect(decisions(3, { decide: attackerPolicy(makePlan()), arena, raiders })).not.toContain('wait')
})
