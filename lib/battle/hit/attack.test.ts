/** @jest-environment node */
import type { Fighter } from '@/lib/battle/fighter'
import type { BattleMove } from '@/lib/battle/moves/battle-move'
import {
  choose,
  constantDamage,
  damageBy,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  playOut,
  withBoss,
  withRaider,
} from '@/testing/battle/battles'

// A hit takes 160 of the boss's 10000 HP; the raider starts at 100 of 320.
const HIT = 160
const arena = makeArena({ damageOf: constantDamage(HIT) })
const wounded = withRaider({ hp: 100 })

function attackWith(move: Partial<BattleMove>, raider: Partial<Fighter> = {}, seed = 1) {
  return playOut({
    arena,
    raiders: [makeRaider({ moves: [makeMove('Attack', move)], ...raider })],
    given: wounded,
    seed,
  })
}

test('A drain move gives back its share of the damage dealt', () => {
  // 160 x 3/4 = 120; 160 x 1/2 = 80.
  expect(attackWith({ drain: 0.75 }).raider.hp).toBe(220)
  expect(attackWith({ drain: 0.5 }).raider.hp).toBe(180)
})

test('Big Root makes a drain 30 % larger', () => {
  // 80 x 1.3 = 104.
  expect(attackWith({ drain: 0.5 }, { item: 'Big Root' }).raider.hp).toBe(204)
})

test('Drain counts what passes the shield', () => {
  const shielded = playOut({
    arena,
    raiders: [makeRaider({ moves: [makeMove('Giga Drain', { drain: 0.5 })] })],
    given: (state) => wounded(withBoss({ shield: { phase: 'up', barLeft: 3000 } })(state)),
  })
  // 160 x 20 % = 32, of which 16 come back.
  expect(shielded.raider.hp).toBe(116)
})

test('Liquid Ooze turns a drain back', () => {
  const { raider } = playOut({
    arena: makeArena({ damageOf: constantDamage(HIT), boss: makeBoss({ ability: 'Liquid Ooze' }) }),
    raiders: [makeRaider({ moves: [makeMove('Giga Drain', { drain: 0.5 })] })],
  })
  expect(raider.hp).toBe(320 - 80)
})

test('Recoil takes its share of the damage dealt, but of no Rock Head and no Magic Guard', () => {
  // 160 / 4 = 40.
  expect(attackWith({ recoil: 0.25 }).raider.hp).toBe(60)
  expect(attackWith({ recoil: 0.25 }, { ability: 'Rock Head' }).raider.hp).toBe(100)
  expect(attackWith({ recoil: 0.25 }, { ability: 'Magic Guard' }).raider.hp).toBe(100)
})

test('Shell Bell gives back an eighth of the damage dealt', () => {
  expect(attackWith({}, { item: 'Shell Bell' }).raider.hp).toBe(120)
})

test('Life Orb costs a tenth of max HP, and nothing with Sheer Force and a side effect', () => {
  expect(attackWith({}, { item: 'Life Orb' }).raider.hp).toBe(68)
  const flare = { secondaries: [{ chance: 10, status: 'brn' as const }] }
  expect(attackWith(flare, { item: 'Life Orb', ability: 'Sheer Force' }).raider.hp).toBe(100)
})

test('Steel Beam costs half of max HP even when it misses', () => {
  const beam = makeMove('Steel Beam', { costsMaxHp: 0.5, accuracy: 1 })
  const { raider, kinds } = playOut({ arena, raiders: [makeRaider({ moves: [beam] })] })
  expect(kinds).toContain('misses')
  expect(raider.hp).toBe(160)
})

test('High Jump Kick costs half of max HP when it misses', () => {
  const kick = makeMove('High Jump Kick', { crashes: true, accuracy: 1 })
  expect(playOut({ arena, raiders: [makeRaider({ moves: [kick] })] }).raider.hp).toBe(160)
})

test('A move of two to five hits strikes 2, 3, 4 and 5 times in 35, 35, 15 and 15 of 100', () => {
  const counts = [0, 0, 0, 0, 0, 0]
  for (let seed = 0; seed < 2000; seed++) {
    const { events } = attackWith({ hits: [2, 5] }, {}, seed)
    const hits = events.filter(({ kind }) => kind === 'damage').length
    counts[hits] = (counts[hits] ?? 0) + 1
  }
  // Five standard deviations of 2000 draws are 107 for 35 % and 80 for 15 %.
  const [, , two = 0, three = 0, four = 0, five = 0] = counts
  expect(Math.abs(two - 700)).toBeLessThan(107)
  expect(Math.abs(three - 700)).toBeLessThan(107)
  expect(Math.abs(four - 300)).toBeLessThan(80)
  expect(Math.abs(five - 300)).toBeLessThan(80)
})

