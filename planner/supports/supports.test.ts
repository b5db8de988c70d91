import type { TypeName } from '@/data/vocabulary'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { illegality } from '@/planner/testing/legality'
import { type FindUsableSpecies, moveNamed, raidOf, usableSpeciesByName } from '@/planner/testing/named'
import { prepareSupport, type SupportBuild, supportBuilds } from './support-builds'
import { abilityWorth, supportRoleOf } from './support-moves'

let creature: FindUsableSpecies

beforeAll(async () => {
  creature = await usableSpeciesByName()
})

function supports(name: string, raid: RaidTarget): readonly SupportBuild[] {
  return supportBuilds(prepareSupport(creature(name)), raid)
}

test.each([
  ['Helping Hand', 'help'],
  ['Howl', 'raise an ally'],
  ['Coaching', 'raise an ally'],
  ['Decorate', 'raise an ally'],
  ['Life Dew', 'heal allies'],
  ['Heal Pulse', 'heal allies'],
  ['Pollen Puff', 'heal allies'],
  ['Reflect', 'screen against Attack'],
  ['Light Screen', 'screen against Sp. Atk'],
  ['Aurora Veil', 'screen against both'],
  ['Screech', 'lower the boss'],
  ['Acid Spray', 'lower the boss'],
  ['Will-O-Wisp', 'afflict the boss'],
  ['Yawn', 'afflict the boss'],
  ['Taunt', 'taunt the boss'],
  ['Skill Swap', 'change an ability'],
  ['Simple Beam', 'change an ability'],
  ['Rain Dance', 'weather or terrain'],
])('the role of %s is: %s', (move, role) => {
  expect(supportRoleOf(moveNamed(move))).toBe(role)
})

test.each(['Recover', 'Swords Dance', 'Swagger', 'Toxic', 'Earthquake', 'Tailwind'])(
  '%s doesn’t help others',
  (move) => {
    expect(supportRoleOf(moveNamed(move))).toBeUndefined()
  },
)

test('Steely Spirit helps if Steel is super effective', () => {
  expect(abilityWorth('Steely Spirit', raidOf('6', 'Blissey', 'Rock'))).toBe(0.5)
  expect(abilityWorth('Steely Spirit', raidOf('6', 'Blissey', 'Water'))).toBe(0)
  const [best] = supports('Perrserker', raidOf('6', 'Blissey', 'Rock'))
  expect(best?.build.ability).toBe('Steely Spirit')
})

test('Power Spot is worth twice as much as Battery, which only helps special attackers', () => {
  const raid = raidOf('6', 'Blissey', 'Rock')
  expect(abilityWorth('Power Spot', raid)).toBe(0.3)
  expect(abilityWorth('Battery', raid)).toBe(0.15)
})

test('against an Ice boss, Alolan Ninetales also has a build without snow', () => {
  const abilities = (teraType: TypeName) =>
    new Set(supports('Ninetales-Alola', raidOf('6', 'Clodsire', teraType)).map(({ build }) => build.ability))
  expect(abilities('Ice')).toEqual(new Set(['Snow Warning', 'Snow Cloak']))
  expect(abilities('Fire')).toEqual(new Set(['Snow Warning']))
})

test.each([
  ['Drizzle', 'Fire', 0.5],
  ['Drizzle', 'Grass', 0],
  ['Orichalcum Pulse', 'Grass', 0.5],
  ['Hadron Engine', 'Water', 0.3],
  ['Grassy Surge', 'Water', 0.3],
  ['Misty Surge', 'Dragon', 0],
  ['Snow Warning', 'Grass', 0],
] as const)('%s raises the damage of attacks on a %s boss by %s', (ability, teraType, worth) => {
  expect(abilityWorth(ability, raidOf('6', 'Blissey', teraType))).toBe(worth)
})

test('a support uses Light Screen against special attacks and Reflect against physical attacks', () => {
  const special = supports('Grimmsnarl', raidOf('6', 'Blissey', 'Rock'))[0]?.build.moves
  const physical = supports('Grimmsnarl', raidOf('6', 'Dondozo', 'Rock'))[0]?.build.moves
  expect([special?.includes('Light Screen'), special?.includes('Reflect')]).toEqual([true, false])
  expect([physical?.includes('Light Screen'), physical?.includes('Reflect')]).toEqual([false, true])
})

test('a support with a screen holds Light Clay', () => {
  expect(supports('Grimmsnarl', raidOf('6', 'Blissey', 'Rock'))[0]?.build.item).toBe('Light Clay')
})

test('only builds with Snow Warning use Aurora Veil', () => {
  const builds = supports('Ninetales-Alola', raidOf('6', 'Blissey', 'Rock')).map(({ build }) => build)
  const veilBuilds = builds.filter(({ moves }) => moves.includes('Aurora Veil'))
  expect(veilBuilds.length).toBeGreaterThan(0)
  expect(new Set(veilBuilds.map(({ ability }) => ability))).toEqual(new Set(['Snow Warning']))
  expect(
    supports('Froslass', raidOf('6', 'Blissey', 'Rock')).flatMap(({ build }) => build.moves),
  ).not.toContain('Aurora Veil')
})

test('a support uses Taunt only against a boss with status moves', () => {
  expect(supports('Umbreon', raidOf('6', 'Blissey', 'Rock'))[0]?.build.moves).toContain('Taunt')
  const raid = { ...raidOf('6', 'Blissey', 'Rock'), picksStatusMoves: false }
  expect(supports('Umbreon', raid).flatMap(({ build }) => build.moves)).not.toContain('Taunt')
})

test('no support burns a Fire boss', () => {
  const moves = (teraType: 'Fire' | 'Electric') =>
    supports('Dusknoir', raidOf('6', 'Dondozo', teraType)).flatMap(({ build }) => build.moves)
  expect(moves('Fire')).not.toContain('Will-O-Wisp')
  expect(moves('Electric')).toContain('Will-O-Wisp')
})

test('a support trains the defense that the boss hits', () => {
  expect(supports('Umbreon', raidOf('6', 'Blissey', 'Rock'))[0]?.build).toMatchObject({
    nature: 'Calm',
    effortValues: { hp: 252, spd: 252, def: 4 },
  })
})

test('every support is legal', async () => {
  const raid = raidOf('6', 'Gengar', 'Water')
  const names = [
    'Perrserker',
    'Grimmsnarl',
    'Umbreon',
    'Ninetales-Alola',
    'Blissey',
    'Porygon2',
    'Ogerpon',
    'Scrafty',
  ]
  const builds = names.flatMap((name) => supports(name, raid)).map(({ build }) => build)
  expect(builds.length).toBeGreaterThan(names.length)
  expect((await Promise.all(builds.map(illegality))).flat()).toEqual([])
})

test('a creature that can’t help others isn’t a support', () => {
  expect(
    supportBuilds({ creature: creature('Garchomp'), moves: [] }, raidOf('6', 'Gengar', 'Water')),
  ).toEqual([])
})
