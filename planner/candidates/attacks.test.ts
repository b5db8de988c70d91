import { type FindUsableSpecies, usableSpeciesByName } from '@/planner/testing/named'
import { type Attack, attacksOf } from './attacks'

let creature: FindUsableSpecies

beforeAll(async () => {
  creature = await usableSpeciesByName()
})

function attack(name: string, move: string, teraType: Attack['teraType']): Attack | undefined {
  return attacksOf(creature(name)).find((option) => option.move.name === move && option.teraType === teraType)
}

test('Drain Punch heals half of the damage', () => {
  expect(attack('Iron Hands', 'Drain Punch', 'Fighting')?.drain).toBe(1 / 2)
})

test('Draining Kiss heals three quarters', () => {
  expect(attack('Sylveon', 'Draining Kiss', 'Fairy')?.drain).toBe(3 / 4)
})

test('Torch Song raises Sp. Atk by a stage each time, Charge Beam in 70% of cases', () => {
  expect(attack('Skeledirge', 'Torch Song', 'Fire')?.raises).toBe(1)
  expect(attack('Magnezone', 'Charge Beam', 'Electric')?.raises).toBeCloseTo(0.7)
})

test('Leaf Storm, which weakens its user, raises a user with Contrary by two stages', () => {
  expect(attack('Serperior', 'Leaf Storm', 'Grass')).toMatchObject({ abilities: ['Contrary'], raises: 2 })
  expect(attack('Venusaur', 'Leaf Storm', 'Grass')).toBeUndefined()
})

test('Body Press trains Defense', () => {
  expect(attack('Corviknight', 'Body Press', 'Fighting')).toMatchObject({
    strength: 'def',
    hitsDefense: true,
  })
})

test('an attack with several abilities that change nothing appears once, with all of them', () => {
  const rageFists = attacksOf(creature('Annihilape')).filter(({ move }) => move.name === 'Rage Fist')
  expect(rageFists.map(({ abilities }) => abilities)).toEqual([['Vital Spirit', 'Inner Focus', 'Defiant']])
})

test('an ability that strengthens an attack gets its own entry: Sharpness makes Sacred Sword beat Close Combat', () => {
  const abilities = (name: string) =>
    attacksOf(creature('Gallade'))
      .filter(({ move }) => move.name === name)
      .map((option) => option.abilities)
  expect(abilities('Sacred Sword')).toEqual([['Sharpness']])
  expect(abilities('Close Combat')).toEqual([['Steadfast', 'Justified']])
})

// Neither has a same-type bonus: 120 x 0.8 = 96 power against 80.
test('an attack’s damage counts its misses: Gunk Shot hits in 80%', () => {
  const gunkShot = attack('Annihilape', 'Gunk Shot', 'Poison')?.damage ?? 0
  const teraBlast = attack('Annihilape', 'Tera Blast', 'Steel')?.damage ?? 0
  expect(gunkShot / teraBlast).toBeCloseTo(96 / 80, 1)
})

test('Tera Blast has every type without a stronger attack', () => {
  const types = attacksOf(creature('Blissey'))
    .filter(({ move, strength }) => move.name === 'Tera Blast' && strength === 'spa')
    .map(({ teraType }) => teraType)
  expect(types).toContain('Bug')
  expect(types).not.toContain('Fire')
})

test('a slightly stronger Tera Blast, a Normal attack until its user Terastallizes, doesn’t replace Shadow Claw', () => {
  expect(attack('Ceruledge', 'Tera Blast', 'Ghost')?.damage).toBeGreaterThan(
    attack('Ceruledge', 'Shadow Claw', 'Ghost')?.damage ?? Number.POSITIVE_INFINITY,
  )
})

test('Ogerpon attacks only with the Tera type of its mask', () => {
  const types = new Set(attacksOf(creature('Ogerpon-Wellspring')).map(({ teraType }) => teraType))
  expect([...types]).toEqual(['Water'])
})

test('an attack is left out only if another is better in everything: Seed Bomb makes no contact, Power Whip does', () => {
  const names = attacksOf(creature('Tsareena'))
    .filter(({ teraType, strength }) => teraType === 'Grass' && strength === 'atk')
    .map(({ move }) => move.name)
  expect(names).toEqual(expect.arrayContaining(['Power Whip', 'Seed Bomb']))
  expect(names).not.toContain('Razor Leaf')
  expect(names).not.toContain('Trop Kick')
})
