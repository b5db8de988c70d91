import type { TypeName } from '@/data/vocabulary'
import { attackLines } from '@/planner/candidates/attack-options'
import { prepareCreature } from '@/planner/candidates/prepared-creature'
import type { Contender } from '@/planner/creatures/usable-species'
import { courseOf } from '@/planner/raids/forecast-rules'
import { raidTarget } from '@/planner/raids/raid-target'
import { contendersByName, type FindContender, raidNamed } from '@/planner/testing/named'
import { forecast } from './forecast'

let creature: FindContender

beforeAll(async () => {
  creature = await contendersByName()
})

/** The best forecast of a creature against a raid, by the name of its attack. */
function bestOf(one: Contender, raidName: string, teraType: TypeName) {
  const raid = raidNamed(raidName)
  const target = raidTarget(raid.boss, teraType)
  const course = courseOf(raid)
  const [best] = attackLines(prepareCreature(one), target)
    .map((line) => ({ attack: line.attack.move.name, ...forecast(line, target, course) }))
    .sort((former, latter) => latter.score - former.score)
  if (!best) throw new Error(`${one.name} has no line`)
  return best
}

test('Annihilape’s Rage Fist is expected to beat 6★ Electric Dondozo, Chi-Yu is not', () => {
  const annihilape = bestOf(creature('Annihilape'), '6/Paldea/Dondozo', 'Electric')
  expect(annihilape).toMatchObject({ attack: 'Rage Fist' })
  expect(annihilape.score).toBeGreaterThan(1)
  expect(bestOf(creature('Chi-Yu'), '6/Paldea/Dondozo', 'Electric').score).toBeLessThan(1)
})

test('Gliscor is expected to win with Swords Dance or Screech before Earthquake, and does worse without', () => {
  const gliscor = creature('Gliscor')
  const attacksAlone = { ...gliscor, moves: gliscor.moves.filter(({ category }) => category !== 'Status') }
  const all = bestOf(gliscor, '6/Paldea/Blissey', 'Steel')
  expect(all.score).toBeGreaterThan(bestOf(attacksAlone, '6/Paldea/Blissey', 'Steel').score)
  const [{ boosts = 0, debuffs = 0 } = {}] = all.plans
  expect(boosts + debuffs).toBeGreaterThan(0)
})

test('a line without a boost has no plan that boosts', () => {
  const ironMoth = creature('Iron Moth')
  const unboosted = { ...ironMoth, moves: ironMoth.moves.filter(({ category }) => category !== 'Status') }
  const { plans } = bestOf(unboosted, '5/Paldea/Weavile', 'Fairy')
  expect(plans.map(({ boosts }) => boosts)).toEqual(plans.map(() => 0))
})

test('Tera Blast is expected to win later where the boss is immune to Normal attacks: Ghost, not Psychic Snorlax', () => {
  const hydreigon = creature('Hydreigon')
  const blasting = { ...hydreigon, moves: hydreigon.moves.filter(({ name }) => name === 'Tera Blast') }
  const ofGhost = bestOf(blasting, '6/Kitakami/Snorlax', 'Ghost')
  expect(ofGhost.score).toBeLessThan(bestOf(blasting, '6/Kitakami/Snorlax', 'Psychic').score)
})
