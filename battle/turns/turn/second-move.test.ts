import type { Assumptions } from '@/battle/assumptions'
import { type BattleEvent, BOSS } from '@/battle/events'
import type { Arena } from '@/battle/model/arena'
import type { BattleMove } from '@/battle/model/battle-move'
import {
  choose,
  chooseCheer,
  damageBy,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  playOut,
  withBoss,
  withRaider,
} from '@/testing/battle/battles'

const SURE = { hp: 50, time: 0, chance: 100 }
const POUND = makeMove('Pound')

interface Options {
  readonly secondMove?: Arena['secondMove']
  readonly moves?: readonly BattleMove[]
  readonly assumptions?: Partial<Assumptions>
  readonly shield?: Arena['shield']
}

function arenaWith({ secondMove = SURE, moves = [POUND], assumptions, shield }: Options = {}): Arena {
  const usualArena = makeArena()
  return makeArena({
    boss: makeBoss({ moves, randomMoveCount: moves.length }),
    secondMove,
    shield: shield ?? { ...usualArena.shield, hp: 0, time: 0 },
    damageOf: damageBy(({ attacker }) => (attacker.who === BOSS ? 40 : 100)),
    ...(assumptions && { assumptions }),
  })
}

const HALF = withBoss({ hp: 5000 })

const users = (events: readonly BattleEvent[]) =>
  events.flatMap((event) => (event.kind === 'uses' ? [event.by] : []))

const bossMoves = (events: readonly BattleEvent[]) => users(events).filter((who) => who === BOSS).length

test('A boss at its threshold makes a second move against the acting raider, and no second move above it', () => {
  const arena = arenaWith()
  expect(bossMoves(playOut({ arena, given: HALF }).events)).toBe(2)
  expect(bossMoves(playOut({ arena, given: withBoss({ hp: 5001 }) }).events)).toBe(1)
  expect(playOut({ arena, given: HALF }).raider.hp).toBe(320 - 2 * 40)
})

test('With a threshold of time, the boss makes a second move from then on, and never if the threshold is 0', () => {
  const fullHpAt = (seconds: number) => (state: Parameters<typeof HALF>[0]) => ({
    ...state,
    secondsLeft: seconds,
  })
  const byTime = arenaWith({ secondMove: { ...SURE, hp: 0, time: 40 } })
  // 18 seconds pass before the raider acts: 180 of 450 are 40%.
  expect(bossMoves(playOut({ arena: byTime, given: fullHpAt(198) }).events)).toBe(2)
  expect(bossMoves(playOut({ arena: byTime, given: fullHpAt(199) }).events)).toBe(1)
  const byHp = arenaWith({ secondMove: { ...SURE, hp: 1, time: 0 } })
  expect(bossMoves(playOut({ arena: byHp, given: fullHpAt(21) }).events)).toBe(1)
})

test('The boss makes a second move with the chance in its record', () => {
  const arena = arenaWith({ secondMove: { ...SURE, chance: 50 } })
  let twice = 0
  for (let seed = 0; seed < 400; seed++)
    twice += bossMoves(playOut({ arena, seed, given: HALF }).events) === 2 ? 1 : 0
  expect(Math.abs(twice - 200)).toBeLessThan(40)
})

test('The second move is drawn like the first, so the two may differ', () => {
  const arena = arenaWith({ moves: [POUND, makeMove('Slam')] })
  const pairs = Array.from({ length: 60 }, (_, seed) =>
    playOut({ arena, seed, given: HALF })
      .events.flatMap((event) => (event.kind === 'uses' && event.by === BOSS ? [event.move] : []))
      .join(),
  )
  expect(new Set(pairs)).toEqual(new Set(['Pound,Pound', 'Pound,Slam', 'Slam,Pound', 'Slam,Slam']))
})

test('The second move follows the first, before a slower raider, or is last in the pair by the assumption', () => {
  const slow = makeRaider({ stats: { ...makeRaider().stats, spe: 1 } })
  const order = (secondMoveComes: Assumptions['secondMoveComes'], raider = slow) =>
    users(
      playOut({ arena: arenaWith({ assumptions: { secondMoveComes } }), raiders: [raider], given: HALF })
        .events,
    )
  expect(order('after its first')).toEqual([BOSS, BOSS, 0])
  expect(order('last')).toEqual([BOSS, 0, BOSS])
  expect(order('after its first', makeRaider())).toEqual([0, BOSS, BOSS])
})

test('HP count when the boss chooses, not after a faster raider’s hit', () => {
  expect(bossMoves(playOut({ arena: arenaWith(), given: withBoss({ hp: 5100 }) }).events)).toBe(1)
})

test('The boss makes a second move against each acting raider', () => {
  const { events } = playOut({
    arena: arenaWith(),
    raiders: [makeRaider(), makeRaider(), makeRaider()],
    turns: [[choose(), chooseCheer('attack'), { kind: 'wait' }]],
    given: HALF,
  })
  expect(bossMoves(events)).toBe(4)
})

test('The second move doesn’t hit a raider that the first move made faint', () => {
  const { events, raider } = playOut({
    arena: arenaWith(),
    given: (state) => withRaider({ hp: 30 })(HALF(state)),
  })
  expect(raider.faints).toBe(1)
  expect(bossMoves(events)).toBe(1)
})

test('A boss that loses its move, or that its move binds, makes no second move', () => {
  const losing = (state: Parameters<typeof HALF>[0]) => withRaider({ bossLosesMove: true })(HALF(state))
  expect(bossMoves(playOut({ arena: arenaWith(), given: losing }).events)).toBe(0)
  const beam = makeMove('Hyper Beam', { self: { volatileStatus: 'mustrecharge' } })
  const { events } = playOut({
    arena: arenaWith({ moves: [beam] }),
    turns: [[choose()], [choose()], [choose()]],
    given: HALF,
  })
  expect(bossMoves(events)).toBe(2)
})

test('A boss without a second move draws the same random numbers as before', () => {
  const moves = [POUND, makeMove('Slam'), makeMove('Tackle', { accuracy: 70 })]
  const eventsWith = (secondMove: Arena['secondMove']) =>
    playOut({
      arena: { ...arenaWith({ moves }), secondMove },
      turns: Array.from({ length: 10 }, () => [choose()]),
    }).events
  expect(eventsWith({ ...SURE, hp: 0 })).toEqual(eventsWith(undefined))
})