test('Skill Link strikes five times, Loaded Dice four or five', () => {
  expect(attackWith({ hits: [2, 5] }, { ability: 'Skill Link' }).boss.hp).toBe(10000 - 5 * HIT)
  for (let seed = 0; seed < 20; seed++) {
    const { boss } = attackWith({ hits: [2, 5] }, { item: 'Loaded Dice' }, seed)
    expect([10000 - 4 * HIT, 10000 - 5 * HIT]).toContain(boss.hp)
  }
})

test('Triple Axel strikes with 20, 40 and 60', () => {
  const axel = makeMove('Triple Axel', { hits: [3, 3], basePower: 20 })
  const { boss } = playOut({
    arena: makeArena({ damageOf: damageBy(({ move }) => move.basePower) }),
    raiders: [makeRaider({ moves: [axel] })],
  })
  expect(boss.hp).toBe(10000 - 120)
})

test('A hit that does nothing leaves the orb alone', () => {
  const { kinds, raider } = playOut({ arena: makeArena({ damageOf: constantDamage(0) }) })
  expect(kinds).toContain('unaffected')
  expect(raider.teraCharge).toBe(0)
})

test('Sturdy and Focus Sash leave 1 HP of full HP, False Swipe of any', () => {
  const deadly = makeArena({
    damageOf: constantDamage(20000),
    boss: makeBoss({ moves: [makeMove('Hyper Beam')] }),
  })
  const splash = [makeMove('Splash', { category: 'Status', target: 'self' })]
  expect(
    playOut({ arena: deadly, raiders: [makeRaider({ ability: 'Sturdy', moves: splash })] }).raider.hp,
  ).toBe(1)
  const sashed = playOut({ arena: deadly, raiders: [makeRaider({ item: 'Focus Sash', moves: splash })] })
  expect(sashed.raider).toMatchObject({ hp: 1, item: undefined })
  const hurt = playOut({
    arena: deadly,
    raiders: [makeRaider({ item: 'Focus Sash', moves: splash })],
    given: withRaider({ hp: 319 }),
  })
  expect(hurt.raider).toMatchObject({ hp: 0, faints: 1, item: 'Focus Sash' })
  const swipe = makeArena({ damageOf: constantDamage(20000) })
  expect(playOut({ arena: swipe, raiders: [makeRaider({ moves: [makeMove('False Swipe')] })] }).boss.hp).toBe(
    1,
  )
})

test('Rocky Helmet and Rough Skin cost a boss its share without the multiplier', () => {
  // 400 / 6 = 66, 400 / 8 = 50, of 10000 HP.
  const tackling = makeArena({
    damageOf: constantDamage(1),
    boss: makeBoss({ moves: [makeMove('Tackle', { flags: { contact: 1 } })] }),
  })
  const splash = [makeMove('Splash', { category: 'Status', target: 'self' })]
  const helmet = makeRaider({ item: 'Rocky Helmet', moves: splash })
  expect(playOut({ arena: tackling, raiders: [helmet] }).boss.hp).toBe(10000 - 66)
  const rough = makeRaider({ ability: 'Rough Skin', moves: splash })
  expect(playOut({ arena: tackling, raiders: [rough] }).boss.hp).toBe(10000 - 50)
})

test('Weakness Policy raises both attacks by two after a super-effective hit', () => {
  const struck = (type: BattleMove['type']) =>
    playOut({
      arena: makeArena({
        damageOf: constantDamage(10),
        boss: makeBoss({ moves: [makeMove('Hit', { type })] }),
      }),
      raiders: [makeRaider({ item: 'Weakness Policy' })],
    }).raider
  expect(struck('Dark')).toMatchObject({ item: undefined, stages: { atk: 2, spa: 2 } })
  expect(struck('Water')).toMatchObject({ item: 'Weakness Policy', stages: { atk: 0, spa: 0 } })
})

