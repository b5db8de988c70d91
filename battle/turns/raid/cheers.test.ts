import { BOSS } from '@/battle/events'
import {
  choose,
  chooseCheer,
  damageBy,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  playOut,
  withRaider,
} from '@/testing/battle/battles'

const WAIT = { kind: 'wait' } as const
const HP = 10_000

// The boss attacks first: the raider has 1 of its 320 HP and takes 90; the raider does 100.
const arenaWith = (assumptions: Parameters<typeof makeArena>[0]) =>
  makeArena({
    boss: makeBoss({ moves: [makeMove('Pound')] }),
    damageOf: damageBy(({ attacker }) => (attacker.who === BOSS ? 90 : 100)),
    ...assumptions,
  })

/** A raider faints under another raider's two cheers. Two turns later it attacks `attacks` times. */
function afterFaintUnderCheers(attacks: number, cheersOutlastFaint: boolean) {
  return playOut({
    arena: arenaWith({ assumptions: { cheersOutlastFaint } }),
    raiders: [makeRaider(), makeRaider(), makeRaider()],
    given: withRaider({ hp: 1 }),
    turns: [
      [WAIT, chooseCheer('attack'), chooseCheer('defense')],
      [choose(), WAIT, WAIT],
      [WAIT, WAIT, WAIT],
      [WAIT, WAIT, WAIT],
      ...Array.from({ length: attacks }, () => [choose(), WAIT, WAIT]),
    ],
  })
}

test('If a raider faints under cheers, it alone keeps the cheers until the battle ends', () => {
  const beforeAttack = afterFaintUnderCheers(0, true)
  expect(beforeAttack.raider).toMatchObject({ faints: 1, hp: 320, attackCheered: true, defenseCheered: true })
  expect(beforeAttack.state.raiders[1]).toMatchObject({ attackCheered: false, defenseCheered: false })
  const { boss, raider } = afterFaintUnderCheers(1, true)
  expect(beforeAttack.boss.hp - boss.hp).toBe(150)
  expect(320 - raider.hp).toBe(60)
})

test('Under the other assumption, cheers end with a faint', () => {
  const beforeAttack = afterFaintUnderCheers(0, false)
  const { boss, raider } = afterFaintUnderCheers(1, false)
  expect(beforeAttack.boss.hp - boss.hp).toBe(100)
  expect(320 - raider.hp).toBe(90)
})

test('A lasting cheer doesn’t add to the next', () => {
  const { boss } = playOut({
    given: withRaider({ attackCheered: true }),
    turns: [[chooseCheer('attack')], [choose()]],
  })
  expect(boss.hp).toBe(HP - 150)
})

test('Two cheers last three turns, or up to six under the other assumption', () => {
  const dealt = (mostCheerTurns: number, cheers: number) => {
    const { boss } = playOut({
      arena: makeArena({ assumptions: { mostCheerTurns } }),
      raiders: Array.from({ length: 4 }, () => makeRaider()),
      turns: [
        Array.from({ length: cheers }, () => chooseCheer('attack')),
        ...Array.from({ length: 7 }, () => [choose()]),
      ],
    })
    return HP - boss.hp
  }
  // The turn of the cheers counts: two turns at 150, or five.
  expect(dealt(3, 2)).toBe(2 * 150 + 5 * 100)
  expect(dealt(6, 2)).toBe(5 * 150 + 2 * 100)
  expect(dealt(6, 3)).toBe(5 * 150 + 2 * 100)
  expect(dealt(6, 1)).toBe(2 * 150 + 5 * 100)
})
