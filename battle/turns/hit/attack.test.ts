import type { Fighter } from '@/battle/model/fighter'
import type { RaiderState } from '@/battle/model/state'
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
  withRaider,
} from '@/testing/battle/battles'
import { HIT, HIT_ARENA } from '@/testing/battle/one-attack'

test('A hit without damage doesn’t charge the orb', () => {
  const { kinds, raider } = playOut({ arena: makeArena({ damageOf: constantDamage(0) }) })
  expect(kinds).toContain('unaffected')
  expect(raider.teraCharge).toBe(0)
})

test('Outrage binds for two or three turns and ends in confusion', () => {
  const outrage = makeMove('Outrage', { self: { volatileStatus: 'lockedmove' } })
  for (let seed = 0; seed < 10; seed++) {
    const { events, raider } = playOut({
      raiders: [makeRaider({ moves: [outrage, makeMove('Swift')] })],
      turns: [[choose(0)], [choose(1)], [choose(1)]],
      seed,
    })
    const usedMoves = events.flatMap((event) => (event.kind === 'uses' && event.by === 0 ? [event.move] : []))
    expect(usedMoves.slice(0, 2)).toEqual(['Outrage', 'Outrage'])
    const confused = events.some((event) => event.kind === 'volatile' && event.id === 'confusion')
    expect(confused).toBe(true)
    expect(raider.bond.turns).toBe(0)
  }
})

test('Solar Beam takes two turns, one in sun', () => {
  const beam = makeMove('Solar Beam', { flags: { charge: 1 } })
  const raiders = [makeRaider({ moves: [beam] })]
  expect(playOut({ arena: HIT_ARENA, raiders, turns: [[choose()]] }).boss.hp).toBe(10000)
  expect(playOut({ arena: HIT_ARENA, raiders, turns: [[choose()], [choose()]] }).boss.hp).toBe(10000 - HIT)
  const sunny = playOut({
    arena: HIT_ARENA,
    raiders,
    given: (state) => ({ ...state, field: { ...state.field, weather: 'Sun', weatherTurns: 5 } }),
  })
  expect(sunny.boss.hp).toBe(10000 - HIT)
})

test.each(['Cloud Nine', 'Air Lock'])(
  'A bystander’s %s suppresses the weather’s effect on all hits',
  (ability) => {
    const arena = makeArena({
      boss: makeBoss({ moves: [makeMove('Surf')] }),
      damageOf: damageBy(({ field }) => (field.weather === 'Rain' ? 150 : 100)),
    })
    const lostHp = (bystander: Partial<Fighter>, changes: Partial<RaiderState> = {}) => {
      const { boss, raider } = playOut({
        arena,
        raiders: [makeRaider(), makeRaider(bystander)],
        turns: [[choose(), { kind: 'wait' }]],
        given: (state) => ({
          ...state,
          raiders: state.raiders.map((raider) => (raider.who === 1 ? { ...raider, ...changes } : raider)),
          field: { ...state.field, weather: 'Rain', weatherTurns: 5 },
        }),
      })
      return [boss.maxHp - boss.hp, raider.maxHp - raider.hp]
    }
    expect(lostHp({})).toEqual([150, 150])
    expect(lostHp({ ability })).toEqual([100, 100])
    expect(lostHp({ ability }, { abilityOffFor: 5 })).toEqual([150, 150])
    expect(lostHp({ ability }, { hp: 0 })).toEqual([150, 150])
  },
)

test('Hyper Beam costs its user’s next action', () => {
  const beam = makeMove('Hyper Beam', { self: { volatileStatus: 'mustrecharge' } })
  const raiders = [makeRaider({ moves: [beam] })]
  const turns = [[choose()], [choose()], [choose()]]
  expect(playOut({ arena: HIT_ARENA, raiders, turns }).boss.hp).toBe(10000 - 2 * HIT)
})

