import { BOSS } from '@/battle/events'
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
  type withBoss,
  withRaider,
} from '@/testing/battle/battles'

const stats = { hp: 320, atk: 200, def: 200, spa: 200, spd: 200, spe: 100 }
const bossMove = makeMove('Tackle')

function firstToMove(
  raider: Partial<Fighter>,
  move: BattleMove = makeMove('Swift'),
  opposingMove = bossMove,
  given = (state: Parameters<NonNullable<Parameters<typeof playOut>[0]['given']>>[0]) => state,
) {
  const { events } = playOut({
    arena: makeArena({ boss: makeBoss({ moves: [opposingMove] }), damageOf: constantDamage(1) }),
    raiders: [makeRaider({ stats, moves: [move], ...raider })],
    given,
  })
  const firstUse = events.find(({ kind }) => kind === 'uses')
  return firstUse?.kind === 'uses' && firstUse.by === BOSS ? 'boss' : 'raider'
}

test('The faster fighter moves first, and the boss if both are equal', () => {
  expect(firstToMove({ stats: { ...stats, spe: 101 } })).toBe('raider')
  expect(firstToMove({ stats: { ...stats, spe: 100 } })).toBe('boss')
})

test('Priority counts before Speed', () => {
  const slow = { stats: { ...stats, spe: 1 } }
  expect(firstToMove(slow, makeMove('Quick Attack', { priority: 1 }))).toBe('raider')
  expect(firstToMove({ stats: { ...stats, spe: 999 } }, makeMove('Focus Punch', { priority: -3 }))).toBe(
    'boss',
  )
})

test('In Trick Room, the slower fighter moves first', () => {
  const room = (state: Parameters<ReturnType<typeof withBoss>>[0]) => ({
    ...state,
    field: { ...state.field, trickRoom: 5 },
  })
  expect(firstToMove({ stats: { ...stats, spe: 50 } }, undefined, bossMove, room)).toBe('raider')
  expect(firstToMove({ stats: { ...stats, spe: 150 } }, undefined, bossMove, room)).toBe('boss')
})

test('Prankster speeds up status moves, Triage healing moves, Gale Wings Flying moves at full HP', () => {
  const splash = makeStatusMove('Splash')
  expect(firstToMove({ ability: 'Prankster' }, splash)).toBe('raider')
  expect(firstToMove({ ability: 'Prankster' })).toBe('boss')
  expect(firstToMove({ ability: 'Triage' }, makeMove('Draining Kiss', { flags: { heal: 1 } }))).toBe('raider')
  const gust = makeMove('Gust', { type: 'Flying' })
  expect(firstToMove({ ability: 'Gale Wings' }, gust)).toBe('raider')
  expect(firstToMove({ ability: 'Gale Wings' }, gust, bossMove, withRaider({ hp: 319 }))).toBe('boss')
})

test('A stage or a Choice Scarf raises Speed by half; paralysis halves it', () => {
  // 100 x 3/2 = 150 against 100; 100 x 1.5 = 150; 150 / 2 = 75.
  const { stages } = playOut({ turns: [] }).raider
  expect(firstToMove({}, undefined, bossMove, withRaider({ stages: { ...stages, spe: 1 } }))).toBe('raider')
  expect(firstToMove({ item: 'Choice Scarf' })).toBe('raider')
  const paralysed = withRaider({ stages: { ...stages, spe: 1 }, status: 'par' })
  expect(
    playOut({
      arena: makeArena({ boss: makeBoss({ moves: [bossMove] }) }),
      raiders: [makeRaider({ stats })],
      given: paralysed,
      seed: 3,
    }).events.find(({ kind }) => kind === 'uses'),
  ).toMatchObject({ by: BOSS })
})

test('Chlorophyll doubles Speed in sun', () => {
  const sunny = (state: Parameters<ReturnType<typeof withBoss>>[0]) => ({
    ...state,
    field: { ...state.field, weather: 'Sun' as const, weatherTurns: 5 },
  })
  const slow = { stats: { ...stats, spe: 60 }, ability: 'Chlorophyll' }
  expect(firstToMove(slow, undefined, bossMove, sunny)).toBe('raider')
  expect(firstToMove(slow)).toBe('boss')
})

const slower = { stats: { ...stats, spe: 1 } }
const SEEDS = Array.from({ length: 200 }, (_, seed) => seed)

