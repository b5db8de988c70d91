import type { TypeName } from '@/data/vocabulary'
import { attackOptions } from '@/planner/candidates/attack-options'
import { prepareCreature } from '@/planner/candidates/prepared-creature'
import type { UsableSpecies } from '@/planner/creatures/usable-species'
import { forecastRules } from '@/planner/raids/forecast-rules'
import { raidTarget } from '@/planner/raids/raid-target'
import { type FindUsableSpecies, raidNamed, usableSpeciesByName } from '@/planner/testing/named'
import { forecast } from './forecast'

let creature: FindUsableSpecies

beforeAll(async () => {
  creature = await usableSpeciesByName()
})

function pickBest(species: UsableSpecies, raidName: string, teraType: TypeName) {
  const raid = raidNamed(raidName)
  const target = raidTarget(raid.boss, teraType)
  const rules = forecastRules(raid)
  const [best] = attackOptions(prepareCreature(species), target)
    .map((option) => ({ attack: option.attack.move.name, ...forecast(option, target, rules) }))
    .sort((a, b) => b.score - a.score)
  if (!best) throw new Error(`${species.name} has no attack option`)
  return best
}

test('Annihilape’s Rage Fist is expected to beat 6★ Electric Dondozo, Chi-Yu isn’t', () => {
  const annihilape = pickBest(creature('Annihilape'), '6/Paldea/Dondozo', 'Electric')
  expect(annihilape).toMatchObject({ attack: 'Rage Fist' })
  expect(annihilape.score).toBeGreaterThan(1)
  expect(pickBest(creature('Chi-Yu'), '6/Paldea/Dondozo', 'Electric').score).toBeLessThan(1)
})

test('Gliscor is expected to win with Swords Dance or Screech before Earthquake, and does worse without them', () => {
  const gliscor = creature('Gliscor')
  const attacksAlone = { ...gliscor, moves: gliscor.moves.filter(({ category }) => category !== 'Status') }
  const withStatusMoves = pickBest(gliscor, '6/Paldea/Blissey', 'Steel')
  expect(withStatusMoves.score).toBeGreaterThan(pickBest(attacksAlone, '6/Paldea/Blissey', 'Steel').score)
  const [{ boosts = 0, debuffs = 0 } = {}] = withStatusMoves.plans
  expect(boosts + debuffs).toBeGreaterThan(0)
})

test('an attack option without a boost has no plan with boosts', () => {
  const ironMoth = creature('Iron Moth')
  const unboosted = { ...ironMoth, moves: ironMoth.moves.filter(({ category }) => category !== 'Status') }
  const { plans } = pickBest(unboosted, '5/Paldea/Weavile', 'Fairy')
  expect(plans.map(({ boosts }) => boosts)).toEqual(plans.map(() => 0))
})

test('Tera Blast wins later if the boss is immune to Normal: later against Ghost than Psychic Snorlax', () => {
  const hydreigon = creature('Hydreigon')
  const onlyTeraBlast = { ...hydreigon, moves: hydreigon.moves.filter(({ name }) => name === 'Tera Blast') }
  const againstGhost = pickBest(onlyTeraBlast, '6/Kitakami/Snorlax', 'Ghost')
  expect(againstGhost.score).toBeLessThan(pickBest(onlyTeraBlast, '6/Kitakami/Snorlax', 'Psychic').score)
})
