import { createDamageSource } from '@/battle/damage/create-damage-source'
import { raiderFighter } from '@/battle/damage/fighters'
import type { BattleEvent } from '@/battle/events'
import type { RaiderState } from '@/battle/model/state'
import type { Choice } from '@/battle/plan'
import {
  choose,
  damageBy,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  playOut,
  withBoss,
  withRaider,
} from '@/testing/battle/battles'
import { moveNamed } from './compile-move'

const WAIT: Choice = { kind: 'wait' }
const byPower = makeArena({ damageOf: damageBy(({ move }) => move.basePower) })

function hitsIn(events: readonly BattleEvent[]): number[] {
  return events.flatMap((event) => (event.kind === 'damage' && event.to < 0 ? [event.amount] : []))
}

const pelipper = makeRaider({ moves: ['Stockpile', 'Spit Up', 'Swallow'].map(moveNamed) })

function afterStockpiling(times: number, move: number, changes: Partial<RaiderState> = {}) {
  const turns = [...Array.from({ length: times }, () => [choose(0)]), [choose(move)]]
  return playOut({ arena: byPower, raiders: [pelipper], turns, given: withRaider(changes) })
}

test.each([1, 2, 3])(
  'Spit Up after %s Stockpiles has 100 power per Stockpile, and reverts their stages',
  (times) => {
    const { events, raider } = afterStockpiling(times, 1)
    expect(hitsIn(events)).toEqual([100 * times])
    expect(raider.stages).toMatchObject({ def: 0, spd: 0 })
    expect(raider.volatiles).toEqual({})
  },
)

test('Spit Up fails without a Stockpile', () => {
  const { events, kinds } = afterStockpiling(0, 1)
  expect([hitsIn(events), kinds.includes('fails')]).toEqual([[], true])
})

test.each([
  ['Spit Up', 1],
  ['Swallow', 2],
])('%s doesn’t revert a stage that Stockpile didn’t raise', (_, move) => {
  const stages = { atk: 0, def: 6, spa: 0, spd: 5, spe: 0, accuracy: 0, evasion: 0 }
  expect(afterStockpiling(2, move, { hp: 100, stages }).raider.stages).toMatchObject({ def: 6, spd: 5 })
})

test('Spit Up uses up Stockpiles even if it misses', () => {
  const missing = makeRaider({
    moves: [moveNamed('Stockpile'), { ...moveNamed('Spit Up'), accuracy: 0.001 }],
  })
  const { raider } = playOut({ arena: byPower, raiders: [missing], turns: [[choose(0)], [choose(1)]] })
  expect(raider).toMatchObject({ volatiles: {}, stages: { def: 0 } })
})

const beatUp = makeRaider({ baseAttack: 120, moves: [moveNamed('Beat Up')] })
const ALLIES = [
  makeRaider({ baseAttack: 50 }),
  makeRaider({ baseAttack: 85 }),
  makeRaider({ baseAttack: 134 }),
]

test('Beat Up hits once per raider, with each raider’s base Attack', () => {
  const { events } = playOut({
    arena: byPower,
    raiders: [beatUp, ...ALLIES],
    turns: [[choose(), WAIT, WAIT, WAIT]],
  })
  expect(hitsIn(events)).toEqual([17, 10, 13, 18])
})

test('Beat Up leaves out allies that fainted or have a status, but never its user', () => {
  const { events } = playOut({
    arena: byPower,
    raiders: [beatUp, ...ALLIES],
    turns: [[choose(), WAIT, WAIT, WAIT]],
    given: (state) => ({
      ...state,
      raiders: state.raiders.map((raider) => {
        if (raider.who === 0) return { ...raider, status: 'brn' as const }
        if (raider.who === 1) return { ...raider, hp: 0, backIn: 9 }
        return raider.who === 2 ? { ...raider, status: 'par' as const } : raider
      }),
    }),
  })
  expect(hitsIn(events)).toEqual([17, 18])
})

test('Spit Up, Beat Up and Present do damage by the formula', () => {
  const weavile = raiderFighter(
    {
      species: 'Weavile',
      ability: 'Pressure',
      teraType: 'Dark',
      nature: 'Serious',
      effortValues: {},
      item: undefined,
      moves: ['Beat Up', 'Present', 'Stockpile', 'Spit Up'],
    },
    moveNamed,
  )
  const arena = makeArena({ boss: makeBoss({ teraType: 'Water' }), damageOf: createDamageSource().rolls })
  const turns = [[choose(0)], [choose(2)], [choose(3)], [choose(1)], [choose(1)], [choose(1)]]
  const hits = hitsIn(playOut({ arena, raiders: [weavile], turns }).events)
  expect(weavile.baseAttack).toBe(120)
  expect(hits.length).toBeGreaterThanOrEqual(3)
  // Beat Up: 42 × 17 × 276 / 100 = 1970, / 50 + 2 = 41; its own type: up to 61.
  expect(hits[0]).toBeGreaterThanOrEqual(51)
  expect(hits[0]).toBeLessThanOrEqual(93)
})

const present = makeRaider({ moves: [{ ...moveNamed('Present'), accuracy: true }] })

test('Present has 40, 80 or 120 power, or heals its target by a quarter', () => {
  const uses = Array.from({ length: 60 }, (_, seed) => {
    const given = withBoss({ hp: 9000 })
    const { boss } = playOut({ arena: byPower, raiders: [present], given, seed: seed + 1 })
    return boss.hp - 9000
  })
  // A quarter of 400 HP, without the multiplier of a raid.
  expect(new Set(uses)).toEqual(new Set([-40, -80, -120, 100]))
  const countOf = (change: number) => uses.filter((hpChange) => hpChange === change).length
  expect(countOf(-40)).toBeGreaterThan(countOf(-120))
})

test('Present doesn’t heal a target at full HP, which the log says, or a Ghost', () => {
  const hasNoEffect = Array.from({ length: 30 }, (_, seed) => {
    const { events } = playOut({ arena: byPower, raiders: [present], seed: seed + 1 })
    return events.some((event) => event.kind === 'fails' && event.why === 'no effect')
  })
  expect(hasNoEffect).toContain(true)
  const ghost = makeArena({ boss: makeBoss({ teraType: 'Ghost' }), damageOf: createDamageSource().rolls })
  for (let seed = 1; seed < 20; seed += 1) {
    const { boss } = playOut({ arena: ghost, raiders: [present], given: withBoss({ hp: 9000 }), seed })
    expect(boss.hp).toBe(9000)
  }
})

test.each(['Present', 'Beat Up'])('A boss can choose %s', (name) => {
  const boss = makeBoss({ moves: [moveNamed(name)], teraType: 'Ice' })
  const arena = makeArena({ boss, damageOf: createDamageSource().rolls })
  const { events } = playOut({ arena, raiders: [makeRaider({ moves: [makeMove('Tackle')] })] })
  expect(events).toContainEqual({ kind: 'uses', by: -1, move: name })
})
