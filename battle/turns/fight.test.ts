import { createRandom } from '@/battle/model/random'
import { choose, constantDamage, makeArena, makeBoss, makeMove, makeRaider } from '@/testing/battle/battles'
import { fight } from './fight'

const attack = () => choose()

test('A battle is won when the boss has no HP left', () => {
  // 10,000 HP: five hits of 1,000 to half, 16 of 200 to below the shield's bar (3,000), two more for the last 1,800.
  const arena = makeArena({ damageOf: constantDamage(1000) })
  const result = fight(arena, [{ fighter: makeRaider(), decide: attack }], createRandom(1))
  expect(result).toEqual({
    won: true,
    turns: 23,
    faints: 0,
    bossHpShare: 0,
    secondsLeft: 450 - 21.5 - 21 * 13.5 - 10,
  })
})

test('A battle is lost when the time is up, with the share of HP left', () => {
  // The first turn takes 21.5 s and 31 turns 13.5 s each, which leaves ten seconds, too few to choose: 32 hits.
  const arena = makeArena({ damageOf: constantDamage(10) })
  const result = fight(arena, [{ fighter: makeRaider(), decide: attack }], createRandom(1))
  expect(result).toMatchObject({ won: false, turns: 33, secondsLeft: 0 })
  // The shield rises when 247.5 s are left: 14 turns leave 253 s, and the ten seconds to choose 243. It lets a fifth through.
  expect(result.bossHpShare).toBe((10000 - 14 * 10 - 18 * 2) / 10000)
})

test('All raiders’ faints count', () => {
  const arena = makeArena({ boss: makeBoss({ moves: [makeMove('Pound')] }), damageOf: constantDamage(400) })
  const players = [makeRaider(), makeRaider()].map((fighter) => ({ fighter, decide: attack }))
  const { faints, won } = fight(arena, players, createRandom(1))
  expect(won).toBe(false)
  expect(faints).toBeGreaterThan(2)
})

test('A listener gets the start and every turn', () => {
  // One hit to half HP, four of 1,000 to below the shield's bar (3,000), one to the end.
  const turns: number[] = []
  const arena = makeArena({ damageOf: constantDamage(5000) })
  fight(arena, [{ fighter: makeRaider(), decide: attack }], createRandom(1), ({ turn }) => turns.push(turn))
  expect(turns).toEqual([0, 1, 2, 3, 4, 5, 6])
})
