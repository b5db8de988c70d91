import { BOSS, type Status } from '@/battle/events'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Fighter } from '@/battle/model/fighter'
import { createRandom } from '@/battle/model/random'
import type { BattleState } from '@/battle/model/state'
import { beginTurn } from '@/battle/model/turn'
import { confusionDamage } from '@/battle/turns/turn/able'
import {
  choose,
  constantDamage,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  makeStatusMove,
  playOut,
  withBoss,
  withRaider,
} from '@/testing/battle/battles'

const splash = makeStatusMove('Splash')
const taunt = makeMove('Taunt', {
  category: 'Status',
  volatileStatus: 'taunt',
  flags: { reflectable: 1 },
})
const dance = makeStatusMove('Swords Dance', { boosts: { atk: 2 } })

function statusMove(status: Status): BattleMove {
  return makeMove('Spell', { category: 'Status', status })
}

function statusAfter(
  status: Status,
  raider: Partial<Fighter> = {},
  before: (state: BattleState) => BattleState = (state) => state,
) {
  return playOut({
    arena: makeArena({
      boss: makeBoss({ moves: [makeMove('Pound'), statusMove(status)], randomMoveCount: 2 }),
      damageOf: constantDamage(1),
    }),
    raiders: [makeRaider({ moves: [splash], ...raider })],
    given: (state) => before(withBoss({ fighter: makeBoss({ moves: [statusMove(status)] }) })(state)),
  }).raider.status
}

test('Types are immune to their statuses: Fire to burn, Electric to paralysis, Steel to poison, Ice to freezing', () => {
  expect(statusAfter('brn')).toBe('brn')
  expect(statusAfter('brn', { types: ['Fire'] })).toBeUndefined()
  expect(statusAfter('par', { types: ['Electric'] })).toBeUndefined()
  expect(statusAfter('tox', { types: ['Steel'] })).toBeUndefined()
  expect(statusAfter('frz', { types: ['Ice'] })).toBeUndefined()
})

test('Terastallizing changes immunities to statuses', () => {
  const burnt = (teraType: 'Fire' | 'Water') =>
    statusAfter('brn', { types: ['Fire'], teraType }, withRaider({ terastallized: true }))
  expect(burnt('Water')).toBe('brn')
  expect(burnt('Fire')).toBeUndefined()
})

test('Abilities block single statuses, and Purifying Salt all statuses', () => {
  expect(statusAfter('par', { ability: 'Limber' })).toBeUndefined()
  expect(statusAfter('slp', { ability: 'Vital Spirit' })).toBeUndefined()
  expect(statusAfter('brn', { ability: 'Purifying Salt' })).toBeUndefined()
})

test('A suppressed ability doesn’t block anything', () => {
  expect(statusAfter('par', { ability: 'Limber' }, withRaider({ abilityOffFor: 2 }))).toBe('par')
})

test('Misty Terrain and Safeguard block statuses', () => {
  const misty = (state: BattleState): BattleState => ({
    ...state,
    field: { ...state.field, terrain: 'Misty', terrainTurns: 5 },
  })
  expect(statusAfter('brn', {}, misty)).toBeUndefined()
  expect(statusAfter('brn', { types: ['Flying'] }, misty)).toBe('brn')
  const guarded = (state: BattleState): BattleState => ({
    ...state,
    field: { ...state.field, raiderSide: { ...state.field.raiderSide, safeguard: 5 } },
  })
  expect(statusAfter('brn', {}, guarded)).toBeUndefined()
})

test('A Lum Berry cures immediately', () => {
  expect(statusAfter('slp', { item: 'Lum Berry' })).toBeUndefined()
})

test('A Persim Berry ends confusion, a Mental Herb Taunt', () => {
  const brought = (volatileStatus: string, item: string) =>
    playOut({
      arena: makeArena({
        boss: makeBoss({ moves: [makeMove('Spell', { category: 'Status', volatileStatus })] }),
      }),
      raiders: [makeRaider({ item })],
    }).raider
  expect(brought('confusion', 'Persim Berry')).toMatchObject({ item: undefined, volatiles: {} })
  expect(brought('taunt', 'Mental Herb')).toMatchObject({ item: undefined, volatiles: {} })
})

test('A second status has no effect', () => {
  expect(statusAfter('brn', {}, withRaider({ status: 'par' }))).toBe('par')
})

test('Paralysis prevents a quarter of actions', () => {
  let lostMoves = 0
  for (let seed = 0; seed < 2000; seed++) {
    const { boss } = playOut({ given: withRaider({ status: 'par' }), seed })
    if (boss.hp === boss.maxHp) lostMoves += 1
  }
  expect(Math.abs(lostMoves - 500)).toBeLessThan(97)
})

test('A confused fighter hurts itself a third of the time, like a physical hit of power 40', () => {
  // Level 100, both stats 200: (2 x 100 / 5 + 2) x 40 x 200 / 200 / 50 + 2 = 35, at 85 % 29.
  const arena = makeArena()
  const turn = beginTurn(arena, playOut({ turns: [] }).state, createRandom(1))
  const [raider] = turn.raiders
  if (!raider) throw new Error('no raider')
  const damages = Array.from({ length: 300 }, () => confusionDamage(turn, raider))
  expect([Math.min(...damages), Math.max(...damages)]).toEqual([29, 35])
  let selfHits = 0
  for (let seed = 0; seed < 2000; seed++) {
    if (playOut({ given: withRaider({ volatiles: { confusion: 3 } }), seed }).raider.hp < 320) selfHits += 1
  }
  expect(Math.abs(selfHits - 667)).toBeLessThan(105)
})

