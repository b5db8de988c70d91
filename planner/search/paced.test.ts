import type { TypeName } from '@/data/vocabulary'
import type { Build } from '@/lib/battle/model/build'
import type { Plan } from '@/lib/battle/policy/plan'
import { raidNamed } from '@/planner/testing/named'
import { glanceAlone, pacedChances, scoresAtAnyPace, settledAlone } from './paced'
import { RaidBattles } from './raid-battles'

const VILEPLUME: Build = {
  species: 'Vileplume',
  ability: 'Effect Spore',
  teraType: 'Grass',
  nature: 'Modest',
  effortValues: { hp: 252, def: 252, spd: 4 },
  item: 'Miracle Seed',
  moves: ['Giga Drain', 'Moonlight', 'Acid Spray', 'Charm'],
}
const WEARS_DOWN: Plan = { boosts: 0, debuffs: 2, repeatAfterReset: true, caution: 'hardest hit' }

const IRON_HANDS: Build = {
  species: 'Iron Hands',
  ability: 'Quark Drive',
  teraType: 'Fighting',
  nature: 'Adamant',
  effortValues: { hp: 4, atk: 252, def: 252 },
  item: 'Metronome',
  moves: ['Drain Punch', 'Belly Drum', 'Swords Dance'],
}
const DRUMS: Plan = { boosts: 1, debuffs: 0, repeatAfterReset: true, caution: 'mean hit' }

function paced(raid: string, teraType: TypeName, build: Build, plan: Plan) {
  const battles = new RaidBattles(raidNamed(raid))
  const member = battles.member(build, plan, 'attacker')
  const alone = battles.settled([member], teraType)
  const before = battles.fought
  return { chances: pacedChances(battles, member, teraType, alone), alone, more: battles.fought - before }
}

test('Vileplume needs most of the time against 6★ Fairy Garchomp: in turns of 15 seconds it wins far less often', () => {
  const { chances, alone } = paced('6/Paldea/Garchomp', 'Fairy', VILEPLUME, WEARS_DOWN)
  const [fast = 0, slow = 100] = chances ?? []
  expect(slow).toBeLessThan(100 * alone.wins - 10)
  expect(fast).toBeGreaterThan(slow)
})

test('what Vileplume wins in slow turns stands in its tally, by few battles as by many', () => {
  const battles = new RaidBattles(raidNamed('6/Paldea/Garchomp'))
  const member = battles.member(VILEPLUME, WEARS_DOWN, 'attacker')
  for (const { wins, slowWins = 1 } of [
    settledAlone(battles, member, 'Fairy'),
    glanceAlone(battles, member, 'Fairy', 96),
  ]) {
    expect(slowWins).toBeLessThan(wins - 0.1)
  }
})

test('Iron Hands beats 6★ Steel Dondozo in a third of the time: no battle more is fought to know that it stands', () => {
  const { chances, more } = paced('6/Paldea/Dondozo', 'Steel', IRON_HANDS, DRUMS)
  expect(chances).toBeUndefined()
  expect(more).toBe(0)
})

test('changes of Vileplume are judged in slow turns, in which it does worse; those of Iron Hands without a battle more', () => {
  const battlesOf = (raid: string, teraType: TypeName, build: Build, plan: Plan) => {
    const battles = new RaidBattles(raidNamed(raid))
    const member = battles.member(build, plan, 'attacker')
    const glance = (seconds?: number) => battles.glance([member], teraType, 96, 0, seconds)
    return { battles, glance, score: () => scoresAtAnyPace(battles, { teraType }, 96)({ build, plan }, 0) }
  }
  const vileplume = battlesOf('6/Paldea/Garchomp', 'Fairy', VILEPLUME, WEARS_DOWN)
  expect(vileplume.score()).toBe(vileplume.glance(15).score)
  expect(vileplume.score()).toBeLessThan(vileplume.glance().score)
  const ironHands = battlesOf('6/Paldea/Dondozo', 'Steel', IRON_HANDS, DRUMS)
  const usual = ironHands.glance()
  const before = ironHands.battles.fought
  expect(ironHands.score()).toBe(usual.score)
  expect(ironHands.battles.fought).toBe(before)
})
