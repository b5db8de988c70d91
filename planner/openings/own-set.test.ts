import { gameNames } from '@/data/shipped/game-names'
import { shippedNames } from '@/lib/box/game-names'
import { buildFromSet } from '@/lib/builds/build-from-set'
import { buildOfOwnSet, namesOfGeneration } from './own-set'

const ALCREMIE = ['Alcremie @ Focus Sash', 'Ability: Sweet Veil', '- Decorate']

function buildOf(...lines: string[]) {
  return buildOfOwnSet([...ALCREMIE, ...lines].join('\n'), 'The set of a test')
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

test.each(['Level: 101', 'Level: one', 'IVs: 32 Atk', 'IVs: perfect'])(
  'an error names the source, the set and the faulty line: %s',
  (line) => {
    expect(() => buildOf(line)).toThrow(
      /^The set of a test cannot be read: Alcremie @ Focus Sash[\s\S]*: \[\{"line":4,/,
    )
  },
)

test('the generation’s names read every form of the game, like those of the box', () => {
  const headers = gameNames.species.flatMap(({ name, holds }) =>
    holds ? [name, `${holds.without} @ ${holds.item}`] : [name],
  )
  for (const header of headers) {
    const set = [header, 'Ability: Pressure', '- Tera Blast'].join('\n')
    expect([header, buildFromSet(set, namesOfGeneration)]).toEqual([header, buildFromSet(set, shippedNames)])
  }
})
