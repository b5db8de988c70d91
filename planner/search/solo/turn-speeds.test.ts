import type { Build } from '@/battle/build'
import { leastWins } from '@/battle/odds/solo-rate'
import type { Plan } from '@/battle/plan'
import type { TypeName } from '@/data/vocabulary'
import { RaidBattles } from '@/planner/search/raid-battles'
import { raidNamed } from '@/planner/testing/named'
import { preciseSoloStats, quickSoloStats, scoresAtWorstSpeed } from './turn-speeds'

const VILEPLUME: Build = {
  species: 'Vileplume',
  ability: 'Effect Spore',
  teraType: 'Grass',
  nature: 'Modest',
  effortValues: { hp: 252, def: 252, spd: 4 },
  item: 'Miracle Seed',
  moves: ['Giga Drain', 'Moonlight', 'Acid Spray', 'Charm'],
}
const WEARS_DOWN: Plan = { boosts: 0, debuffs: 2, repeatAfterReset: true, healBelow: 40, healCheerBelow: 35 }

const IRON_HANDS: Build = {
  species: 'Iron Hands',
  ability: 'Quark Drive',
  teraType: 'Fighting',
  nature: 'Adamant',
  effortValues: { hp: 4, atk: 252, def: 252 },
  item: 'Metronome',
  moves: ['Drain Punch', 'Belly Drum', 'Swords Dance'],
}
const DRUMS: Plan = { boosts: 1, debuffs: 0, repeatAfterReset: true, healBelow: 40, healCheerBelow: 25 }

function soloStats(raid: string, teraType: TypeName, build: Build, plan: Plan) {
  const battles = new RaidBattles(raidNamed(raid))
  const solo = battles.solo(battles.member(build, plan, 'attacker'), teraType)
  const usual = solo('nobody').wins
  const foughtBefore = battles.fought
  return { usual, solo, least: leastWins(solo, 'nobody'), more: battles.fought - foughtBefore }
}

test('Vileplume needs most of the time against 6★ Fairy Garchomp and wins far less often in turns of 15 seconds', () => {
  const { usual, least, solo } = soloStats('6/Paldea/Garchomp', 'Fairy', VILEPLUME, WEARS_DOWN)
  expect(least).toBeLessThan(usual - 0.1)
  expect(least).toBe(solo('nobody', 15).wins)
  expect(solo('nobody', 10).wins).toBeGreaterThan(least)
})

test('Vileplume’s tally has its wins in slow turns, after few or many battles', () => {
  const battles = new RaidBattles(raidNamed('6/Paldea/Garchomp'))
  const member = battles.member(VILEPLUME, WEARS_DOWN, 'attacker')
  for (const { wins, leastWins: slowWins = 1 } of [
    preciseSoloStats(battles, member, 'Fairy'),
    quickSoloStats(battles, member, 'Fairy', 96),
  ]) {
    expect(slowWins).toBeLessThan(wins - 0.1)
  }
})

/** 16 battles for each of two speeds and two boss behaviors. */
const SAMPLE_BATTLES = 16 * 2 * 2

test('Iron Hands beats 6★ Steel Dondozo in a third of the time: a sample at each turn speed confirms it', () => {
  const { usual, least, more } = soloStats('6/Paldea/Dondozo', 'Steel', IRON_HANDS, DRUMS)
  expect(least).toBe(usual)
  expect(more).toBe(SAMPLE_BATTLES)
})

test('changes are scored in slow turns for Vileplume, which does worse there, but not for Iron Hands', () => {
  const battlesOf = (raid: string, teraType: TypeName, build: Build, plan: Plan) => {
    const battles = new RaidBattles(raidNamed(raid))
    const member = battles.member(build, plan, 'attacker')
    const quickStats = (seconds?: number) => battles.quickStats([member], teraType, 96, 0, seconds)
    return {
      battles,
      quickStats,
      score: () => scoresAtWorstSpeed(battles, { teraType }, 96)({ build, plan }, 0),
    }
  }
  const vileplume = battlesOf('6/Paldea/Garchomp', 'Fairy', VILEPLUME, WEARS_DOWN)
  expect(vileplume.score()).toBe(vileplume.quickStats(15).score)
  expect(vileplume.score()).toBeLessThan(vileplume.quickStats().score)
  const ironHands = battlesOf('6/Paldea/Dondozo', 'Steel', IRON_HANDS, DRUMS)
  const usual = ironHands.quickStats()
  const foughtBefore = ironHands.battles.fought
  expect(ironHands.score()).toBe(usual.score)
  expect(ironHands.battles.fought).toBe(foughtBefore)
})
