import type { BattleState, RaiderState } from '@/battle/model/state'
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
import { NO_STAGES } from './stages'

const splash = makeStatusMove('Splash')
const herb = makeMove('Meteor Beam', { flags: { charge: 1 } })
const helper = makeRaider({ ability: 'Symbiosis', item: 'Sitrus Berry', moves: [splash] })

test('Symbiosis gives its bearer’s item once to an ally that used its own up', () => {
  const { state } = playOut({
    raiders: [makeRaider({ item: 'Power Herb', moves: [herb] }), helper],
    turns: [[choose(), choose()]],
  })
  expect(state.raiders.map(({ item }) => item)).toEqual(['Sitrus Berry', undefined])
})

test('Of two allies with Symbiosis, the faster gives its item, in Trick Room the slower', () => {
  const givers = (speeds: readonly number[], trickRoom: number) =>
    playOut({
      raiders: [
        makeRaider({ item: 'Power Herb', moves: [herb] }),
        ...speeds.map((spe) => ({ ...helper, stats: { ...helper.stats, spe } })),
      ],
      turns: [[choose(), { kind: 'wait' }, { kind: 'wait' }]],
      given: (state) => ({ ...state, field: { ...state.field, trickRoom } }),
    }).events.flatMap((event) => (event.kind === 'item handed over' ? [event.by] : []))
  expect([givers([100, 300], 0), givers([300, 100], 0)]).toEqual([[2], [1]])
  expect([givers([100, 300], 5), givers([300, 100], 5)]).toEqual([[1], [2]])
})

test('A fighter with low HP eats a received berry immediately', () => {
  const { raider, state } = playOut({
    arena: makeArena({ boss: makeBoss({ moves: [makeMove('Pound')] }), damageOf: constantDamage(100) }),
    raiders: [makeRaider({ item: 'Oran Berry', moves: [splash] }), helper],
    turns: [[choose(), { kind: 'wait' }]],
    given: withRaider({ hp: 200 }),
  })
  expect(raider.hp).toBe(200 - 100 + 10 + 320 / 4)
  expect(state.raiders.map(({ item }) => item)).toEqual([undefined, undefined])
})

test('Symbiosis doesn’t replace knocked-off items or its bearer’s own', () => {
  const { state } = playOut({
    arena: makeArena({
      boss: makeBoss({ moves: [makeMove('Knock Off')] }),
      damageOf: constantDamage(1),
      assumptions: { bossTakesItems: true },
    }),
    raiders: [makeRaider({ item: 'Leftovers', moves: [splash] }), helper],
    turns: [[choose(), { kind: 'wait' }]],
  })
  expect(state.raiders.map(({ item }) => item)).toEqual([undefined, 'Sitrus Berry'])
})

test('Symbiosis gives nothing while suppressed or after its bearer has fainted', () => {
  const items = (changes: { readonly hp: number } | { readonly abilityOffFor: number }) =>
    playOut({
      raiders: [makeRaider({ item: 'Power Herb', moves: [herb] }), helper],
      turns: [[choose(), { kind: 'wait' }]],
      given: (state) => ({
        ...state,
        raiders: state.raiders.map((raider) => (raider.who === 1 ? { ...raider, ...changes } : raider)),
      }),
    }).state.raiders.map(({ item }) => item)
  expect(items({ abilityOffFor: 5 })).toEqual([undefined, 'Sitrus Berry'])
  expect(items({ hp: 0 })).toEqual([undefined, 'Sitrus Berry'])
})

describe('A Choice item no longer locks once it is gone', () => {
  const moves = [makeMove('Swift'), makeMove('Tackle')]

  test('knocked off', () => {
    const { raider, events } = playOut({
      arena: makeArena({
        boss: makeBoss({ moves: [makeMove('Knock Off')] }),
        damageOf: constantDamage(1),
        assumptions: { bossTakesItems: true },
      }),
      raiders: [makeRaider({ item: 'Choice Band', moves })],
      turns: [[choose(0)], [choose(1)]],
    })
    expect(raider.item).toBeUndefined()
    expect(events).toContainEqual({ kind: 'uses', by: 0, move: 'Tackle' })
  })

  test('given away', () => {
    const { state, events } = playOut({
      raiders: [
        makeRaider({ ability: 'Symbiosis', item: 'Choice Band', moves }),
        makeRaider({ item: 'Power Herb', moves: [splash, herb] }),
      ],
      turns: [
        [choose(0), choose(0)],
        [choose(0), choose(1)],
        [choose(1), choose(0)],
      ],
    })
    expect(state.raiders.map(({ item }) => item)).toEqual([undefined, 'Choice Band'])
    expect(events).toContainEqual({ kind: 'uses', by: 0, move: 'Tackle' })
  })
})

describe('A fighter uses a received item if it is immediately useful', () => {
  const receiveItem = (
    item: string,
    changes: Partial<RaiderState> = {},
    field: Partial<BattleState['field']> = {},
  ) =>
    playOut({
      raiders: [makeRaider({ item: 'Power Herb', moves: [herb] }), { ...helper, item }],
      turns: [[choose(), { kind: 'wait' }]],
      given: (state) => withRaider(changes)({ ...state, field: { ...state.field, ...field } }),
    }).raider

  test('a berry for low HP', () => {
    expect(receiveItem('Oran Berry', { hp: 100 })).toMatchObject({ item: undefined, hp: 110 })
    expect(receiveItem('Oran Berry')).toMatchObject({ item: 'Oran Berry', hp: 320 })
  })

  test('a berry that cures', () => {
    expect(receiveItem('Lum Berry', { status: 'brn' })).toMatchObject({ item: undefined, status: undefined })
  })

  test('a seed in its terrain', () => {
    const electric = { terrain: 'Electric', terrainTurns: 5 } as const
    expect(receiveItem('Electric Seed', {}, electric)).toMatchObject({ item: undefined, stages: { def: 1 } })
  })

  test('a White Herb', () => {
    const lowered = { stages: { ...NO_STAGES, spd: -1 } }
    expect(receiveItem('White Herb', lowered)).toMatchObject({ item: undefined, stages: { spd: 0 } })
    expect(receiveItem('White Herb')).toMatchObject({ item: 'White Herb' })
  })
})
