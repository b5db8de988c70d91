import { Dex } from '@pkmn/dex'
import { rosters } from '@/data/rosters/rosters'
import { TYPE_NAMES } from '@/data/vocabulary'
import { compileMove, moveNamed } from './compile-move'

// Source of each: its page on https://bulbapedia.bulbagarden.net/wiki/
test.each([
  ['Draining Kiss gives back three quarters of the damage dealt', 'Draining Kiss', { drain: 0.75 }],
  ['Giga Drain gives back half', 'Giga Drain', { drain: 0.5 }],
  ['Bullet Seed hits two to five times', 'Bullet Seed', { hits: [2, 5], accuracyPerHit: false }],
  ['Dual Wingbeat hits twice', 'Dual Wingbeat', { hits: [2, 2] }],
  ['Triple Axel may miss at each of three hits', 'Triple Axel', { hits: [3, 3], accuracyPerHit: true }],
  ['Close Combat hits once', 'Close Combat', { hits: [1, 1] }],
  [
    'Close Combat lowers the defences of its user',
    'Close Combat',
    { self: { boosts: { def: -1, spd: -1 } } },
  ],
  ['Swords Dance raises Attack by two stages', 'Swords Dance', { boosts: { atk: 2 }, target: 'self' }],
  [
    'Acid Spray always lowers Sp. Def by two',
    'Acid Spray',
    { secondaries: [{ chance: 100, boosts: { spd: -2 } }] },
  ],
  [
    'Flare Blitz costs a third of the damage dealt and may burn',
    'Flare Blitz',
    { recoil: 0.33, secondaries: [{ chance: 10, status: 'brn' }] },
  ],
  [
    'Power-Up Punch always raises the Attack of its user',
    'Power-Up Punch',
    { secondaries: [{ chance: 100, self: { boosts: { atk: 1 } } }] },
  ],
  [
    'Diamond Storm raises the Defense of its user by two in half of its uses',
    'Diamond Storm',
    { self: undefined, secondaries: [{ chance: 100 }, { chance: 50, self: { boosts: { def: 2 } } }] },
  ],
  ['Scale Shot raises Speed for Defense', 'Scale Shot', { self: { boosts: { def: -1, spe: 1 } } }],
  ['Steel Beam costs half of max HP', 'Steel Beam', { costsMaxHp: 0.5, recoil: 0 }],
  ['High Jump Kick hurts its user when it misses', 'High Jump Kick', { crashes: true, costsMaxHp: 0 }],
  ['Recover heals half of max HP', 'Recover', { heal: 0.5, target: 'self' }],
  ['Life Dew heals a quarter, of allies too', 'Life Dew', { heal: 0.25, target: 'allies' }],
  ['Stone Edge is critical more often', 'Stone Edge', { critRatio: 2, willCrit: false }],
  ['Flower Trick is always critical and never misses', 'Flower Trick', { willCrit: true, accuracy: true }],
  ['Yawn makes drowsy', 'Yawn', { volatileStatus: 'yawn', status: undefined }],
  ['Will-O-Wisp burns', 'Will-O-Wisp', { status: 'brn', accuracy: 85 }],
  ['Light Screen guards its side', 'Light Screen', { sideCondition: 'lightscreen', target: 'allySide' }],
  ['Rain Dance brings rain', 'Rain Dance', { weather: 'RainDance' }],
  ['Grassy Terrain brings terrain', 'Grassy Terrain', { terrain: 'grassyterrain' }],
  ['Trick Room turns the order round', 'Trick Room', { pseudoWeather: 'trickroom', priority: -7 }],
  ['Explosion brings its user down', 'Explosion', { selfdestruct: true }],
  ['Scald thaws its target', 'Scald', { thawsTarget: true }],
])('%s', (_, name, fields) => {
  expect(moveNamed(name)).toMatchObject(fields)
})

test('a move has only its own flags: Boomburst is a sound move without contact', () => {
  expect(moveNamed('Boomburst').flags).toMatchObject({ sound: 1, protect: 1 })
  expect(moveNamed('Boomburst').flags.contact).toBeUndefined()
})

test('fields exclude effects that the dex has in code: Belly Drum', () => {
  const { boosts, self, costsMaxHp } = moveNamed('Belly Drum')
  expect({ boosts, self, costsMaxHp }).toEqual({ boosts: undefined, self: undefined, costsMaxHp: 0 })
})

test('every move of the generation and of bosses compiles to numbers within bounds', () => {
  const ofBosses = Object.values(rosters)
    .flat()
    .flatMap(({ info }) => info.moves)
  const names = new Set([...ofBosses, ...Dex.moves.all().flatMap(ofGeneration)])
  expect(names.size).toBeGreaterThan(680)
  for (const name of names) {
    const { type, hits, accuracy, drain, recoil, heal, costsMaxHp, secondaries, ...move } = moveNamed(name)
    expect(TYPE_NAMES).toContain(type)
    expect(hits[0]).toBeGreaterThanOrEqual(1)
    expect(hits[1]).toBeGreaterThanOrEqual(hits[0])
    for (const share of [drain, recoil, heal, costsMaxHp]) expect(share >= 0 && share <= 1).toBe(true)
    for (const { chance } of secondaries) expect(chance > 0 && chance <= 100).toBe(true)
    expect(accuracy === true || (accuracy > 0 && accuracy <= 100)).toBe(true)
    expect(move.category === 'Status' ? move.basePower : 0).toBe(0)
  }
})

test('a compiled move is plain data', () => {
  const move = compileMove(Dex.moves.get('Close Combat'))
  expect(JSON.parse(JSON.stringify(move))).toMatchObject({ name: 'Close Combat', basePower: 120 })
})

function ofGeneration({ name, isNonstandard }: { name: string; isNonstandard: string | null }): string[] {
  return isNonstandard === null ? [name] : []
}
