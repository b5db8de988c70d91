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

test('Iron Hands drums its belly, or dances with swords where that costs too much', () => {
  expect(boosts('Iron Hands', 'Quark Drive', 'atk')).toEqual(['Belly Drum', 'Swords Dance'])
})

test('Nasty Plot raises more than Calm Mind, which also hardens', () => {
  expect(boosts('Slowking-Galar', 'Regenerator', 'spa')).toEqual(['Nasty Plot', 'Calm Mind'])
})

test('Iron Defense goes with Body Press: Bulk Up raises less', () => {
  expect(boosts('Corviknight', 'Pressure', 'def')).toEqual(['Iron Defense'])
})

test('Contrary turns boosts round: none fits', () => {
  expect(boosts('Serperior', 'Overgrow', 'spa')).toEqual(['Calm Mind'])
  expect(boosts('Serperior', 'Contrary', 'spa')).toEqual([])
})

test('whatever it raises counts for a power that follows all stages: Stored Power', () => {
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
])('%s gives its user %d of max HP back', (name, share) => {
  expect(recoveryOf(moveNamed(name))).toBe(share)
})

test('the best recovery gives most back', () => {
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

test('of equal stages the debuff that passes the shield goes first: Acid Spray before Fake Tears', () => {
  const raid = raidOf('6', 'Blissey', 'Water')
  expect(debuffs('spd', raid, ['Fake Tears', 'Acid Spray', 'Metal Sound', 'Screech'])).toEqual([
    'Acid Spray',
    'Fake Tears',
    'Metal Sound',
  ])
})

test('Acid Spray does nothing to the Tera type Steel, Screech does', () => {
  const raid = raidOf('6', 'Blissey', 'Steel')
  expect(debuffs('spd', raid, ['Acid Spray', 'Fake Tears'])).toEqual(['Fake Tears'])
})

// Its hidden ability, which this boss always has, is Mirror Armor.
test('Corviknight’s Mirror Armor throws every debuff back', () => {
  expect(debuffs('def', raidOf('6', 'Corviknight', 'Water'), ['Screech', 'Fire Lash'])).toEqual([])
})

test.each(['Clear Body', 'White Smoke', 'Full Metal Body'])(
  'a boss with %s is lowered by nothing',
  (ability) => {
    const raid = { ...raidOf('6', 'Blissey', 'Water'), abilities: ['Natural Cure', ability] }
    expect(debuffs('def', raid, ['Screech', 'Fire Lash'])).toEqual([])
    expect(debuffs('spa', raid, ['Eerie Impulse'])).toEqual([])
  },
)

test('Hyper Cutter keeps Attack alone', () => {
  const raid = { ...raidOf('6', 'Blissey', 'Water'), abilities: ['Hyper Cutter'] }
  expect(debuffs('atk', raid, ['Charm'])).toEqual([])
  expect(debuffs('def', raid, ['Screech'])).toEqual(['Screech'])
})

test('Magic Bounce and Good as Gold keep off status moves, Shield Dust the side effects of attacks', () => {
  const against = (ability: string) => {
    const raid = { ...raidOf('6', 'Blissey', 'Water'), abilities: [ability] }
    return debuffs('def', raid, ['Screech', 'Fire Lash'])
  }
  expect(against('Magic Bounce')).toEqual(['Fire Lash'])
  expect(against('Good as Gold')).toEqual(['Fire Lash'])
  expect(against('Shield Dust')).toEqual(['Screech'])
})

test.each(['Growl', 'Memento', 'Swords Dance', 'Decorate'])('%s is no debuff worth a turn', (name) => {
  expect(debuffs('atk', raidOf('6', 'Blissey', 'Water'), [name])).toEqual([])
})

test('a side effect that comes by chance is no debuff to plan with: Crunch', () => {
  expect(debuffs('def', raidOf('6', 'Blissey', 'Water'), ['Crunch'])).toEqual([])
})
