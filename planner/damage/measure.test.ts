import { type FindUsableSpecies, usableSpeciesByName } from '@/planner/testing/named'
import { measure } from './measure'

let creature: FindUsableSpecies

beforeAll(async () => {
  creature = await usableSpeciesByName()
})

// Garchomp's Attack, base 130, 252 effort values, Adamant: (260 + 31 + 63 + 5) x 1.1 = 394. Damage before the roll:
// 42 x 80 x 394 / 236 = 5609, / 50 = 112, + 2 = 114. Mean roll 0.925.
test('Iron Head of a Tera Steel Garchomp does 1.5 times the damage: 114 x 0.925 x 1.5 = 158', () => {
  const attacker = { creature: creature('Garchomp'), ability: 'Rough Skin', strength: 'atk' } as const
  const { damage, ...rest } = measure({ ...attacker, teraType: 'Steel' }, 'Iron Head')
  expect(damage).toBeGreaterThan(156)
  expect(damage).toBeLessThan(159)
  expect(rest).toEqual({ type: 'Steel', category: 'Physical', hitsDefense: true })
})

// 42 x 100 x 394 / 236 = 7011, / 50 = 140, + 2 = 142; x 0.925 x 2 = 263.
test('Earthquake of a Tera Ground Garchomp, already a Ground type, does double damage', () => {
  const attacker = { creature: creature('Garchomp'), ability: 'Rough Skin', strength: 'atk' } as const
  const { damage } = measure({ ...attacker, teraType: 'Ground' }, 'Earthquake')
  expect(damage).toBeGreaterThan(260)
  expect(damage).toBeLessThan(264)
})

test('Huge Power doubles Attack', () => {
  const azumarill = { creature: creature('Azumarill'), strength: 'atk', teraType: 'Water' } as const
  const hugePower = measure({ ...azumarill, ability: 'Huge Power' }, 'Liquidation').damage
  const thickFat = measure({ ...azumarill, ability: 'Thick Fat' }, 'Liquidation').damage
  expect(hugePower / thickFat).toBeCloseTo(2, 1)
})

test('Drought’s sun raises Fire damage by half', () => {
  const torkoal = { creature: creature('Torkoal'), strength: 'spa', teraType: 'Fire' } as const
  const drought = measure({ ...torkoal, ability: 'Drought' }, 'Flamethrower').damage
  expect(drought / measure({ ...torkoal, ability: 'White Smoke' }, 'Flamethrower').damage).toBeCloseTo(1.5, 1)
})

test('Pixilate makes Hyper Voice a Fairy attack', () => {
  const sylveon = { creature: creature('Sylveon'), strength: 'spa', teraType: 'Fairy' } as const
  expect(measure({ ...sylveon, ability: 'Pixilate' }, 'Hyper Voice').type).toBe('Fairy')
})

test('Psyshock hits Defense', () => {
  const espathra = { creature: creature('Espathra'), strength: 'spa', teraType: 'Psychic' } as const
  expect(measure({ ...espathra, ability: 'Opportunist' }, 'Psyshock').hitsDefense).toBe(true)
})
