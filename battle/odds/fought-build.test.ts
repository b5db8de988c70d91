import { createDamageSource } from '@/battle/damage/create-damage-source'
import { raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { createRandom } from '@/battle/model/random'
import { attackerPolicy } from '@/battle/policy/attacker'
import { simulateWithLog } from '@/battle/turns/battle-log'
import type { Tier, TypeName } from '@/data/vocabulary'
import { readSets } from '@/lib/box/read-sets'
import { foughtAt, type Levels } from '@/lib/builds/levels'
import { allRaids } from '@/lib/raid/raid'
import { GARCHOMP, IRON_HANDS, MAGIKARP } from '@/testing/box/sets'
import { simulateBuild } from './fought-build'
import { partnerFighters } from './partners'
import { raidBehaviors } from './raid-arenas'

function arenasOf(tier: Tier, name: string, teraType: TypeName, ability: string) {
  const raid = allRaids().find(({ id }) => id.tier === tier && id.boss === name)
  if (!raid) throw new Error(`${name} is no boss`)
  const damageOf = createDamageSource().rolls
  return raidBehaviors({ raid, teraType, abilities: [ability], moveOf: moveNamed, damageOf })
}

function fighterOf(showdownSet: string, levels: Levels = 'perfect') {
  const [entry] = readSets(showdownSet).entries
  if (!entry) throw new Error(`${showdownSet} cannot be read`)
  return raiderFighter(foughtAt(entry.build, levels), moveNamed)
}

function fares(behaviors: Parameters<typeof simulateBuild>[0], fighter: ReturnType<typeof fighterOf>) {
  return simulateBuild(behaviors, fighter, PARTNERS)
}

const PARTNERS = partnerFighters(moveNamed)

const dondozo = arenasOf('6', 'Dondozo', 'Steel', 'Water Veil')

test('Iron Hands with Belly Drum and Drain Punch beats Tera Steel Dondozo solo, after Belly Drum', () => {
  const fought = fares(dondozo, fighterOf(IRON_HANDS))
  expect(fought.alone).toBeGreaterThan(90)
  expect(fought.plan.boosts).toBeGreaterThan(0)
  expect(fought.boost).toBe('Belly Drum')
  expect(fought.turns).toBeLessThan(15)
})

test('at level 50 without Attack IVs it never wins, as npm run battle says; at level 100 with perfect IVs it does', () => {
  const showdownSet = IRON_HANDS.replace('Adamant Nature', 'Level: 50\nAdamant Nature\nIVs: 0 Atk')
  expect(fares(dondozo, fighterOf(showdownSet, 'of sets'))).toMatchObject({ alone: 0 })
  expect(fares(dondozo, fighterOf(showdownSet, 'perfect'))).toEqual(fares(dondozo, fighterOf(IRON_HANDS)))
})

test('results don’t name unused moves: Slack Off with a Choice Band, Drain Punch as the only attack', () => {
  const choice =
    'Iron Hands @ Choice Band\nAbility: Quark Drive\nAdamant Nature\n- Close Combat\n- Slack Off\n- Swords Dance'
  expect(fares(dondozo, fighterOf(choice))).toMatchObject({ boost: undefined, healing: undefined })
  const only = 'Iron Hands @ Metronome\nAbility: Quark Drive\nAdamant Nature\n- Drain Punch'
  expect(fares(dondozo, fighterOf(only)).healing).toBeUndefined()
})

test('a build without moves, as in a strategy for a raider that only cheers, never wins solo', () => {
  const cheerer = 'Magikarp\nAbility: (No Ability)\n- (No Move)'
  expect(fares(dondozo, fighterOf(cheerer))).toMatchObject({ alone: 0, group: 0 })
})

test('a Magikarp that only splashes does no damage, and four do none either', () => {
  expect(fares(dondozo, fighterOf(MAGIKARP))).toMatchObject({ alone: 0, group: 0, turns: 0, taken: 0 })
})

test('Iron Head does less to a Steel type than to a Fairy type: its win rate depends on the Tera type', () => {
  const against = (teraType: TypeName) =>
    fares(arenasOf('5', 'Gengar', teraType, 'Cursed Body'), fighterOf(GARCHOMP))
  const [steel, fairy] = [against('Steel'), against('Fairy')]
  expect(fairy.alone + fairy.taken).toBeGreaterThan(steel.alone + steel.taken)
})

const CERULEDGE = `Ceruledge @ Weakness Policy
Ability: Flash Fire
Tera Type: Grass
EVs: 252 HP / 252 Atk / 4 SpD
Adamant Nature
- Tera Blast
- Swords Dance
- Bitter Blade`

test('four Ceruledge beat Tera Ground Flareon by keeping a Defense cheer active in turn, as on its page', () => {
  const { group, groupCheer } = fares(arenasOf('6', 'Flareon', 'Ground', 'Guts'), fighterOf(CERULEDGE))
  expect(groupCheer).toBe('defense')
  expect(group).toBeGreaterThan(75)
})

test('four Iron Hands beat Tera Steel Dondozo without a cheer', () => {
  expect(fares(dondozo, fighterOf(IRON_HANDS)).groupCheer).toBeUndefined()
})

test('a 6★ boss may choose moves in two ways, a 5★ boss in one', () => {
  expect(dondozo.map(([arena]) => arena?.assumptions.bossPicks)).toEqual(['strongest', 'at random'])
  expect(arenasOf('5', 'Gengar', 'Steel', 'Cursed Body')).toHaveLength(1)
})

test('the same build has the same result', () => {
  const fightGengar = () => fares(arenasOf('5', 'Gengar', 'Dark', 'Cursed Body'), fighterOf(GARCHOMP))
  expect(fightGengar()).toEqual(fightGengar())
})

test('a battle log goes from start to end', () => {
  const [[arena] = []] = dondozo
  if (!arena) throw new Error('no arena')
  const { plan } = fares(dondozo, fighterOf(IRON_HANDS))
  const player = { fighter: fighterOf(IRON_HANDS), decide: attackerPolicy(plan) }
  const { turns, end } = simulateWithLog(arena, [player], createRandom(1))
  expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, index) => index))
  expect(turns.flatMap(({ events }) => events)).toContainEqual({ kind: 'uses', by: 0, move: 'Belly Drum' })
  expect(turns[1]?.after).toMatchObject({
    boss: { species: 'Dondozo' },
    raiders: [{ species: 'Iron Hands' }],
  })
  expect(turns.at(-1)?.after.boss.hpShare).toBe(0)
  expect(end).toEqual({ won: true, turns: turns.length - 1 })
})