/** Share of battles in which a raider slower than the boss moves first. */
function shareFirst(raider: Partial<Fighter>, move = makeMove('Swift')) {
  const arena = makeArena({ boss: makeBoss({ moves: [bossMove] }), damageOf: constantDamage(1) })
  const firsts = SEEDS.filter((seed) => {
    const { events } = playOut({
      arena,
      raiders: [makeRaider({ ...slower, moves: [move], ...raider })],
      seed,
    })
    const firstUse = events.find(({ kind }) => kind === 'uses')
    return firstUse?.kind === 'uses' && firstUse.by !== BOSS
  })
  return firsts.length / SEEDS.length
}

test('Quick Draw puts 30% of attacks first, Quick Claw 20% of all moves', () => {
  expect(shareFirst({ ability: 'Quick Draw' })).toBeCloseTo(0.3, 1)
  expect(shareFirst({ ability: 'Quick Draw' }, makeStatusMove('Splash'))).toBe(0)
  expect(shareFirst({ item: 'Quick Claw' }, makeStatusMove('Splash'))).toBeCloseTo(0.2, 1)
})

test('Quick Draw works for a boss, too, and the log names it', () => {
  const arena = makeArena({
    boss: makeBoss({ moves: [bossMove], ability: 'Quick Draw' }),
    damageOf: constantDamage(1),
  })
  const logs = SEEDS.map((seed) => playOut({ arena, seed }).events)
  const quickDraws = logs.filter((events) => events.some(({ kind }) => kind === 'ability'))
  expect(quickDraws.length / SEEDS.length).toBeCloseTo(0.3, 1)
  for (const events of quickDraws)
    expect(events.slice(0, 2)).toEqual([
      { kind: 'ability', who: BOSS, ability: 'Quick Draw' },
      { kind: 'uses', by: BOSS, move: 'Tackle' },
    ])
})

test('A Custap Berry is eaten at a quarter of HP, and its holder moves first within its priority', () => {
  const eats = (hp: number, raider: Partial<Fighter> = {}, opposingMove = bossMove) => {
    const { raider: result, events } = playOut({
      arena: makeArena({ boss: makeBoss({ moves: [opposingMove] }), damageOf: constantDamage(1) }),
      raiders: [makeRaider({ ...slower, item: 'Custap Berry', ...raider })],
      given: withRaider({ hp }),
    })
    const firstUse = events.find(({ kind }) => kind === 'uses')
    return [result.item === undefined, firstUse?.kind === 'uses' && firstUse.by !== BOSS]
  }
  expect(eats(80)).toEqual([true, true])
  expect(eats(82)).toEqual([false, false])
  expect(eats(160, { ability: 'Gluttony' })).toEqual([true, true])
  expect(eats(80, {}, makeMove('Quick Attack', { priority: 1 }))).toEqual([true, false])
})

test('Stall and Lagging Tail move last within their priority, Mycelium Might with status moves', () => {
  const fast = { stats: { ...stats, spe: 999 } }
  const splash = makeStatusMove('Splash')
  expect(firstToMove({ ...fast, ability: 'Stall' })).toBe('boss')
  expect(firstToMove({ ...fast, item: 'Lagging Tail' })).toBe('boss')
  expect(firstToMove({ ...fast, ability: 'Mycelium Might' }, splash)).toBe('boss')
  expect(firstToMove({ ...fast, ability: 'Mycelium Might' })).toBe('raider')
  expect(firstToMove({ ...fast, ability: 'Stall' }, makeMove('Quick Attack', { priority: 1 }))).toBe('raider')
})

test('A cheer comes before every move', () => {
  const { events } = playOut({
    arena: makeArena({ boss: makeBoss({ moves: [makeMove('Extreme Speed', { priority: 2 })] }) }),
    raiders: [makeRaider({ stats: { ...stats, spe: 1 } })],
    turns: [[{ kind: 'cheer', cheer: 'attack' }]],
  })
  expect(events.map(({ kind }) => kind).slice(0, 2)).toEqual(['cheer', 'uses'])
})

test('The boss doesn’t act against a raider that waits', () => {
  const arena = makeArena({ boss: makeBoss({ moves: [bossMove] }) })
  expect(playOut({ arena, turns: [[{ kind: 'wait' }]] }).raider.hp).toBe(320)
  expect(playOut({ arena, turns: [[choose()]] }).raider.hp).toBe(220)
})