test('Water Absorb heals a quarter instead of taking a Water attack', () => {
  const { raider } = playOut({
    arena: makeArena({ boss: makeBoss({ moves: [makeMove('Surf', { type: 'Water' })] }) }),
    raiders: [makeRaider({ ability: 'Water Absorb' })],
    given: wounded,
  })
  expect(raider.hp).toBe(180)
})

test('Stamina raises Defense at each hit', () => {
  const { raider } = playOut({
    arena: makeArena({
      damageOf: constantDamage(1),
      boss: makeBoss({ moves: [makeMove('Dual Wingbeat', { hits: [2, 2] })] }),
    }),
    raiders: [makeRaider({ ability: 'Stamina' })],
  })
  expect(raider.stages.def).toBe(2)
})

test('Outrage binds for two or three turns and leaves confusion', () => {
  const outrage = makeMove('Outrage', { self: { volatileStatus: 'lockedmove' } })
  for (let seed = 0; seed < 10; seed++) {
    const { events, raider } = playOut({
      raiders: [makeRaider({ moves: [outrage, makeMove('Swift')] })],
      turns: [[choose(0)], [choose(1)], [choose(1)]],
      seed,
    })
    const used = events.flatMap((event) => (event.kind === 'uses' && event.by === 0 ? [event.move] : []))
    expect(used.slice(0, 2)).toEqual(['Outrage', 'Outrage'])
    const confused = events.some((event) => event.kind === 'volatile' && event.id === 'confusion')
    expect(confused).toBe(true)
    expect(raider.bond.turns).toBe(0)
  }
})

test('Solar Beam takes two turns, one in sun', () => {
  const beam = makeMove('Solar Beam', { flags: { charge: 1 } })
  const raiders = [makeRaider({ moves: [beam] })]
  expect(playOut({ arena, raiders, turns: [[choose()]] }).boss.hp).toBe(10000)
  expect(playOut({ arena, raiders, turns: [[choose()], [choose()]] }).boss.hp).toBe(10000 - HIT)
  const sunny = playOut({
    arena,
    raiders,
    given: (state) => ({ ...state, field: { ...state.field, weather: 'Sun', weatherTurns: 5 } }),
  })
  expect(sunny.boss.hp).toBe(10000 - HIT)
})

test('Hyper Beam costs the next action', () => {
  const beam = makeMove('Hyper Beam', { self: { volatileStatus: 'mustrecharge' } })
  const raiders = [makeRaider({ moves: [beam] })]
  const turns = [[choose()], [choose()], [choose()]]
  expect(playOut({ arena, raiders, turns }).boss.hp).toBe(10000 - 2 * HIT)
})

test('Sucker Punch fails against a move that is no attack, Fake Out after the first turn', () => {
  const punch = [makeRaider({ moves: [makeMove('Sucker Punch', { priority: 1 })] })]
  expect(playOut({ arena, raiders: punch }).boss.hp).toBe(10000)
  const attacked = makeArena({ damageOf: constantDamage(10), boss: makeBoss({ moves: [makeMove('Pound')] }) })
  expect(playOut({ arena: attacked, raiders: punch }).boss.hp).toBe(10000 - 10)
  const fake = [makeRaider({ moves: [makeMove('Fake Out', { priority: 3 })] })]
  expect(playOut({ arena, raiders: fake, turns: [[choose()], [choose()]] }).boss.hp).toBe(10000 - HIT)
})

test('Rage Fist grows by 50 with each hit taken', () => {
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

test('Chloroblast costs half of max HP where it strikes, and Rock Head keeps its user from that', () => {
  // 320 / 2 = 160.
  const after = (raider: Partial<Fighter> = {}, accuracy: true | 0 = true) =>
    playOut({
      arena,
      raiders: [makeRaider({ moves: [makeMove('Chloroblast', { accuracy })], ...raider })],
    }).raider.hp
  expect(after()).toBe(160)
  expect(after({}, 0)).toBe(320)
  expect(after({ ability: 'Rock Head' })).toBe(320)
})

test('Who used Glaive Rush takes twice the damage', () => {
  const rush = makeMove('Glaive Rush', { self: { volatileStatus: 'glaiverush' } })
  const boss = makeBoss({ moves: [makeMove('Pound')] })
  const { raider } = playOut({
    arena: makeArena({ boss, damageOf: constantDamage(50) }),
    raiders: [makeRaider({ moves: [rush] })],
  })
  // The raider is faster: 50 x 2.
  expect(raider.hp).toBe(220)
})
