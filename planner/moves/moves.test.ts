import { type FindUsableSpecies, moveNamed, raidOf, usableSpeciesByName } from '@/planner/testing/named'
import { debuffsOf } from './debuffs'
import { bestRecovery, boostsOf, recoveryOf, strengthenedType } from './status-moves'

let creature: FindUsableSpecies

beforeAll(async () => {
  creature = await usableSpeciesByName()
})

function boosts(name: string, ability: string, raised: Parameters<typeof boostsOf>[2]): readonly string[] {
  return boostsOf(creature(name), ability, raised).map(({ move }) => move.name)
}

test('Iron Hands uses Belly Drum, or Swords Dance if that costs too much', () => {
  expect(boosts('Iron Hands', 'Quark Drive', 'atk')).toEqual(['Belly Drum', 'Swords Dance'])
})

test('Nasty Plot raises more than Calm Mind, which also raises Sp. Def', () => {
  expect(boosts('Slowking-Galar', 'Regenerator', 'spa')).toEqual(['Nasty Plot', 'Calm Mind'])
})

test('Iron Defense boosts Body Press, as Bulk Up raises less', () => {
  expect(boosts('Corviknight', 'Pressure', 'def')).toEqual(['Iron Defense'])
})

test('a user with Contrary gets no boost', () => {
  expect(boosts('Serperior', 'Overgrow', 'spa')).toEqual(['Calm Mind'])
  expect(boosts('Serperior', 'Contrary', 'spa')).toEqual([])
})

test('every raised stat counts for Stored Power, whose power depends on all stages', () => {
  expect(boosts('Espathra', 'Opportunist', 'all stages')).toContain('Calm Mind')
})

test('a Ghost’s Curse raises nothing', () => {
  expect(creature('Gengar').moves).toContain(moveNamed('Curse'))
  expect(boosts('Gengar', 'Cursed Body', 'atk')).not.toContain('Curse')
})

test.each([
  ['Recover', 0.5],
  ['Life Dew', 0.25],
  ['Moonlight', 0.5],
  ['Drain Punch', 0],
  ['Heal Pulse', 0],
])('%s heals its user by %d of max HP', (name, share) => {
  expect(recoveryOf(moveNamed(name))).toBe(share)
})

test('the best recovery is the move that heals most', () => {
  expect(bestRecovery(creature('Milotic'))?.name).toBe('Recover')
  expect(bestRecovery(creature('Garchomp'))).toBeUndefined()
})

test.each([
  ['Rain Dance', 'Water'],
  ['Sunny Day', 'Fire'],
  ['Electric Terrain', 'Electric'],
  ['Sandstorm', undefined],
  ['Splash', undefined],
])('%s strengthens attacks of type %s', (name, type) => {
  expect(strengthenedType(moveNamed(name))).toBe(type)
})

function debuffs(
  stat: Parameters<typeof debuffsOf>[1],
  raid: ReturnType<typeof raidOf>,
  names: readonly string[],
) {
  return debuffsOf(names.map(moveNamed), stat, raid).map(({ move }) => move.name)
}

test('if debuffs are equal, one that passes the shield comes first: Acid Spray before Fake Tears', () => {
  const raid = raidOf('6', 'Blissey', 'Water')
  expect(debuffs('spd', raid, ['Fake Tears', 'Acid Spray', 'Metal Sound', 'Screech'])).toEqual([
    'Acid Spray',
    'Fake Tears',
    'Metal Sound',
  ])
})

test('Acid Spray doesn’t affect Tera type Steel, Fake Tears does', () => {
  const raid = raidOf('6', 'Blissey', 'Steel')
  expect(debuffs('spd', raid, ['Acid Spray', 'Fake Tears'])).toEqual(['Fake Tears'])
})

test('the boss Corviknight always has Mirror Armor, which reflects every debuff', () => {
  expect(debuffs('def', raidOf('6', 'Corviknight', 'Water'), ['Screech', 'Fire Lash'])).toEqual([])
})

test.each(['Clear Body', 'White Smoke', 'Full Metal Body'])('nothing lowers a boss with %s', (ability) => {
  const raid = { ...raidOf('6', 'Blissey', 'Water'), abilities: ['Natural Cure', ability] }
  expect(debuffs('def', raid, ['Screech', 'Fire Lash'])).toEqual([])
  expect(debuffs('spa', raid, ['Eerie Impulse'])).toEqual([])
})

test('Hyper Cutter only protects Attack', () => {
  const raid = { ...raidOf('6', 'Blissey', 'Water'), abilities: ['Hyper Cutter'] }
  expect(debuffs('atk', raid, ['Charm'])).toEqual([])
  expect(debuffs('def', raid, ['Screech'])).toEqual(['Screech'])
})

test('Magic Bounce and Good as Gold block status moves, Shield Dust blocks attacks’ side effects', () => {
  const debuffsAgainst = (ability: string) => {
    const raid = { ...raidOf('6', 'Blissey', 'Water'), abilities: [ability] }
    return debuffs('def', raid, ['Screech', 'Fire Lash'])
  }
  expect(debuffsAgainst('Magic Bounce')).toEqual(['Fire Lash'])
  expect(debuffsAgainst('Good as Gold')).toEqual(['Fire Lash'])
  expect(debuffsAgainst('Shield Dust')).toEqual(['Screech'])
})

test.each(['Growl', 'Memento', 'Swords Dance', 'Decorate'])('%s isn’t a debuff worth a turn', (name) => {
  expect(debuffs('atk', raidOf('6', 'Blissey', 'Water'), [name])).toEqual([])
})

test('a side effect that isn’t certain doesn’t count as a debuff: Crunch', () => {
  expect(debuffs('def', raidOf('6', 'Blissey', 'Water'), ['Crunch'])).toEqual([])
})
