import type { Fighter } from '@/battle/model/fighter'
import {
  constantDamage,
  makeArena,
  makeBoss,
  makeMove,
  makeRaider,
  playOut,
  withBoss,
} from '@/testing/battle/battles'
import { attackWith, HIT, HIT_ARENA, wounded } from '@/testing/battle/one-attack'

test('A draining move heals its share of the damage dealt', () => {
  expect(attackWith({ drain: 0.75 }).raider.hp).toBe(100 + (160 * 3) / 4)
  expect(attackWith({ drain: 0.5 }).raider.hp).toBe(100 + 160 / 2)
})

test('Big Root raises a drain by 30%', () => {
  expect(attackWith({ drain: 0.5 }, { item: 'Big Root' }).raider.hp).toBe(100 + 80 * 1.3)
})

test('Drain counts damage through the shield', () => {
  const shielded = playOut({
    arena: HIT_ARENA,
    raiders: [makeRaider({ moves: [makeMove('Giga Drain', { drain: 0.5 })] })],
    given: (state) => wounded(withBoss({ shield: { phase: 'up', barLeft: 3000 } })(state)),
  })
  // 160 x 20 % = 32, of which 16 come back.
  expect(shielded.raider.hp).toBe(116)
})

test('Liquid Ooze reverses a drain', () => {
  const { raider } = playOut({
    arena: makeArena({ damageOf: constantDamage(HIT), boss: makeBoss({ ability: 'Liquid Ooze' }) }),
    raiders: [makeRaider({ moves: [makeMove('Giga Drain', { drain: 0.5 })] })],
  })
  expect(raider.hp).toBe(320 - 80)
})

test('Recoil is a share of the damage dealt, except with Rock Head and Magic Guard', () => {
  expect(attackWith({ recoil: 0.25 }).raider.hp).toBe(100 - 160 / 4)
  expect(attackWith({ recoil: 0.25 }, { ability: 'Rock Head' }).raider.hp).toBe(100)
  expect(attackWith({ recoil: 0.25 }, { ability: 'Magic Guard' }).raider.hp).toBe(100)
})

test('Shell Bell heals an eighth of the damage dealt', () => {
  expect(attackWith({}, { item: 'Shell Bell' }).raider.hp).toBe(120)
})

test('Life Orb costs a tenth of max HP, but nothing with Sheer Force and a side effect', () => {
  expect(attackWith({}, { item: 'Life Orb' }).raider.hp).toBe(68)
  const flare = { secondaries: [{ chance: 10, status: 'brn' as const }] }
  expect(attackWith(flare, { item: 'Life Orb', ability: 'Sheer Force' }).raider.hp).toBe(100)
})

test('Steel Beam costs half of max HP even when it misses', () => {
  const beam = makeMove('Steel Beam', { costsMaxHp: 0.5, accuracy: 1 })
  const { raider, kinds } = playOut({ arena: HIT_ARENA, raiders: [makeRaider({ moves: [beam] })] })
  expect(kinds).toContain('misses')
  expect(raider.hp).toBe(160)
})

test('High Jump Kick costs half of max HP when it misses', () => {
  const kick = makeMove('High Jump Kick', { crashes: true, accuracy: 1 })
  expect(playOut({ arena: HIT_ARENA, raiders: [makeRaider({ moves: [kick] })] }).raider.hp).toBe(160)
})

test('Chloroblast costs half of max HP if it hits, except with Rock Head', () => {
  // 320 / 2 = 160.
  const after = (raider: Partial<Fighter> = {}, accuracy: true | 0 = true) =>
    playOut({
      arena: HIT_ARENA,
      raiders: [makeRaider({ moves: [makeMove('Chloroblast', { accuracy })], ...raider })],
    }).raider.hp
  expect(after()).toBe(160)
  expect(after({}, 0)).toBe(320)
  expect(after({ ability: 'Rock Head' })).toBe(320)
})
