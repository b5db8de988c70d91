import type { BattleMove } from '@/battle/model/battle-move'
import type { Fighter } from '@/battle/model/fighter'
import {
  choose,
  constantDamage,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  makeStatusMove,
  playOut,
  withRaider,
} from '@/testing/battle/battles'

const splash = makeStatusMove('Splash')
const dance = makeStatusMove('Swords Dance', { boosts: { atk: 2 } })
const smash = makeStatusMove('Shell Smash', { boosts: { atk: 2, spa: 2, spe: 2, def: -1, spd: -1 } })

function watchBoss(raider: Partial<Fighter>, move: BattleMove = dance, turns = 1) {
  return playOut({
    arena: makeArena({ boss: makeBoss({ moves: [move] }), damageOf: constantDamage(1) }),
    raiders: [makeRaider({ moves: [splash], ...raider })],
    turns: Array.from({ length: turns }, () => [choose()]),
  })
}

test('Mirror Herb copies the raises of a boss’s move, once', () => {
  expect(watchBoss({ item: 'Mirror Herb' }).raider).toMatchObject({ item: undefined, stages: { atk: 2 } })
  expect(watchBoss({ item: 'Mirror Herb' }, dance, 2).raider.stages.atk).toBe(2)
  expect(watchBoss({ item: 'Mirror Herb' }, smash).raider.stages).toMatchObject({
    atk: 2,
    spa: 2,
    spe: 2,
    def: 0,
    spd: 0,
  })
  expect(watchBoss({}).raider.stages.atk).toBe(0)
})

test('Opportunist copies each raise by its actual amount', () => {
  expect(watchBoss({ ability: 'Opportunist' }, dance, 2).raider.stages.atk).toBe(4)
  expect(watchBoss({ ability: 'Opportunist' }, dance, 4).raider.stages.atk).toBe(6)
  const { raider } = playOut({
    arena: makeArena({ boss: makeBoss({ moves: [dance] }) }),
    raiders: [makeRaider({ moves: [splash], ability: 'Opportunist' })],
    given: (state) => ({ ...state, boss: { ...state.boss, stages: { ...state.boss.stages, atk: 5 } } }),
  })
  expect(raider.stages.atk).toBe(1)
})

test('A boss with Opportunist copies raiders’ raises, once for the whole move', () => {
  const arena = makeArena({ boss: makeBoss({ ability: 'Opportunist' }) })
  const { boss, raider } = playOut({
    arena,
    raiders: [makeRaider({ moves: [smash] }), makeRaider({ moves: [dance] })],
    turns: [[choose(), choose()]],
  })
  expect(boss.stages).toMatchObject({ atk: 4, spa: 2, spe: 2, def: 0, spd: 0 })
  expect(raider.stages.atk).toBe(2)
})

test('Copies aren’t copied', () => {
  const { boss, raider } = playOut({
    arena: makeArena({ boss: makeBoss({ ability: 'Opportunist' }) }),
    raiders: [makeRaider({ moves: [dance], ability: 'Opportunist' })],
  })
  expect([boss.stages.atk, raider.stages.atk]).toEqual([2, 2])
})

test('Allies’ raises, and swapped or set stages, aren’t copied', () => {
  const allies = playOut({
    raiders: [makeRaider({ moves: [dance] }), makeRaider({ moves: [splash], item: 'Mirror Herb' })],
    turns: [[choose(), choose()]],
  })
  expect(allies.state.raiders[1]).toMatchObject({ item: 'Mirror Herb', stages: { atk: 0 } })
  const psychUp = playOut({
    arena: makeArena({ boss: makeBoss({ ability: 'Opportunist' }) }),
    raiders: [makeRaider({ moves: [makeMove('Psych Up', { category: 'Status' })] }), makeRaider()],
    turns: [[{ kind: 'move', move: 0, ally: 1, terastallize: false }, { kind: 'wait' }]],
    given: (state) => ({
      ...state,
      raiders: state.raiders.map((raider) =>
        raider.who === 1 ? { ...raider, stages: { ...raider.stages, atk: 3 } } : raider,
      ),
    }),
  })
  expect([psychUp.raider.stages.atk, psychUp.boss.stages.atk]).toEqual([3, 0])
})

test('Raises without a move count, too: Justified, Berserk, entering, the turn’s end', () => {
  const opportunist = (boss: Parameters<typeof makeBoss>[0], move: BattleMove = splash) =>
    playOut({
      arena: makeArena({ boss: makeBoss(boss) }),
      raiders: [makeRaider({ ability: 'Opportunist', moves: [move] })],
    }).raider.stages
  expect(opportunist({ ability: 'Justified' }, makeMove('Bite', { type: 'Dark' })).atk).toBe(1)
  expect(opportunist({ ability: 'Intrepid Sword' }).atk).toBe(1)
  expect(opportunist({ ability: 'Speed Boost' }).spe).toBe(1)
})

test('A scripted raise is copied, too', () => {
  const { raider } = playOut({
    arena: makeArena({
      boss: makeBoss({ moves: [splash, dance] }),
      actions: [{ kind: 'move', move: 1, trigger: 'HP', percent: 100 }],
    }),
    raiders: [makeRaider({ item: 'Mirror Herb' })],
    given: withRaider({}),
  })
  expect(raider).toMatchObject({ item: undefined, stages: { atk: 2 } })
})
