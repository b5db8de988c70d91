import { createDamageSource } from '@/battle/damage/create-damage-source'
import { speedOf } from '@/battle/dex/stats'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Fighter } from '@/battle/model/fighter'
import type { BattleState } from '@/battle/model/state'
import {
  choose,
  constantDamage,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  playOut,
} from '@/testing/battle/battles'
import { moveNamed } from './compile-move'

const pound = makeMove('Pound', { flags: { protect: 1 } })
const quick = makeMove('Quick Attack', { priority: 1, flags: { protect: 1 } })
const quake = makeMove('Earthquake', { target: 'allAdjacent', flags: { protect: 1 } })
const pass = { kind: 'wait' } as const

function lostBehind(move: string, bossMove: BattleMove) {
  const arena = makeArena({ boss: makeBoss({ moves: [bossMove] }), damageOf: constantDamage(10) })
  const raiders = [makeRaider({ moves: [moveNamed(move)] }), makeRaider({ moves: [moveNamed('Splash')] })]
  const { state, events } = playOut({ arena, raiders, turns: [[choose(), choose()]] })
  return { lost: state.raiders.map(({ hp, maxHp }) => maxHp - hp), events, field: state.field }
}

test('Wide Guard protects all raiders for a turn, only from moves that hit everyone', () => {
  const { lost, events, field } = lostBehind('Wide Guard', quake)
  expect(lost).toEqual([0, 0])
  expect(events).toContainEqual({ kind: 'side', effect: 'wideGuard', who: 0 })
  expect(events).toContainEqual({ kind: 'unaffected', who: 1, why: { move: 'Wide Guard' } })
  expect(field.raiderSide.wideGuard).toBe(0)
  expect(lostBehind('Wide Guard', pound).lost).toEqual([10, 10])
})

test('Quick Guard protects all raiders from moves with raised priority, but not from an earlier move', () => {
  expect(lostBehind('Quick Guard', quick).lost).toEqual([0, 0])
  expect(lostBehind('Quick Guard', pound).lost).toEqual([10, 10])
  expect(lostBehind('Quick Guard', makeMove('Extreme Speed', { priority: 1 })).lost).toEqual([10, 10])
})

test('a boss’s guard blocks raiders’ moves', () => {
  const arena = makeArena({ boss: makeBoss({ moves: [moveNamed('Quick Guard')] }) })
  const { boss } = playOut({ arena, raiders: [makeRaider({ moves: [quick] })] })
  expect(boss.hp).toBe(boss.maxHp)
})

test('Protect after a guard works one time in three, as after Protect', () => {
  const moves = [moveNamed('Wide Guard'), moveNamed('Protect')]
  const protectedTurns = Array.from({ length: 300 }, (_, seed) => {
    const { events } = playOut({ raiders: [makeRaider({ moves })], turns: [[choose(0)], [choose(1)]], seed })
    return events.filter((event) => event.kind === 'volatile' && event.id === 'protect')
  }).flat().length
  expect(Math.abs(protectedTurns - 100)).toBeLessThan(41)
})

const magicRoom = moveNamed('Magic Room')
const splash = moveNamed('Splash')

test('no held item works in Magic Room, which lasts five turns', () => {
  const raiders = [makeRaider({ item: 'Leftovers', moves: [magicRoom, splash] })]
  const given = (state: BattleState) => ({
    ...state,
    raiders: state.raiders.map((raider) => ({ ...raider, hp: 100 })),
  })
  const after = (turns: number) =>
    playOut({ raiders, given, turns: [[choose(0)], ...Array.from({ length: turns }, () => [choose(1)])] })
  expect(after(4).raider).toMatchObject({ hp: 100, item: 'Leftovers' })
  expect(after(3).raider.item).toBeUndefined()
  expect(after(5).raider.hp).toBe(120)
  expect(after(4).events).toContainEqual({ kind: 'field ends', effect: 'Magic Room' })
})

test('Magic Room suppresses items until a second use', () => {
  const arena = makeArena({ boss: makeBoss({ item: 'Sitrus Berry' }) })
  const raiders = [makeRaider({ ability: 'Unburden', item: 'Leftovers', moves: [magicRoom] })]
  const [inside, outside] = [1, 2].map((uses) =>
    playOut({ arena, raiders, turns: Array.from({ length: uses }, () => [choose()]) }),
  )
  expect([inside?.raider.item, inside?.boss.item]).toEqual([undefined, undefined])
  expect([outside?.raider.item, outside?.boss.item]).toEqual(['Leftovers', 'Sitrus Berry'])
  expect(inside && speedOf(inside.state, inside.raider)).toBe(200)
})

test('Magic Room frees the holder of a Choice item from its move', () => {
  const raiders = [
    makeRaider({ item: 'Choice Band', moves: [pound, magicRoom, splash] }),
    makeRaider({ moves: [magicRoom] }),
  ]
  const secondMove = (second: ReturnType<typeof choose> | typeof pass) =>
    playOut({
      raiders,
      turns: [
        [choose(0), second],
        [choose(2), pass],
      ],
    }).events.flatMap((event) => (event.kind === 'uses' && event.by === 0 ? [event.move] : []))
  expect(secondMove(pass)).toEqual(['Pound', 'Pound'])
  expect(secondMove(choose(0))).toEqual(['Pound', 'Splash'])
})