test('Sucker Punch fails against moves other than attacks, Fake Out after the first turn', () => {
  const punch = [makeRaider({ moves: [makeMove('Sucker Punch', { priority: 1 })] })]
  expect(playOut({ arena: HIT_ARENA, raiders: punch }).boss.hp).toBe(10000)
  const attacked = makeArena({ damageOf: constantDamage(10), boss: makeBoss({ moves: [makeMove('Pound')] }) })
  expect(playOut({ arena: attacked, raiders: punch }).boss.hp).toBe(10000 - 10)
  const fake = [makeRaider({ moves: [makeMove('Fake Out', { priority: 3 })] })]
  expect(playOut({ arena: HIT_ARENA, raiders: fake, turns: [[choose()], [choose()]] }).boss.hp).toBe(
    10000 - HIT,
  )
})

test('Rage Fist gains 50 power with each hit taken', () => {
  const fist = makeMove('Rage Fist', { basePower: 50 })
  const { boss } = playOut({
    arena: makeArena({
      damageOf: damageBy(({ move }) => (move.name === 'Rage Fist' ? move.basePower : 1)),
      boss: makeBoss({ moves: [makeMove('Pound')] }),
    }),
    raiders: [makeRaider({ moves: [fist] })],
    turns: [[choose()], [choose()], [choose()]],
  })
  // The raider moves first: 50, then 100 after one hit, then 150 after two.
  expect(boss.hp).toBe(10000 - 300)
})

test('Rage Fist keeps its count when its user faints, including the last hit', () => {
  const fist = makeMove('Rage Fist', { basePower: 50 })
  const { raider, boss } = playOut({
    arena: makeArena({
      damageOf: damageBy(({ move }) => (move.name === 'Rage Fist' ? move.basePower : 320)),
      boss: makeBoss({ moves: [makeMove('Pound')] }),
    }),
    raiders: [makeRaider({ moves: [fist] })],
    turns: [[choose()], [{ kind: 'wait' }], [choose()]],
  })
  expect(raider.faints).toBe(2)
  expect(boss.hp).toBe(10000 - 50 - 100)
})

test('Rage Fist counts each of several hits and allies’ hits, but not hits on a substitute', () => {
  const raiders = [makeRaider(), makeRaider()]
  const kick = makeArena({ boss: makeBoss({ moves: [makeMove('Double Kick', { hits: [2, 2] })] }) })
  expect(playOut({ arena: kick, turns: [[choose()]] }).raider.hitsTaken).toBe(2)
  const onAlly = [{ kind: 'wait' }, { ...choose(), ally: 0 }] as const
  expect(playOut({ raiders, turns: [onAlly] }).raider.hitsTaken).toBe(1)
  const given = withRaider({ volatiles: { substitute: 300 } })
  expect(playOut({ arena: kick, turns: [[choose()]], given }).raider.hitsTaken).toBe(0)
})

test('Transforming copies the hits that Rage Fist counts', () => {
  const raiders = [makeRaider({ moves: [makeStatusMove('Transform', { target: 'normal' })] })]
  expect(playOut({ raiders, given: withBoss({ hitsTaken: 3 }) }).raider.hitsTaken).toBe(3)
})

test('After Glaive Rush, its user takes double damage', () => {
  const rush = makeMove('Glaive Rush', { self: { volatileStatus: 'glaiverush' } })
  const boss = makeBoss({ moves: [makeMove('Pound')] })
  const { raider } = playOut({
    arena: makeArena({ boss, damageOf: constantDamage(50) }),
    raiders: [makeRaider({ moves: [rush] })],
  })
  expect(raider.hp).toBe(220)
})

test('Pollen Puff heals an ally by half its HP instead of doing damage, and doesn’t charge the orb', () => {
  const { state, raider } = playOut({
    arena: HIT_ARENA,
    raiders: [makeRaider({ moves: [makeMove('Pollen Puff')] }), makeRaider()],
    turns: [[{ kind: 'move', move: 0, ally: 1, terastallize: false }, { kind: 'wait' }]],
    given: (start) => ({ ...start, raiders: start.raiders.map((raider) => ({ ...raider, hp: 100 })) }),
  })
  expect(state.raiders[1]?.hp).toBe(100 + 320 / 2)
  expect(raider.teraCharge).toBe(0)
})
