import { gameNames } from '@/data/shipped/game-names'
import { shippedNames } from '@/lib/box/game-names'
import { readSet } from './read-set'

const ALCREMIE = ['Alcremie @ Focus Sash', 'Ability: Sweet Veil', '- Decorate']

function buildOf(...lines: string[]) {
  const read = readSet([...ALCREMIE, ...lines].join('\n'))
  if ('faults' in read) throw new Error(read.faults.join())
  return read.build
}

test('a set without level and individual values is a build without either', () => {
  expect(Object.keys(buildOf())).not.toContain('level')
  expect(Object.keys(buildOf())).not.toContain('individualValues')
})

test('the level of a set and its individual values are those of the build', () => {
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
])('%s is named with its line', (line, fault) => {
  expect(readSet([...ALCREMIE, line].join('\n'))).toEqual({ faults: [fault] })
})

test('the names of the generation read every form of the game as those of the box do', () => {
  const heads = gameNames.species.flatMap(({ name, holds }) =>
    holds ? [name, `${holds.without} @ ${holds.item}`] : [name],
  )
  for (const head of heads) {
    const set = [head, 'Ability: Pressure', '- Tera Blast'].join('\n')
    expect([head, readSet(set)]).toEqual([head, readSet(set, shippedNames)])
  }
})
