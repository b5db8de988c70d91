import fc from 'fast-check'
import { type RaidBoss, rosters } from '@/data/rosters/rosters'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { loadUsableSpecies, type UsableSpecies } from '@/planner/creatures/usable-species'
import { type RaidTarget, raidTarget } from '@/planner/raids/raid-target'
import { illegality } from '@/planner/testing/legality'
import { type FindUsableSpecies, raidOf, usableSpeciesByName } from '@/planner/testing/named'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import {
  type AttackOption,
  attackOptions,
  type BuildOptionChoice,
  type BuildOptions,
  buildOf,
  buildOptionsOf,
  FIRST,
} from './attack-options'
import { prepareCreature } from './prepared-creature'

let creature: FindUsableSpecies

beforeAll(async () => {
  creature = await usableSpeciesByName()
})

function attackOptionsOf(name: string, raid: RaidTarget): readonly AttackOption[] {
  return attackOptions(prepareCreature(creature(name)), raid)
}

const STEEL_BLISSEY = raidOf('6', 'Blissey', 'Steel')

test('Iron Hands drains Steel Blissey with Drain Punch after Belly Drum or Swords Dance', () => {
  const [option] = attackOptionsOf('Iron Hands', STEEL_BLISSEY)
  expect(option).toMatchObject({ ability: 'Quark Drive', attack: { teraType: 'Fighting', drain: 1 / 2 } })
  const sets = option ? buildOptionsOf(option, STEEL_BLISSEY).moveSets : []
  expect(sets.slice(0, 2).map(([attack, boost]) => [attack, boost])).toEqual([
    ['Drain Punch', 'Belly Drum'],
    ['Drain Punch', 'Swords Dance'],
  ])
})

test('Corviknight uses Body Press against Steel Blissey, with Iron Defense and Roost', () => {
  const [option] = attackOptionsOf('Corviknight', STEEL_BLISSEY)
  expect(option && buildOptionsOf(option, STEEL_BLISSEY).moveSets[0]).toEqual(
    expect.arrayContaining(['Body Press', 'Iron Defense', 'Roost']),
  )
})

test('no attack option has an attack that the Tera type is immune to', () => {
  const types = attackOptionsOf('Gengar', raidOf('6', 'Blissey', 'Normal')).map(
    ({ attack }) => attack.teraType,
  )
  expect(types.length).toBeGreaterThan(0)
  expect(types).not.toContain('Ghost')
})

// Ground would be super effective against Fire.
test('no attack option has an attack that the boss’s ability is immune to: Hydreigon’s only ability is Levitate', () => {
  const options = attackOptionsOf('Garchomp', raidOf('6', 'Hydreigon', 'Fire'))
  expect(options.length).toBeGreaterThan(0)
  expect(options.map(({ attack }) => attack.teraType)).not.toContain('Ground')
  const grounded = attackOptionsOf('Garchomp', raidOf('6', 'Dondozo', 'Fire'))
  expect(grounded.map(({ attack }) => attack.teraType)).toContain('Ground')
})

test('of equally strong abilities, the one immune to the boss’s attacks is chosen: Bulletproof', () => {
  const abilities = attackOptionsOf('Chesnaught', raidOf('6', 'Gengar', 'Dark')).map(({ ability }) => ability)
  expect(abilities[0]).toBe('Bulletproof')
})

// A Garchomp's Earthquake does 261.75 to 236 of Defense, see measure.test.ts; twice as much to Steel. Blissey has 50 of
// Defense and 14650 HP: 261.75 x 2 x 236 / 50 / 14650 = 0.169.
test('an attack’s share of HP depends on type and defense', () => {
  const earthquake = attackOptionsOf('Garchomp', STEEL_BLISSEY).find(
    ({ attack }) => attack.move.name === 'Earthquake',
  )
  expect(earthquake?.share).toBeCloseTo(0.169, 3)
})

