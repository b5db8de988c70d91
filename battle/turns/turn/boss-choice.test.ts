import type { Assumptions } from '@/battle/assumptions'
import type { BattleMove } from '@/battle/model/battle-move'
import {
  choose,
  damageBy,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  makeStatusMove,
  playOut,
  withBoss,
  withRaider,
} from '@/testing/battle/battles'

const weak = makeMove('Pound', { basePower: 40 })
const strong = makeMove('Hyper Voice', { basePower: 90 })
const useless = makeMove('Psychic', { basePower: 0 })
const dance = makeStatusMove('Swords Dance', { boosts: { atk: 2 } })

function picks(
  bossPicks: 'at random' | 'strongest',
  moves: readonly BattleMove[],
  taunted = false,
  assumptions: Partial<Assumptions> = {},
) {
  const arena = makeArena({
    boss: makeBoss({ moves, randomMoveCount: moves.length }),
    damageOf: damageBy(({ move }) => (move.basePower > 0 ? move.basePower : 0)),
    assumptions: { bossPicks, ...assumptions },
  })
  const uses = new Map<string, number>()
  for (let seed = 0; seed < 900; seed++) {
    const { events } = playOut({ arena, seed, given: withBoss({ volatiles: taunted ? { taunt: 3 } : {} }) })
    for (const event of events) {
      if (event.kind === 'uses' && event.by < 0) uses.set(event.move, (uses.get(event.move) ?? 0) + 1)
    }
  }
  return Object.fromEntries(uses)
}

test('At random, the boss chooses all moves that affect the target equally often', () => {
  const uses = picks('at random', [weak, useless, strong, dance])
  expect(Object.keys(uses).sort()).toEqual(['Hyper Voice', 'Pound', 'Swords Dance'])
  for (const times of Object.values(uses)) expect(Math.abs(times - 300)).toBeLessThan(71)
})

test('If it picks the strongest attack, the boss chooses no other move', () => {
  expect(picks('strongest', [weak, strong, dance])).toEqual({ 'Hyper Voice': 900 })
})

test('Strength includes accuracy and the number of hits', () => {
  const risky = makeMove('Zap Cannon', { basePower: 120, accuracy: 50 })
  expect(picks('strongest', [risky, strong])).toEqual({ 'Hyper Voice': 900 })
  // 40 x 3.1 = 124.
  const rockBlast = makeMove('Rock Blast', { basePower: 40, hits: [2, 5] })
  expect(Object.keys(picks('strongest', [rockBlast, strong]))).toEqual(['Rock Blast'])
})

test('A boss doesn’t choose an explosion that fails by assumption', () => {
  const explosion = makeMove('Explosion', { basePower: 250 })
  for (const bossPicks of ['at random', 'strongest'] as const) {
    expect(picks(bossPicks, [weak, explosion], false, { explosionsWork: false })).toEqual({ Pound: 900 })
  }
})

test('A taunted boss doesn’t choose status moves', () => {
  expect(picks('at random', [weak, dance], true)).toEqual({ Pound: 900 })
})

test('A boss doesn’t choose Yawn against a raider with a status', () => {
  const yawn = makeMove('Yawn', { category: 'Status', volatileStatus: 'yawn' })
  const arena = makeArena({ boss: makeBoss({ moves: [yawn, weak], randomMoveCount: 2 }) })
  const bossMoves = (status?: 'par') =>
    Array.from({ length: 20 }, (_, seed) => playOut({ arena, seed, given: withRaider({ status }) }).events)
      .flat()
      .filter((event) => event.kind === 'uses' && event.move === 'Yawn').length
  expect(bossMoves()).toBeGreaterThan(0)
  expect(bossMoves('par')).toBe(0)
})

test('A spread move in a pair hits its single target at full power', () => {
  const quake = makeMove('Earthquake', { target: 'allAdjacent' })
  const { state } = playOut({
    arena: makeArena({
      boss: makeBoss({ moves: [quake] }),
      damageOf: damageBy(({ spread }) => (spread ? 75 : 100)),
    }),
    raiders: [makeRaider(), makeRaider()],
    turns: [[choose(), { kind: 'wait' }]],
  })
  expect(state.raiders.map(({ hp }) => hp)).toEqual([220, 320])
})
