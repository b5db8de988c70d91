import type { LearnWay } from '@/data/shipped/schema'
import { shippedCreatures } from '@/data/shipped/shipped'
import { creature } from '@/lib/words/en/creature'
import { wayToLearn } from './learning'

function shippedCreature(key: string) {
  const shipped = shippedCreatures[key]
  if (!shipped) throw new Error(`no creature ${key}`)
  return shipped
}

function shippedNote(key: string, move: string) {
  return creature.learned(wayToLearn(move, shippedCreature(key)))
}

test.each<[LearnWay, string]>([
  [{ method: 'level up', generation: 9, level: 48 }, 'Level 48'],
  [{ method: 'level up', generation: 9, level: 0 }, 'On evolution'],
  [{ method: 'level up', generation: 9 }, 'Level up'],
  [{ method: 'TM', generation: 9 }, 'TM'],
  [{ method: 'egg', generation: 9, byLine: true }, 'Evolution line: Egg move'],
  [{ method: 'TM', generation: 8 }, 'TM in Gen 8'],
  [{ method: 'tutor', generation: 7 }, 'Tutor in Gen 7'],
  [{ method: 'event', generation: 6 }, 'Event in Gen 6'],
  [{ method: 'Dream World', generation: 5 }, 'Dream World in Gen 5'],
  [{ method: 'virtual transfer', generation: 7 }, 'Virtual transfer in Gen 7'],
])('%j reads %j', (way, note) => {
  expect(creature.learned(way)).toBe(note)
})

test('generation 9 has priority over the learnsets of the Pokémon API', () => {
  const live = {
    ...shippedCreature('abomasnow'),
    learned: { snowscape: { method: 'egg', generation: 8 } as const },
  }
  expect(creature.learned(wayToLearn('snowscape', live))).toBe('TM')
})

test('Stockpile of Dondozo, which is in no learnset, is raid only', () => {
  expect(shippedNote('dondozo', 'stockpile')).toBe('Raid only')
})

test('Snowscape of Abomasnow, which no earlier generation learns, is not raid only', () => {
  expect(shippedCreature('abomasnow').learned.snowscape).toBeUndefined()
  expect(shippedNote('abomasnow', 'snowscape')).toBe('TM')
})

test('Ion Deluge of Eelektross is a move of generation 7', () => {
  expect(shippedNote('eelektross', 'iondeluge')).toBe('Level 1 in Gen 7')
})