test('Ceruledge attacks Psychic Volcarona with Shadow Claw, which beats Tera Blast before Terastallizing', () => {
  const options = attackOptionsOf('Ceruledge', raidOf('6', 'Volcarona', 'Psychic'))
  const ghost = options.filter(({ attack }) => attack.teraType === 'Ghost')
  expect(ghost.map(({ attack }) => attack.move.name)).toEqual(['Shadow Claw'])
})

test('attack options are sorted best first, and no two have the same type, stat, drain and boost', () => {
  const options = attackOptionsOf('Decidueye-Hisui', raidOf('6', 'Dondozo', 'Steel'))
  const estimates = options.map(({ damageBeforeFainting }) => damageBeforeFainting)
  expect(estimates).toEqual(estimates.toSorted((a, b) => b - a))
  const groups = options.map(({ attack }) =>
    [attack.teraType, attack.strength, attack.drain > 0, attack.raises > 0].join(),
  )
  expect(new Set(groups).size).toBe(options.length)
})

test('against physical attacks a set lowers Attack: Charm', () => {
  const raid = raidOf('6', 'Dondozo', 'Poison')
  const [option] = attackOptionsOf('Gardevoir', raid)
  expect(option && buildOptionsOf(option, raid).moveSets[0]).toContain('Charm')
})

test('a choice that the build options lack throws', () => {
  const [option] = attackOptionsOf('Iron Hands', STEEL_BLISSEY)
  if (!option) throw new Error('no attack option')
  const buildOptions = buildOptionsOf(option, STEEL_BLISSEY)
  expect(() => buildOf(option, buildOptions, { moveSet: 9, item: 0, spread: 0 })).toThrow(
    'Iron Hands has no build',
  )
})

test('every build of an attack option is legal', async () => {
  const creatures = await loadUsableSpecies()
  await fc.assert(
    fc.asyncProperty(anyOf(creatures), anyOf(BOSSES), anyOf(TYPE_NAMES), async (species, boss, teraType) => {
      expect(await illegalitiesIn(species, raidTarget(boss, teraType))).toEqual([])
    }),
    fuzzing(40),
  )
})

const BOSSES: readonly RaidBoss[] = [...rosters['5'], ...rosters['6']]

function anyOf<T>(items: readonly T[]): fc.Arbitrary<T> {
  return fc.constantFrom(...items)
}

function choicesOf({ moveSets, items, spreads }: BuildOptions): BuildOptionChoice[] {
  return [
    FIRST,
    ...moveSets.slice(1).map((_, index) => ({ ...FIRST, moveSet: index + 1 })),
    ...items.slice(1).map((_, index) => ({ ...FIRST, item: index + 1 })),
    ...spreads.slice(1).map((_, index) => ({ ...FIRST, spread: index + 1 })),
  ]
}

async function illegalitiesIn(species: UsableSpecies, raid: RaidTarget): Promise<readonly string[]> {
  const builds = attackOptions(prepareCreature(species), raid).flatMap((option) => {
    const buildOptions = buildOptionsOf(option, raid)
    return choicesOf(buildOptions).map((choice) => buildOf(option, buildOptions, choice))
  })
  return (await Promise.all(builds.map(illegality))).flat()
}

test('a raid has between 3,000 and 15,000 builds to begin with', async () => {
  const prepared = (await loadUsableSpecies()).map(prepareCreature)
  const teraTypes: readonly TypeName[] = ['Steel', 'Water', 'Normal']
  const counts = teraTypes.map((teraType) => {
    const raid = raidOf('6', 'Dondozo', teraType)
    const options = prepared
      .flatMap((creature) => attackOptions(creature, raid))
      .map((option) => buildOptionsOf(option, raid))
    return options.reduce((sum, buildOptions) => sum + choicesOf(buildOptions).length, 0)
  })
  expect(Math.min(...counts)).toBeGreaterThan(3_000)
  expect(Math.max(...counts)).toBeLessThan(15_000)
})