test('Wonder Room swaps the target’s Defense and Sp. Def', () => {
  const stats = { hp: 400, atk: 100, def: 50, spa: 100, spd: 200, spe: 50 }
  const arena = makeArena({ boss: makeBoss({ stats }), damageOf: createDamageSource().rolls })
  const lostTo = (attack: string, first: string) => {
    const raiders = [makeRaider({ moves: [moveNamed(first), moveNamed(attack)] })]
    const before = playOut({ arena, raiders, turns: [[choose(0)]], seed: 5 }).boss.hp
    return before - playOut({ arena, raiders, turns: [[choose(0)], [choose(1)]], seed: 5 }).boss.hp
  }
  // Both have 80 power and the same type; attacking stats are equal.
  const ratio = lostTo('Zen Headbutt', 'Splash') / lostTo('Zen Headbutt', 'Wonder Room')
  expect(ratio).toBeGreaterThan(3)
  expect(ratio).toBeLessThan(5)
  expect(lostTo('Extrasensory', 'Wonder Room')).toBeGreaterThan(3 * lostTo('Extrasensory', 'Splash'))
})

const userStats = { hp: 320, atk: 301, def: 100, spa: 200, spd: 200, spe: 150 }
const bossStats = { hp: 400, atk: 100, def: 300, spa: 50, spd: 101, spe: 60 }

function statsAfter(move: string, uses = 1, overrides: Partial<Fighter> = {}) {
  const { raider, boss, events } = playOut({
    arena: makeArena({ boss: makeBoss({ stats: bossStats }) }),
    raiders: [makeRaider({ stats: userStats, moves: [moveNamed(move)], ...overrides })],
    turns: Array.from({ length: uses }, () => [choose()]),
  })
  return { own: raider.fighter.stats, boss: boss.fighter.stats, events }
}

test('Power Split and Guard Split give both fighters the average of their stats, rounded down', () => {
  const { own: splitStats, boss, events } = statsAfter('Power Split')
  expect(splitStats).toEqual({ ...userStats, atk: 200, spa: 125 })
  expect(boss).toEqual({ ...bossStats, atk: 200, spa: 125 })
  expect(events).toContainEqual({ kind: 'stat', who: -1, stat: 'spa', to: 125 })
  const guard = statsAfter('Guard Split')
  expect(guard.own).toEqual({ ...userStats, def: 200, spd: 150 })
  expect(guard.boss).toEqual({ ...bossStats, def: 200, spd: 150 })
})

test('Speed Swap swaps Speed; Power Trick swaps Attack and Defense, and back with a second use', () => {
  expect(statsAfter('Speed Swap')).toMatchObject({
    own: { ...userStats, spe: 60 },
    boss: { ...bossStats, spe: 150 },
  })
  expect(statsAfter('Power Trick').own).toEqual({ ...userStats, atk: 100, def: 301 })
  expect(statsAfter('Power Trick', 2).own).toEqual(userStats)
})

test('fainting restores a raider’s stats', () => {
  const { raider, kinds } = playOut({
    arena: makeArena({ boss: makeBoss({ moves: [pound], stats: bossStats }), damageOf: constantDamage(999) }),
    raiders: [makeRaider({ stats: userStats, moves: [moveNamed('Power Trick')] })],
  })
  expect(kinds).toContain('stat')
  expect(raider).toMatchObject({ faints: 1, fighter: { stats: userStats } })
})

test('Minior keeps the stats of a Guard Split while it has its shell', () => {
  const core = makeBoss({ species: 'Minior' })
  const { boss, kinds } = playOut({
    arena: makeArena({ boss: makeBoss({ species: 'Minior-Meteor', stats: bossStats, atHalfHp: core }) }),
    raiders: [makeRaider({ stats: userStats, moves: [moveNamed('Guard Split')] })],
  })
  expect(boss.fighter.stats.def).toBe(200)
  expect(kinds).not.toContain('transforms')
})

test('every raider eats its berry at Teatime', () => {
  const eats = moveNamed('Teatime')
  const { state, boss } = playOut({
    arena: makeArena({ boss: makeBoss({ item: 'Sitrus Berry' }) }),
    raiders: [makeRaider({ item: 'Liechi Berry', moves: [eats] }), makeRaider({ item: 'Leftovers' })],
    turns: [[choose(), pass]],
  })
  expect(state.raiders.map(({ item, stages }) => [item, stages.atk])).toEqual([
    [undefined, 1],
    ['Leftovers', 0],
  ])
  expect(boss.item).toBeUndefined()
})

test('Magnetic Flux raises the defenses of allies with Plus and Minus', () => {
  const raiders = ['Plus', 'Minus', 'Static'].map((ability) =>
    makeRaider({ ability, moves: [moveNamed('Magnetic Flux')] }),
  )
  const { state } = playOut({ raiders, turns: [[choose(), pass, pass]] })
  expect(state.raiders.map(({ stages: { def, spd } }) => [def, spd])).toEqual([
    [1, 1],
    [1, 1],
    [0, 0],
  ])
})