test('A boss doesn’t flinch; a slower raider does', () => {
  const fang = makeMove('Fang', { secondaries: [{ chance: 100, volatileStatus: 'flinch' }] })
  const arena = makeArena({ boss: makeBoss({ moves: [fang] }), damageOf: constantDamage(1) })
  const raiderFlinches = playOut({ arena, raiders: [makeRaider({ moves: [fang] })] })
  expect(raiderFlinches.raider.hp).toBe(319)
  const slow = { hp: 320, atk: 200, def: 200, spa: 200, spd: 200, spe: 1 }
  const { events } = playOut({ arena, raiders: [makeRaider({ stats: slow })] })
  expect(events).toContainEqual({ kind: 'fails', by: 0, why: 'flinch' })
  const calm = playOut({ arena, raiders: [makeRaider({ stats: slow, ability: 'Inner Focus' })] })
  expect(calm.events).not.toContainEqual({ kind: 'fails', by: 0, why: 'flinch' })
})

// Taunt lasts three turns, four if its target has already moved: `onStart` of `taunt` in @pkmn/sim.
test('Taunt stops a raider for three moves, whether it has already moved or not', () => {
  const countFailures = (spe: number) => {
    const { events } = playOut({
      arena: makeArena({ boss: makeBoss({ moves: [taunt] }) }),
      raiders: [
        makeRaider({ stats: { hp: 320, atk: 200, def: 200, spa: 200, spd: 200, spe }, moves: [dance] }),
      ],
      turns: Array.from({ length: 5 }, () => [choose()]),
    })
    return events.flatMap((event) => {
      if (event.kind === 'uses' && event.by === 0) return ['dances']
      return event.kind === 'fails' && event.why === 'taunt' ? ['taunted'] : []
    })
  }
  expect(countFailures(1).slice(0, 3)).toEqual(['taunted', 'taunted', 'taunted'])
  expect(countFailures(300)).toEqual(['dances', 'taunted', 'taunted', 'taunted', 'dances'])
})

test('Taunt stops a boss for three moves, whether it has already moved or not', () => {
  const moved = (spe: number) => {
    const { events } = playOut({
      arena: makeArena({ boss: makeBoss({ moves: [dance] }) }),
      raiders: [
        makeRaider({
          stats: { hp: 320, atk: 200, def: 200, spa: 200, spd: 200, spe },
          moves: [taunt, makeMove('Swift')],
        }),
      ],
      turns: [[choose(0)], [choose(1)], [choose(1)], [choose(1)], [choose(1)]],
    })
    return events.flatMap((event) => {
      if (event.kind === 'uses' && event.by === BOSS) return ['moves']
      return event.kind === 'fails' && event.by === BOSS && typeof event.why === 'string' ? [event.why] : []
    })
  }
  expect(moved(300)).toEqual(['taunt', 'no move', 'no move', 'moves', 'moves'])
  expect(moved(1)).toEqual(['moves', 'no move', 'no move', 'no move', 'moves'])
})

test('A Taunt reflected by Magic Bounce stops its user for three moves', () => {
  const { events } = playOut({
    arena: makeArena({ boss: makeBoss({ ability: 'Magic Bounce' }) }),
    raiders: [makeRaider({ moves: [taunt, dance] })],
    turns: [[choose(0)], [choose(1)], [choose(1)], [choose(1)], [choose(1)]],
  })
  expect(events.filter((event) => event.kind === 'fails' && event.why === 'taunt')).toHaveLength(3)
})

test('Disable and Encore last four and three moves, whether their target has already moved or not', () => {
  const bound = (id: string, spe: number) =>
    playOut({
      arena: makeArena({
        boss: makeBoss({ moves: [makeMove('Bind', { category: 'Status', volatileStatus: id })] }),
      }),
      raiders: [
        makeRaider({ stats: { hp: 320, atk: 200, def: 200, spa: 200, spd: 200, spe }, moves: [splash] }),
      ],
      given: withRaider({ lastMove: 0 }),
    }).raider.volatiles[id]
  expect([bound('disable', 1), bound('disable', 300)]).toEqual([3, 4])
  expect([bound('encore', 1), bound('encore', 300)]).toEqual([2, 3])
})

test('A raider’s Encore and Disable do nothing to a boss', () => {
  const encore = makeMove('Encore', { category: 'Status', volatileStatus: 'encore' })
  const { boss } = playOut({ raiders: [makeRaider({ moves: [encore] })], turns: [[choose()], [choose()]] })
  expect(boss.volatiles).toEqual({})
})

test('Fire moves thaw', () => {
  const { raider } = playOut({
    arena: makeArena({
      boss: makeBoss({ moves: [makeMove('Ember', { type: 'Fire' })] }),
      damageOf: constantDamage(1),
    }),
    raiders: [makeRaider({ moves: [splash] })],
    given: withRaider({ status: 'frz' }),
  })
  expect(raider.status).toBeUndefined()
})

test('Sleep costs as many moves as it has turns, with Early Bird half as many, rounded down', () => {
  const slept = (statusTurns: number, ability: string) =>
    playOut({
      raiders: [makeRaider({ ability, moves: [makeMove('Pound')] })],
      given: withRaider({ status: 'slp', statusTurns }),
      turns: [[choose()], [choose()], [choose()], [choose()]],
    }).events.filter((event) => event.kind === 'fails' && event.why === 'asleep').length
  expect([1, 2, 3].map((turns) => slept(turns, 'Honey Gather'))).toEqual([1, 2, 3])
  expect([1, 2, 3].map((turns) => slept(turns, 'Early Bird'))).toEqual([0, 1, 1])
})
