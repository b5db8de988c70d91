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

function againstSylveon() {
  const raid = raidNamed('6/Paldea/Sylveon')
  const battles = new RaidBattles(raid)
  const inGroup = (plan: Plan) => {
    const member = battles.member(CETITAN, plan, 'attacker')
    return groupOf(battles, 'Fire', member, battles.preciseStats([member], 'Fire'))
  }
  return { battles, inGroup }
}

test('four Cetitan get a plan that wins, as Belly Drum first only beats 6★ Fire Sylveon solo', () => {
  const { battles, inGroup } = againstSylveon()
  const cetitan = battles.member(CETITAN, DRUM_ONCE, 'attacker')
  expect(battles.preciseStats([cetitan], 'Fire').wins).toBeGreaterThan(0.9)
  expect(battles.preciseStats([cetitan, cetitan, cetitan, cetitan], 'Fire').wins).toBeLessThan(0.1)
  const { member, tally } = inGroup(DRUM_ONCE)
  expect(member.plan.boosts).toBe(0)
  expect(tally.wins).toBeGreaterThan(0.9)
})

test('four keep the solo plan if they win as often with it', () => {
  const attack: Plan = { boosts: 0, debuffs: 0, repeatAfterReset: false, healBelow: 65, healCheerBelow: 40 }
  expect(againstSylveon().inGroup(attack).member.plan).toEqual(attack)
})

describe('four Ceruledge against 6★ Ground Flareon, which beat it solo but mostly not as four', () => {
  const battles = new RaidBattles(raidNamed('6/Paldea/Flareon'))
  const plan: Plan = { boosts: 2, debuffs: 0, repeatAfterReset: false, healBelow: 40, healCheerBelow: 25 }
  const ceruledge = battles.member(CERULEDGE, plan, 'attacker')
  const winsAsFour = (member: Member) => battles.preciseStats([member, member, member, member], 'Ground').wins
  const group = () => groupOf(battles, 'Ground', ceruledge, battles.preciseStats([ceruledge], 'Ground'))

  test('get a winning plan, with a Defense cheer that they keep active in turn', () => {
    const { member, tally } = group()
    expect(winsAsFour(ceruledge)).toBeLessThan(0.3)
    expect(tally.wins).toBeGreaterThan(0.85)
    expect(member.plan.cheer).toBe('defense')
  })

  test('lose far more often with the same plan without the cheer', () => {
    const { member, tally } = group()
    const withoutCheer = battles.member(CERULEDGE, { ...member.plan, cheer: undefined }, 'attacker')
    expect(winsAsFour(withoutCheer)).toBeLessThan(tally.wins - 0.2)
  })

  test('win nearly as often if a cheer ends when its target faints', () => {
    const otherBattles = new RaidBattles(raidNamed('6/Paldea/Flareon'), {
      ...ASSUMPTIONS,
      cheersOutlastFaint: false,
    })
    const member = otherBattles.member(CERULEDGE, group().member.plan, 'attacker')
    expect(otherBattles.preciseStats([member, member, member, member], 'Ground').wins).toBeGreaterThan(0.8)
  })
})
