import { ASSUMPTIONS } from '@/battle/assumptions'
import type { Build } from '@/battle/build'
import type { Plan } from '@/battle/plan'
import { type Member, RaidBattles } from '@/planner/search/raid-battles'
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
const DRUM_ONCE: Plan = { boosts: 1, debuffs: 0, repeatAfterReset: true, healBelow: 0, healCheerBelow: 0 }

function sylveon() {
  const raid = raidNamed('6/Paldea/Sylveon')
  const battles = new RaidBattles(raid)
  const inGroup = (plan: Plan) => {
    const member = battles.member(CETITAN, plan, 'attacker')
    return groupOf(battles, 'Fire', member, battles.preciseStats([member], 'Fire'))
  }
  return { battles, inGroup }
}

test('four Cetitan with Belly Drum first lose to 6★ Fire Sylveon, which one beats: they get a plan that wins', () => {
  const { battles, inGroup } = sylveon()
  const one = battles.member(CETITAN, DRUM_ONCE, 'attacker')
  expect(battles.preciseStats([one], 'Fire').wins).toBeGreaterThan(0.9)
  expect(battles.preciseStats([one, one, one, one], 'Fire').wins).toBeLessThan(0.1)
  const { member, tally } = inGroup(DRUM_ONCE)
  expect(member.plan.boosts).toBe(0)
  expect(tally.wins).toBeGreaterThan(0.9)
})

test('four that win as often as one keep its plan', () => {
  const attack: Plan = { boosts: 0, debuffs: 0, repeatAfterReset: false, healBelow: 65, healCheerBelow: 40 }
  expect(sylveon().inGroup(attack).member.plan).toEqual(attack)
})

describe('four Ceruledge against 6★ Ground Flareon, which one beats and four mostly don’t', () => {
  const battles = new RaidBattles(raidNamed('6/Paldea/Flareon'))
  const plan: Plan = { boosts: 2, debuffs: 0, repeatAfterReset: false, healBelow: 40, healCheerBelow: 25 }
  const one = battles.member(CERULEDGE, plan, 'attacker')
  const fourWin = (member: Member) => battles.preciseStats([member, member, member, member], 'Ground').wins
  const group = () => groupOf(battles, 'Ground', one, battles.preciseStats([one], 'Ground'))

  test('get a winning plan, with a Defense cheer that they keep active in turn', () => {
    const { member, tally } = group()
    expect(fourWin(one)).toBeLessThan(0.3)
    expect(tally.wins).toBeGreaterThan(0.85)
    expect(member.plan.cheer).toBe('defense')
  })

  test('lose far more often with the same plan without the cheer', () => {
    const { member, tally } = group()
    const without = battles.member(CERULEDGE, { ...member.plan, cheer: undefined }, 'attacker')
    expect(fourWin(without)).toBeLessThan(tally.wins - 0.2)
  })

  test('hardly depend on the assumption that a cheer stays after a faint', () => {
    const other = new RaidBattles(raidNamed('6/Paldea/Flareon'), {
      ...ASSUMPTIONS,
      cheersOutlastFaint: false,
    })
    const member = other.member(CERULEDGE, group().member.plan, 'attacker')
    expect(other.preciseStats([member, member, member, member], 'Ground').wins).toBeGreaterThan(0.8)
  })
})
