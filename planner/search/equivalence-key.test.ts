import { createHash } from 'node:crypto'
import { ASSUMPTIONS } from '@/battle/assumptions'
import type { Build } from '@/battle/build'
import { createDamageSource } from '@/battle/damage/create-damage-source'
import { raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { Arena } from '@/battle/model/arena'
import type { Fighter } from '@/battle/model/fighter'
import { createRandom, type Random } from '@/battle/model/random'
import { attackerPolicy } from '@/battle/policy/attacker'
import { fight, type Policy } from '@/battle/turns/fight'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { loadUsableSpecies, type UsableSpecies } from '@/planner/creatures/usable-species'
import { ALL_RAIDS, arenasAgainst, type NamedRaid } from '@/planner/raids/all-raids'
import { raidNamed } from '@/planner/testing/named'
import { testSeed } from '@/testing/fuzz/fuzzing'
import { equivalenceKey } from './equivalence-key'

const BUILD: Build = {
  species: 'Mew',
  ability: 'Synchronize',
  teraType: 'Water',
  nature: 'Adamant',
  effortValues: { hp: 252, atk: 252 },
  item: 'Leftovers',
  moves: ['Liquidation'],
}

function arenasOf(raid: NamedRaid, teraType: TypeName): readonly Arena[] {
  return arenasAgainst({ raid, teraType, damageOf: createDamageSource().rolls, assumptions: ASSUMPTIONS })
}

function keyOf(team: readonly Fighter[], { boss }: Arena, teraType: TypeName): string {
  return team.map((fighter) => equivalenceKey(fighter, boss, teraType)).join('\n')
}

/** Raiders use random moves and a real policy in turn. */
function decidersOf(team: readonly Fighter[], seed: number): readonly Policy[] {
  const { below } = createRandom(seed)
  const anyMove: Policy = (_, __, { fighter }) => ({
    kind: 'move',
    move: below(fighter.moves.length),
    terastallize: true,
  })
  const policy = attackerPolicy({
    boosts: 1,
    debuffs: 1,
    repeatAfterReset: true,
    healBelow: 40,
    healCheerBelow: 25,
  })
  return team.map((_, index) => (index % 2 === 0 ? anyMove : policy))
}

function hashBattles(arena: Arena, team: readonly Fighter[], seeds: readonly number[]): string {
  const lines: string[] = []
  for (const seed of seeds) {
    const deciders = decidersOf(team, seed)
    const players = team.flatMap((fighter, index) => ({ fighter, decide: deciders[index] ?? fail() }))
    fight(arena, players, createRandom(seed), ({ boss, raiders }, events) => {
      lines.push(JSON.stringify([events, boss.hp, raiders.map(({ hp }) => hp)]))
    })
  }
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

function fail(): never {
  throw new Error('No policy for a raider')
}

function oneOf<T>(values: readonly T[], { below }: Random): T {
  return values[below(values.length)] ?? fail()
}

const ITEMS = ['Shell Bell', 'Life Orb', 'Weakness Policy', 'Covert Cloak', 'Ability Shield']

function drawBuild(creatures: readonly UsableSpecies[], random: Random): Build {
  const { name, abilities, moves } = oneOf(creatures, random)
  return {
    ...BUILD,
    species: name,
    ability: oneOf(abilities, random),
    teraType: oneOf(TYPE_NAMES, random),
    item: oneOf(ITEMS, random),
    moves: [...new Set(Array.from({ length: 4 }, () => oneOf(moves, random).name))],
  }
}

const MAX_DRAWS = 30

test('Tera types with one key have exactly the same battles if fought separately', async () => {
  const creatures = await loadUsableSpecies()
  const random = createRandom(testSeed())
  let pairs = 0
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const raid = oneOf(ALL_RAIDS, random)
    const builds = Array.from({ length: 1 + random.below(2) }, () => drawBuild(creatures, random))
    const team = builds.map((build) => raiderFighter(build, moveNamed))
    const ability = random.below(3)
    const hashes = new Map<string, string>()
    for (const teraType of TYPE_NAMES) {
      const arenas = arenasOf(raid, teraType)
      const arena = arenas[ability % arenas.length] ?? fail()
      const key = keyOf(team, arena, teraType)
      const hash = hashBattles(arena, team, [draw, draw + MAX_DRAWS])
      const sameKeyHash = hashes.get(key)
      if (sameKeyHash === undefined) hashes.set(key, hash)
      else {
        pairs += 1
        expect({ raid: raid.name, teraType, builds, hash }).toEqual({
          raid: raid.name,
          teraType,
          builds,
          hash: sameKeyHash,
        })
      }
    }
  }
  expect(pairs).toBeGreaterThan(MAX_DRAWS)
})

/** Each fact distinguishes two types that take the same damage from a build's attack. */
const DIFFERENCES: readonly [
  fact: string,
  raid: string,
  types: readonly [TypeName, TypeName],
  Partial<Build>,
][] = [
  ['a Ghost boss curses its foe, any other boss itself', '5/Kitakami/Snorlax', ['Ghost', 'Poison'], {}],
  ['Toxic of a Poison boss never misses', '6/Kitakami/Mandibuzz', ['Poison', 'Normal'], {}],
  [
    'Thunder Wave does nothing to a Ground boss',
    '6/Paldea/Blissey',
    ['Ground', 'Rock'],
    { moves: ['Liquidation', 'Thunder Wave'] },
  ],
  [
    'a raider’s spores do nothing to a Grass boss',
    '6/Paldea/Dondozo',
    ['Grass', 'Dragon'],
    { species: 'Breloom', ability: 'Effect Spore', moves: ['Seed Bomb', 'Liquidation'] },
  ],
  [
    'Baneful Bunker’s poison does nothing to a Steel boss',
    '6/Paldea/Garchomp',
    ['Steel', 'Normal'],
    { species: 'Toxapex', ability: 'Regenerator', moves: ['Liquidation', 'Baneful Bunker'] },
  ],
  [
    'sand hurts a Normal boss, but not a Steel boss',
    '6/Paldea/Blissey',
    ['Steel', 'Normal'],
    { species: 'Tyranitar', ability: 'Sand Stream' },
  ],
  [
    'snow raises an Ice boss’s Defense',
    '6/Paldea/Blissey',
    ['Ice', 'Normal'],
    { species: 'Ninetales-Alola', ability: 'Snow Warning', moves: ['Liquidation'] },
  ],
  [
    'Grassy Terrain heals a Normal boss, but not a Flying boss',
    '6/Paldea/Blissey',
    ['Flying', 'Normal'],
    { species: 'Rillaboom', ability: 'Grassy Surge' },
  ],
  [
    'Freeze-Dry hits a Water boss hard',
    '6/Paldea/Garchomp',
    ['Water', 'Fire'],
    { teraType: 'Ice', moves: ['Freeze-Dry'] },
  ],
  [
    'a Ground move that a raider mimics hits a Poison boss hard',
    '5/Terarium/Rhyperior',
    ['Poison', 'Normal'],
    { species: 'Mimikyu', ability: 'Disguise', moves: ['Mimic', 'Liquidation'] },
  ],
]

test.each(DIFFERENCES)('the two types are fought separately if %s', (_, name, [typeA, typeB], changes) => {
  const raid = raidNamed(name)
  const fighter = raiderFighter({ ...BUILD, ...changes }, moveNamed)
  const [first = fail()] = arenasOf(raid, typeA)
  const [second = fail()] = arenasOf(raid, typeB)
  const seeds = Array.from({ length: 12 }, (__, seed) => seed)
  expect(hashBattles(first, [fighter], seeds)).not.toBe(hashBattles(second, [fighter], seeds))
  expect(keyOf([fighter], first, typeA)).not.toBe(keyOf([fighter], second, typeB))
})

test('for a raider with only Drain Punch, the eighteen types of Dondozo have seven keys', () => {
  // Factor 2, 1 or 1/2; each type of Dondozo's own moves (Steel, Water, Dragon); Ghost.
  const raid = raidNamed('6/Paldea/Dondozo')
  const fighter = raiderFighter({ ...BUILD, moves: ['Drain Punch', 'Swords Dance'] }, moveNamed)
  const keys = TYPE_NAMES.map((type) => keyOf([fighter], arenasOf(raid, type)[0] ?? fail(), type))
  expect(new Set(keys).size).toBe(7)
})
