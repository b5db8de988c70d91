import type { BattleMove } from '@/battle/model/battle-move'
import type { Choice } from '@/battle/plan'
import {
  choose,
  constantDamage,
  damageBy,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  makeStatusMove,
  playOut,
  withBoss,
} from '@/testing/battle/battles'
import { moveNamed } from './compile-move'

const HP = 10_000
const pound = makeMove('Pound')
const splash = makeStatusMove('Splash')
const mimic = moveNamed('Mimic')

/** Uses its first move each turn: Mimic, then the move that it copied. The boss moves first. */
function mimicTurns(bossMove: BattleMove, moves: readonly BattleMove[] = [mimic], turns = 2) {
  return playOut({
    arena: makeArena({ boss: makeBoss({ moves: [bossMove] }), damageOf: constantDamage(10) }),
    raiders: [
      makeRaider({ moves, stats: { hp: 320, atk: 200, def: 200, spa: 200, spd: 200, spe: 50 } }),
      makeRaider(),
    ],
    given: withBoss({ lastMove: 0 }),
    turns: Array.from({ length: turns }, () => [choose(), { kind: 'wait' }]),
  })
}

test('Mimic becomes the boss’s last move after one use', () => {
  const { boss, raider } = mimicTurns(pound, [mimic, splash])
  expect(boss.hp).toBe(HP - 10)
  expect(raider.fighter.moves.map(({ name }) => name)).toEqual(['Pound', 'Splash'])
})

test.each([
  ['that cannot be copied', moveNamed('Metronome'), [mimic]],
  ['that its user knows', pound, [mimic, pound]],
])('Mimic fails on a move %s', (_, bossMove, moves) => {
  const { raider, events } = mimicTurns(bossMove, moves, 1)
  expect(events).toContainEqual({ kind: 'fails', by: 0, why: 'condition' })
  expect(raider.fighter.moves).toEqual(moves)
})

test('Mimic fails if its target has used no move, and against a shield', () => {
  const raiders = [makeRaider({ moves: [mimic] })]
  expect(playOut({ raiders }).events).toContainEqual({ kind: 'fails', by: 0, why: 'condition' })
  const shielded = withBoss({ lastMove: 0, hp: 5000, shield: { phase: 'up', barLeft: 3000 } })
  expect(playOut({ raiders, given: shielded }).raider.fighter.moves).toEqual([mimic])
})

test('Instruct doesn’t repeat a move from before Mimic copied it', () => {
  const onFirst: Choice = { kind: 'move', move: 0, ally: 0, terastallize: false }
  const { boss, events } = playOut({
    arena: makeArena({ boss: makeBoss({ moves: [pound] }), damageOf: constantDamage(10) }),
    raiders: [
      makeRaider({ moves: [mimic] }),
      makeRaider({ moves: [makeStatusMove('Instruct', { target: 'normal' })] }),
    ],
    given: withBoss({ lastMove: 0 }),
    turns: [[choose(), onFirst]],
  })
  expect(boss.hp).toBe(HP)
  expect(events).toContainEqual({ kind: 'fails', by: 1, why: 'condition' })
})

test('Fainting ends Mimic and Transform', () => {
  const arena = makeArena({
    boss: makeBoss({ moves: [pound] }),
    damageOf: damageBy(({ attacker }) => (attacker.who < 0 ? 999 : 1)),
  })
  for (const [move, event] of [
    [mimic, 'mimics'],
    [moveNamed('Transform'), 'transforms'],
  ] as const) {
    const raiders = [makeRaider({ species: 'Ditto', moves: [move] })]
    const { raider, kinds } = playOut({ arena, raiders, given: withBoss({ lastMove: 0 }) })
    expect(kinds).toContain(event)
    expect(raider).toMatchObject({ faints: 1, fighter: { species: 'Ditto', moves: [move] } })
  }
})
