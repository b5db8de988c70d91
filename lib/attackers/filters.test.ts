import type { Attacker } from './attacker'
import { ALL_ATTACKERS, filteredAttackers } from './filters'

function attacker(creature: string, change: Partial<Attacker>): Attacker {
  return {
    creature,
    ability: 'Levitate',
    move: 'Gunk Shot',
    type: 'Poison',
    category: 'Physical',
    damage: 5,
    neutralDamage: 4.5,
    hits: 20,
    neutralHits: 23,
    worst: 40,
    immuneTo: [],
    resists: [],
    ...change,
  }
}

const gengar = attacker('Gengar', { category: 'Special', damage: 6.8, worst: 121 })
const weezing = attacker('Weezing', { damage: 7 })
const weezingSpecial = attacker('Weezing', { category: 'Special', damage: 5.1 })
const ALL = [weezing, gengar, weezingSpecial]

const anyone = () => true

test('without filters each creature is listed once, with its better attack', () => {
  expect(filteredAttackers(ALL, ALL_ATTACKERS, anyone)).toEqual([weezing, gengar])
})

test('a category filter counts only its attacks', () => {
  expect(filteredAttackers(ALL, { ...ALL_ATTACKERS, category: 'special' }, anyone)).toEqual([
    weezingSpecial,
    gengar,
  ])
})

test('the safe filter keeps attackers whose worst hit is below 50%', () => {
  expect(filteredAttackers(ALL, { ...ALL_ATTACKERS, onlySafe: true }, anyone)).toEqual([weezing])
})

test('a creature that is not allowed is left out', () => {
  expect(filteredAttackers(ALL, ALL_ATTACKERS, (creature) => creature !== 'Weezing')).toEqual([gengar])
})
