import { Generations } from '@pkmn/data'
import { Dex } from '@pkmn/dex'
import { bossHp, bossStat, natureOf, percentByNature } from './stats'

const generation9 = new Generations(Dex).get(9)

const NO_EFFORT = { hp: 0, attack: 0, defense: 0, specialattack: 0, specialdefense: 0, speed: 0 }

test('Jolly raises Speed and lowers Sp. Atk', () => {
  expect(natureOf('spe', 'spa')).toBe('Jolly')
  expect(percentByNature('Jolly', 'spe')).toBe(110)
  expect(percentByNature('Jolly', 'spa')).toBe(90)
  expect(percentByNature('Jolly', 'atk')).toBe(100)
})

test('Serious and a missing nature change nothing', () => {
  expect(percentByNature('Serious', 'spe')).toBe(100)
  expect(percentByNature(undefined, 'spe')).toBe(100)
})

test('natures raise and lower the same stats as in @pkmn/dex', () => {
  for (const { name, plus, minus } of generation9.natures) {
    for (const stat of ['atk', 'def', 'spa', 'spd', 'spe'] as const) {
      expect(percentByNature(name, stat)).toBe(100 + (plus === stat ? 10 : 0) - (minus === stat ? 10 : 0))
    }
  }
})

test('a boss has the stats of its level, effort and nature, as in @pkmn/data', () => {
  const boss = {
    level: 78,
    nature: 'Adamant',
    effortValues: { ...NO_EFFORT, hp: 74, attack: 190, specialattack: 50, speed: 23 },
  }
  const adamant = generation9.natures.get('Adamant')
  expect(bossHp(boss, 108)).toBe(generation9.stats.calc('hp', 108, 31, 74, 78))
  expect(bossStat(boss, 'atk', 130)).toBe(generation9.stats.calc('atk', 130, 31, 190, 78, adamant))
  expect(bossStat(boss, 'spa', 80)).toBe(generation9.stats.calc('spa', 80, 31, 50, 78, adamant))
  expect(bossStat(boss, 'spe', 102)).toBe(generation9.stats.calc('spe', 102, 31, 23, 78, adamant))
})

test('fixed individual values count in a boss’s stats', () => {
  const boss = { level: 75, effortValues: NO_EFFORT, event: { individualValues: { hp: 0, attack: 20 } } }
  expect(bossHp(boss, 55)).toBe(generation9.stats.calc('hp', 55, 0, 0, 75))
  expect(bossStat(boss, 'atk', 80)).toBe(generation9.stats.calc('atk', 80, 20, 0, 75))
  expect(bossStat(boss, 'def', 80)).toBe(generation9.stats.calc('def', 80, 31, 0, 75))
})
