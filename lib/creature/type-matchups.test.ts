import { typeChart } from '@/data/types/type-chart'
import { TYPE_NAMES } from '@/data/vocabulary'
import { facts } from '@/lib/words/en/facts'
import { teraWeaknesses, typesWeakTo } from './type-matchups'

describe('the type chart', () => {
  const cells = TYPE_NAMES.flatMap((attacker) => TYPE_NAMES.map((defender) => [attacker, defender] as const))

  test('has 324 cells', () => {
    expect(cells).toHaveLength(324)
  })

  test.each(cells)('%s against %s: offense and defense agree', (attacker, defender) => {
    const inLists = (['double', 'resisted', 'immune', 'normal'] as const).map((list) => [
      typeChart[attacker].offense[list].includes(defender),
      typeChart[defender].defense[list].includes(attacker),
    ])
    expect(inLists.every(([offense, defense]) => offense === defense)).toBe(true)
    expect(inLists.filter(([offense]) => offense)).toHaveLength(1)
  })

  test.each([
    ['Ground', 'Flying', 'immune'],
    ['Ghost', 'Normal', 'immune'],
    ['Dragon', 'Fairy', 'immune'],
    ['Fire', 'Grass', 'double'],
    ['Ice', 'Dragon', 'double'],
    ['Steel', 'Water', 'resisted'],
    ['Ghost', 'Steel', 'normal'],
  ] as const)('%s against %s is %s', (attacker, defender, list) => {
    expect(typeChart[attacker].offense[list]).toContain(defender)
  })
})

describe('matchups', () => {
  test('weaknesses come before resistances and immunities', () => {
    expect(teraWeaknesses('Fairy').map(facts.matchup)).toEqual([
      'Poison - 2x',
      'Steel - 2x',
      'Bug - 0.5x',
      'Dark - 0.5x',
      'Fighting - 0.5x',
      'Dragon - 0x',
    ])
  })

  test('the types that are weak to a type take double damage from it', () => {
    expect(typesWeakTo('Ground')).toEqual(['Electric', 'Fire', 'Poison', 'Rock', 'Steel'])
    expect(typesWeakTo('Normal')).toEqual([])
  })

  test.each([
    ['Dragon', 2, 'Dragon - 2x'],
    ['Bug', 0.5, 'Bug - 0.5x'],
    ['Ghost', 0, 'Ghost - 0x'],
  ] as const)('a line on %s at %f reads %s', (type, multiplier, label) => {
    expect(facts.matchup({ type, multiplier })).toBe(label)
  })
})
