import { type FindUsableSpecies, moveNamed, raidOf, usableSpeciesByName } from '@/planner/testing/named'
import { attackOptions, buildOptionsOf } from './attack-options'
import { type ItemHolder, itemsFor, typeItem } from './items'
import { moveSets } from './move-sets'
import { prepareCreature } from './prepared-creature'
import { spreadsOf } from './spreads'

let creature: FindUsableSpecies

beforeAll(async () => {
  creature = await usableSpeciesByName()
})

const NOTHING = { boosts: [], guards: [], sustain: [], openers: [], softeners: [], fields: [] }

test('each set has one boost; no set goes without, since its user needn’t use it', () => {
  const companions = { ...NOTHING, boosts: ['Belly Drum', 'Swords Dance'] }
  expect(moveSets('Drain Punch', companions)).toEqual([
    ['Drain Punch', 'Belly Drum'],
    ['Drain Punch', 'Swords Dance'],
  ])
})

test('a defensive boost joins the first boost, and a recovery replaces a drain', () => {
  const companions = {
    ...NOTHING,
    boosts: ['Nasty Plot'],
    guards: ['Iron Defense'],
    sustain: ['Giga Drain', 'Synthesis'],
    openers: ['Fake Tears'],
  }
  expect(moveSets('Psychic', companions)).toEqual([
    ['Psychic', 'Nasty Plot', 'Giga Drain', 'Fake Tears'],
    ['Psychic', 'Nasty Plot', 'Synthesis', 'Fake Tears'],
    ['Psychic', 'Nasty Plot', 'Iron Defense', 'Giga Drain'],
  ])
})

test('otherwise there is a set with each boost and one without', () => {
  const companions = {
    ...NOTHING,
    boosts: ['Nasty Plot', 'Calm Mind'],
    sustain: ['Slack Off'],
    openers: ['Acid Spray'],
    softeners: ['Chilling Water'],
  }
  expect(moveSets('Sludge Wave', companions)).toEqual([
    ['Sludge Wave', 'Nasty Plot', 'Slack Off', 'Acid Spray'],
    ['Sludge Wave', 'Calm Mind', 'Slack Off', 'Acid Spray'],
    ['Sludge Wave', 'Slack Off', 'Acid Spray', 'Chilling Water'],
  ])
})

test('an attack alone is a set, and a set contains a move with two uses once', () => {
  expect(moveSets('Surf', NOTHING)).toEqual([['Surf']])
  const companions = { ...NOTHING, sustain: ['Strength Sap'], softeners: ['Strength Sap'] }
  expect(moveSets('Surf', companions)).toEqual([['Surf', 'Strength Sap']])
})

function holder(
  name: string,
  ability: string,
  attack: string,
  changes: Partial<ItemHolder> = {},
): ItemHolder {
  const type = 'Fighting'
  return {
    creature: creature(name),
    ability,
    attack: moveNamed(attack),
    type,
    drains: false,
    weakness: 1,
    ...changes,
  }
}

const BLISSEY = raidOf('6', 'Blissey', 'Steel')

test('Shell Bell comes first, except for a draining attack', () => {
  expect(itemsFor(holder('Garchomp', 'Rough Skin', 'Brick Break'), BLISSEY)[0]).toBe('Shell Bell')
  const drain = holder('Hariyama', 'Thick Fat', 'Drain Punch', { drains: true })
  expect(itemsFor(drain, BLISSEY).slice(0, 2)).toEqual(['Black Belt', 'Shell Bell'])
})

test('Life Orb is tried only if the attack heals its cost', () => {
  expect(itemsFor(holder('Garchomp', 'Rough Skin', 'Brick Break'), BLISSEY)).not.toContain('Life Orb')
  const drain = holder('Hariyama', 'Thick Fat', 'Drain Punch', { drains: true })
  expect(itemsFor(drain, BLISSEY)).toContain('Life Orb')
})

test.each([
  ['Iron Hands', 'Quark Drive', 'Drain Punch', 'Booster Energy'],
  ['Cloyster', 'Shell Armor', 'Icicle Spear', 'Loaded Dice'],
  ['Archaludon', 'Stamina', 'Electro Shot', 'Power Herb'],
  ['Latias', 'Levitate', 'Mist Ball', 'Soul Dew'],
])('%s with %s and %s tries %s first', (name, ability, attack, item) => {
  expect(itemsFor(holder(name, ability, attack), BLISSEY)[0]).toBe(item)
})

test('a creature with Skill Link isn’t given Loaded Dice', () => {
  expect(itemsFor(holder('Cloyster', 'Skill Link', 'Icicle Spear'), BLISSEY)).not.toContain('Loaded Dice')
})

test('a creature that needs an item holds no other', () => {
  expect(itemsFor(holder('Porygon2', 'Download', 'Tri Attack'), BLISSEY)).toEqual(['Eviolite'])
})

test('against a boss that suppresses abilities for a turn, Contrary gets an Ability Shield', () => {
  const serperior = holder('Serperior', 'Contrary', 'Leaf Storm')
  expect(BLISSEY.threats.resetsPlayers).toBe(true)
  expect(itemsFor(serperior, BLISSEY)).toContain('Ability Shield')
  expect(itemsFor(holder('Serperior', 'Overgrow', 'Energy Ball'), BLISSEY)).not.toContain('Ability Shield')
})

test('the item of a type is never a plate', () => {
  expect(typeItem('Fire')).toBe('Charcoal')
  expect(typeItem('Fairy')).toBe('Fairy Feather')
  expect(typeItem('Ghost')).toBe('Spell Tag')
})

test('spreads train strength, HP and the defense that the boss hits', () => {
  const training = { strength: 'atk', guard: 'spd', drains: false, usesAttack: true } as const
  expect(spreadsOf(training)).toEqual([
    { nature: 'Adamant', effortValues: { hp: 252, atk: 252, spd: 4 } },
    { nature: 'Adamant', effortValues: { hp: 252, spd: 252, atk: 4 } },
    { nature: 'Careful', effortValues: { hp: 252, spd: 252, def: 4 } },
  ])
})

test('a holder of Shell Bell may have no HP training: Bronzong with Flash Cannon', () => {
  const raid = raidOf('6', 'Garchomp', 'Fairy')
  const option = attackOptions(prepareCreature(creature('Bronzong')), raid).find(
    ({ attack }) => attack.move.name === 'Flash Cannon',
  )
  expect(option && buildOptionsOf(option, raid).spreads).toContainEqual({
    nature: 'Modest',
    effortValues: { spa: 252, def: 252, hp: 4 },
  })
})

test('a draining attacker may have no HP training', () => {
  const training = { strength: 'spa', guard: 'def', drains: true, usesAttack: false } as const
  expect(spreadsOf(training)).toContainEqual({
    nature: 'Modest',
    effortValues: { spa: 252, def: 252, hp: 4 },
  })
})

test('no spread lowers a stat that an attack of the set uses', () => {
  const bodyPress = { strength: 'def', guard: 'def', drains: false } as const
  expect(spreadsOf({ ...bodyPress, usesAttack: false })[0]?.nature).toBe('Bold')
  expect(spreadsOf({ ...bodyPress, usesAttack: true })[0]?.nature).toBe('Impish')
})
