import { gameNames } from '@/data/shipped/game-names'
import { shippedNames } from '@/lib/box/game-names'
import { readSet } from './read-set'

const ALCREMIE = ['Alcremie @ Focus Sash', 'Ability: Sweet Veil', '- Decorate']

function buildOf(...lines: string[]) {
  const read = readSet([...ALCREMIE, ...lines].join('\n'))
  if ('faults' in read) throw new Error(read.faults.join())
  return read.build
}

test('a set without level and individual values gives a build without them', () => {
  expect(Object.keys(buildOf())).not.toContain('level')
  expect(Object.keys(buildOf())).not.toContain('individualValues')
})

test('a build has the level and individual values of its set', () => {
  expect(buildOf('Level: 1', 'IVs: 0 Atk / 30 SpA / 0 Spe')).toMatchObject({
    level: 1,
    individualValues: { atk: 0, spa: 30, spe: 0 },
  })
  expect(buildOf('IVs: 0 HP')).toMatchObject({ individualValues: { hp: 0 } })
})

test.each([
  ['Level: 101', 'line 4: levels are whole numbers from 1 to 100'],
  ['Level: one', 'line 4: levels are whole numbers from 1 to 100'],
  ['IVs: 32 Atk', 'line 4: IVs are numbers up to 31, as in 0 Atk / 30 Spe'],
  ['IVs: perfect', 'line 4: IVs are numbers up to 31, as in 0 Atk / 30 Spe'],
])('a fault names its line: %s', (line, fault) => {
  expect(readSet([...ALCREMIE, line].join('\n'))).toEqual({ faults: [fault] })
})

test('the generation’s names read every form of the game, like those of the box', () => {
  const heads = gameNames.species.flatMap(({ name, holds }) =>
    holds ? [name, `${holds.without} @ ${holds.item}`] : [name],
  )
  for (const head of heads) {
    const set = [head, 'Ability: Pressure', '- Tera Blast'].join('\n')
    expect([head, readSet(set)]).toEqual([head, readSet(set, shippedNames)])
  }
})
