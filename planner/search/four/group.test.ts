import type { Build } from '@/lib/battle/model/build'
import type { Plan } from '@/lib/battle/policy/plan'
import { RaidBattles } from '@/planner/search/raid-battles'
import { raidNamed } from '@/planner/testing/named'
import { groupOf } from './group'

const CETITAN: Build = {
  species: 'Cetitan',
  ability: 'Thick Fat',
  teraType: 'Ground',
  nature: 'Adamant',
  effortValues: { hp: 252, atk: 252, spd: 4 },
  item: 'Shell Bell',
  moves: ['Earthquake', 'Belly Drum'],
}
const CERULEDGE: Build = {
  species: 'Ceruledge',
  ability: 'Flash Fire',
  teraType: 'Grass',
  nature: 'Adamant',
  effortValues: { hp: 252, atk: 252, spd: 4 },
  item: 'Weakness Policy',
  moves: ['Tera Blast', 'Swords Dance', 'Bitter Blade'],
}
const DRUM_ONCE: Plan = { boosts: 1, debuffs: 0, repeatAfterReset: true, caution: 'never' }

function sylveon() {
  const raid = raidNamed('6/Paldea/Sylveon')
  const battles = new RaidBattles(raid)
  const inGroup = (plan: Plan) => {
    const member = battles.member(CETITAN, plan, 'attacker')
    return groupOf(battles, 'Fire', member, battles.settled([member], 'Fire'))
  }
  return { battles, inGroup }
}

test('four Cetitan that drum first lose to 6★ Fire Sylveon, whom one beats: they get a plan that wins', () => {
  const { battles, inGroup } = sylveon()
  const one = battles.member(CETITAN, DRUM_ONCE, 'attacker')
  expect(battles.settled([one], 'Fire').wins).toBeGreaterThan(0.9)
  expect(battles.settled([one, one, one, one], 'Fire').wins).toBeLessThan(0.1)
  const { member, tally } = inGroup(DRUM_ONCE)
  expect(member.plan.boosts).toBe(0)
  expect(tally.wins).toBeGreaterThan(0.9)
})

test('four that win as often as one keep its plan', () => {
  const attack: Plan = { boosts: 0, debuffs: 0, repeatAfterReset: false, caution: 'hardest hit' }
  expect(sylveon().inGroup(attack).member.plan).toEqual(attack)
})

test('four Ceruledge against 6★ Ground Flareon, whom one beats, get a plan by which they win half as often again', () => {
  const battles = new RaidBattles(raidNamed('6/Paldea/Flareon'))
  const plan: Plan = { boosts: 2, debuffs: 0, repeatAfterReset: false, caution: 'mean hit' }
  const one = battles.member(CERULEDGE, plan, 'attacker')
  const asOne = battles.settled([one, one, one, one], 'Ground').wins
  const { tally } = groupOf(battles, 'Ground', one, battles.settled([one], 'Ground'))
  expect(tally.wins).toBeGreaterThan(1.5 * asOne)
})
