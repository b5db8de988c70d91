import { NO_STAGES } from '@/battle/dex/effects/stages'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { withPower } from '@/battle/model/battle-move'
import type { Hit } from '@/battle/model/damage-source'
import { EMPTY_FIELD } from '@/battle/turns/start-battle'
import { garchomp, hit, ironHands } from '@/testing/battle/example-hits'
import { createDamageSource } from './create-damage-source'

function rollsOf(hit: Hit): number[] {
  return Array.from(createDamageSource().rolls(hit))
}

// Source of the formula: https://bulbapedia.bulbagarden.net/wiki/Damage#Generation_V_onward
test('Drain Punch of Iron Hands against Tera Steel Garchomp, calculated by hand', () => {
  // (2 × 100 / 5 + 2) × 75 × 416 / 203 = 6455, / 50 + 2 = 131. The lowest roll is 85 % of it: 111, the highest all of it.
  // Its own type: 111 × 1.5 = 166, 131 × 1.5 = 196, each rounded half down. Steel takes twice that: 332 to 392.
  const rolls = rollsOf(hit('Drain Punch'))
  expect(rolls).toHaveLength(16)
  expect([rolls[0], rolls[15]]).toEqual([332, 392])
})

test('Earthquake of Garchomp against all four raiders, calculated by hand', () => {
  // (2 × 90 / 5 + 2) × 100 × 266 / 252 = 4011, / 50 + 2 = 82; × 0.75 = 61. From 85 %, 51, to 61; as its own type 76 to 91.
  // Iron Hands, of the types Fighting and Electric, takes twice that: 152 to 182.
  const quake = hit('Earthquake', { attacker: garchomp(), defender: ironHands(), spread: true })
  const rolls = rollsOf(quake)
  expect([rolls[0], rolls[15]]).toEqual([152, 182])
})

test('Drain Punch of a Ditto transformed into Iron Hands, calculated by hand', () => {
  // Its own level, 90, and the Attack of Iron Hands, 416, at Defense 252: (2 × 90 / 5 + 2) × 75 × 416 / 252 = 4704,
  // / 50 + 2 = 96. From 85 %, 81, to 96; as its own type 121 (rounded half down) to 144.
  const target = ironHands()
  const fighter = { ...target.fighter, level: 90, teraType: 'Steel' } as const
  const ditto = { ...garchomp(), ability: 'Quark Drive', fighter }
  const rolls = rollsOf(hit('Drain Punch', { attacker: ditto, defender: target }))
  expect([rolls[0], rolls[15]]).toEqual([121, 144])
})

test('Seismic Toss does damage equal to its user’s level', () => {
  expect(rollsOf(hit('Seismic Toss'))).toEqual(new Array(16).fill(100))
})

test.each([
  'Super Fang',
  'Ruination',
  'Endeavor',
  'Counter',
  'Fissure',
  'Final Gambit',
  'Nature’s Madness',
  'Swords Dance',
])('%s does no damage by the formula', (name) => {
  expect(rollsOf(hit(name))).toEqual(new Array(16).fill(0))
})

test('an immune target takes no damage: Drain Punch does nothing to Tera Ghost Garchomp', () => {
  const source = createDamageSource()
  const punch = hit('Drain Punch', { defender: garchomp('Ghost') })
  expect(source.mean(punch)).toBe(0)
  expect(Array.from(source.rolls(punch))).toEqual(new Array(16).fill(0))
})

test('Terastallizing doesn’t raise a hit of Bullet Seed from 25 to 60 power', () => {
  const attacker = { ...ironHands({ teraType: 'Grass' }), terastallized: true }
  // 42 × 25 × 416 / 203 = 2151, / 50 + 2 = 45; its Tera type: 45 × 1.5 = 67 half down; Water takes twice that.
  const seed = rollsOf(hit('Bullet Seed', { attacker, defender: garchomp('Water') }))
  expect(seed[15]).toBe(134)
})

test('each hit has its own power: the third hit of Triple Axel does three times the first hit’s damage', () => {
  // The first: 42 × 20 × 416 / 203 = 1721, / 50 + 2 = 36. The third: 5164, / 50 + 2 = 105. Dragon takes each twice.
  const defender = garchomp('Dragon')
  const first = hit('Triple Axel', { defender })
  const third = { ...first, move: withPower(first.move, 60) }
  expect([rollsOf(first)[15], rollsOf(third)[15]]).toEqual([72, 210])
})

test('a hit of Meteor Beam doesn’t repeat the raise from charging', () => {
  // 42 × 120 × 122 / 214 = 2873, / 50 + 2 = 59, of which Steel takes half: 29.
  expect(rollsOf(hit('Meteor Beam'))[15]).toBe(29)
})

test('Foul Play doesn’t repeat the raise of Wind Rider', () => {
  // 266 raised by one stage is 399: 42 × 95 × 399 / 203 = 7842, / 50 + 2 = 158.
  const raised = { ...garchomp(), ability: 'Wind Rider', stages: { ...NO_STAGES, atk: 1 } }
  const field = { ...EMPTY_FIELD, bossSide: { ...EMPTY_FIELD.bossSide, tailwind: 4 } }
  expect(rollsOf(hit('Foul Play', { defender: raised, field }))[15]).toBe(158)
})

test('Expanding Force against one target on Psychic Terrain has no spread reduction', () => {
  const field = { ...EMPTY_FIELD, terrain: 'Psychic' } as const
  const [oneTarget, severalTargets] = [false, true].map((spread) =>
    rollsOf(hit('Expanding Force', { field, spread })),
  )
  expect(oneTarget?.[15]).toBeGreaterThan(1.25 * (severalTargets?.[15] ?? 0))
})

test('Hard Press depends on a boss’s share of HP', () => {
  // All HP: 42 × 100 × 416 / 203 = 8606, / 50 + 2 = 174. Half: power 50, 4303, / 50 + 2 = 88. Steel takes half of Steel.
  const fullHp = garchomp()
  const half = { ...fullHp, hp: fullHp.maxHp / 2 }
  expect(rollsOf(hit('Hard Press', { defender: fullHp }))[15]).toBe(87)
  expect(rollsOf(hit('Hard Press', { defender: half }))[15]).toBe(44)
})

test.each([
  [{ attacker: { ...ironHands(), ability: 'Bravery' } }, 'ability Bravery'],
  [{ defender: { ...garchomp(), item: 'Old Boot' } }, 'item Old Boot'],
  [{ move: { ...moveNamed('Pound'), name: 'Pounder' } }, 'move Pounder'],
  [{ helped: ['Cheers'] }, 'Cheers'],
])('a name that the calculator doesn’t know throws: %#', (change, message) => {
  expect(() => createDamageSource().rolls(hit('Drain Punch', change))).toThrow(message)
})
