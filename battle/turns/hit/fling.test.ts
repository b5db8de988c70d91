import type { Fighter } from '@/battle/model/fighter'
import type { RaiderState } from '@/battle/model/state'
import type { Choice } from '@/battle/plan'
import {
  constantDamage,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  playOut,
  withBoss,
} from '@/testing/battle/battles'

const arena = makeArena({ damageOf: constantDamage(10) })
const fling = makeMove('Fling', { type: 'Dark', basePower: 0 })
const atAlly: Choice = { kind: 'move', move: 0, ally: 1, terastallize: false }
const atBoss: Choice = { kind: 'move', move: 0, terastallize: false }
const WAIT: Choice = { kind: 'wait' }

function flingAtAlly(
  item: string | undefined,
  ally: Partial<RaiderState> = {},
  fighter: Partial<Fighter> = {},
) {
  const { state, events } = playOut({
    arena,
    raiders: [makeRaider({ moves: [fling], item }), makeRaider(fighter)],
    turns: [[atAlly, WAIT]],
    given: (start) => ({
      ...start,
      raiders: start.raiders.map((raider) => (raider.who === 1 ? { ...raider, ...ally } : raider)),
    }),
  })
  return { user: state.raiders[0], target: state.raiders[1], events }
}

test('A flung berry is eaten immediately, whatever its trigger', () => {
  expect(flingAtAlly('Liechi Berry').target?.stages.atk).toBe(1)
  expect(flingAtAlly('Kee Berry').target?.stages.def).toBe(1)
  expect(flingAtAlly('Sitrus Berry', { hp: 200 }).target?.hp).toBe(200 - 10 + 320 / 4)
  expect(flingAtAlly('Lansat Berry').target?.volatiles).toHaveProperty('focusenergy')
  const target = flingAtAlly('Lum Berry', { status: 'par', volatiles: { confusion: 3 } }).target
  expect(target).toMatchObject({ status: undefined, volatiles: {} })
})

test('A flung berry doesn’t affect the target’s item, and Unnerve doesn’t block the flung berry', () => {
  const { state } = playOut({
    arena: makeArena({ damageOf: constantDamage(10), boss: makeBoss({ ability: 'Unnerve' }) }),
    raiders: [makeRaider({ moves: [fling], item: 'Petaya Berry' }), makeRaider({ item: 'Leftovers' })],
    turns: [[atAlly, WAIT]],
  })
  expect(state.raiders[1]).toMatchObject({ item: 'Leftovers', stages: { spa: 1 } })
})

test('A flung herb has its usual effect', () => {
  const lowered = { atk: -2, def: 1, spa: 0, spd: 0, spe: 0, accuracy: 0, evasion: 0 }
  expect(flingAtAlly('White Herb', { stages: lowered }).target?.stages).toMatchObject({ atk: 0, def: 1 })
  expect(flingAtAlly('Mental Herb', { volatiles: { taunt: 3 } }).target?.volatiles).toEqual({})
})

test.each([
  ['Flame Orb', 'brn'],
  ['Toxic Orb', 'tox'],
  ['Light Ball', 'par'],
  ['Poison Barb', 'psn'],
])('A flung %s causes %s, except with a Covert Cloak', (item, status) => {
  expect(flingAtAlly(item).target?.status).toBe(status)
  expect(flingAtAlly(item, {}, { item: 'Covert Cloak' }).target?.status).toBeUndefined()
})

test('A flung King’s Rock causes flinching', () => {
  const { state, events } = playOut({
    arena,
    raiders: [makeRaider({ moves: [fling], item: "King's Rock" }), makeRaider()],
    turns: [[atAlly, atBoss]],
  })
  expect(events).toContainEqual({ kind: 'fails', by: 1, why: 'flinch' })
  expect(state.boss.hp).toBe(10_000)
})

test('A flung item is used up even if Fling misses, and Fling fails without an item', () => {
  expect(flingAtAlly('Liechi Berry').user?.item).toBeUndefined()
  const missed = playOut({
    arena,
    raiders: [makeRaider({ moves: [{ ...fling, accuracy: 0 }], item: 'Liechi Berry' })],
  })
  expect(missed.raider.item).toBeUndefined()
  expect(missed.boss.stages.atk).toBe(0)
  const { events, target } = flingAtAlly(undefined)
  expect(events).toContainEqual({ kind: 'fails', by: 0, why: 'condition' })
  expect(target?.hp).toBe(320)
})

test('A flung item no longer costs its user HP', () => {
  expect(flingAtAlly('Life Orb').user?.hp).toBe(320)
})

test('A substitute blocks a flung berry', () => {
  const { boss } = playOut({
    arena,
    raiders: [makeRaider({ moves: [fling], item: 'Liechi Berry' })],
    given: withBoss({ volatiles: { substitute: 100 } }),
  })
  expect(boss.stages.atk).toBe(0)
})
