import { damageBy, makeArena, makeMove, makeRaider, playOut } from '@/testing/battle/battles'
import { attackWith, HIT } from '@/testing/battle/one-attack'

test('A move of two to five hits strikes 2, 3, 4 and 5 times in 35, 35, 15 and 15 of 100', () => {
  const counts = [0, 0, 0, 0, 0, 0]
  for (let seed = 0; seed < 2000; seed++) {
    const { events } = attackWith({ hits: [2, 5] }, {}, seed)
    const hits = events.filter(({ kind }) => kind === 'damage').length
    counts[hits] = (counts[hits] ?? 0) + 1
  }
  // Five standard deviations of 2000 draws are 107 for 35 % and 80 for 15 %.
  const [, , two = 0, three = 0, four = 0, five = 0] = counts
  expect(Math.abs(two - 700)).toBeLessThan(107)
  expect(Math.abs(three - 700)).toBeLessThan(107)
  expect(Math.abs(four - 300)).toBeLessThan(80)
  expect(Math.abs(five - 300)).toBeLessThan(80)
})

test('Skill Link strikes five times, Loaded Dice four or five', () => {
  expect(attackWith({ hits: [2, 5] }, { ability: 'Skill Link' }).boss.hp).toBe(10000 - 5 * HIT)
  for (let seed = 0; seed < 20; seed++) {
    const { boss } = attackWith({ hits: [2, 5] }, { item: 'Loaded Dice' }, seed)
    expect([10000 - 4 * HIT, 10000 - 5 * HIT]).toContain(boss.hp)
  }
})

test('Triple Axel strikes with 20, 40 and 60', () => {
  const axel = makeMove('Triple Axel', { hits: [3, 3], basePower: 20 })
  const { boss } = playOut({
    arena: makeArena({ damageOf: damageBy(({ move }) => move.basePower) }),
    raiders: [makeRaider({ moves: [axel] })],
  })
  expect(boss.hp).toBe(10000 - 120)
})
