import { ASSUMPTIONS } from '@/lib/battle/model/assumptions'
import type { Build } from '@/lib/battle/model/build'
import type { Plan } from '@/lib/battle/policy/plan'
import { raidTarget } from '@/planner/raids/raid-target'
import { raidNamed } from '@/planner/testing/named'
import { fewEntrants } from '@/planner/testing/small-search'
import { groupOf, sharedFrom } from './attackers'
import { linesOf } from './entrants'
import { RaidBattles } from './raid-battles'

const CETITAN: Build = {
  species: 'Cetitan',
  ability: 'Thick Fat',
  teraType: 'Ground',
  nature: 'Adamant',
  effortValues: { hp: 252, atk: 252, spd: 4 },
  item: 'Shell Bell',
  moves: ['Earthquake', 'Belly Drum'],
}
const DRUM_ONCE: Plan = { boosts: 1, debuffs: 0, repeatAfterReset: true, caution: 'never' }

function sylveon() {
  const raid = raidNamed('6/Paldea/Sylveon')
  const battles = new RaidBattles(raid)
  const target = raidTarget(raid.boss, 'Fire')
  const inGroup = (plan: Plan) => {
    const member = battles.member(CETITAN, plan, 'attacker')
    return groupOf({ battles, target }, member, battles.settled([member], 'Fire'))
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

test('a search lets lines in by its own assumptions: in five turns Koraidon hits harder than Iron Hands that boosts', async () => {
  const raid = raidNamed('6/Paldea/Dondozo')
  const target = raidTarget(raid.boss, 'Steel')
  const lines = linesOf(await fewEntrants(), target, () => true)
  const firstWhereATurnTakes = (secondsPerTurn: number) => {
    const { firstPass } = sharedFrom(raid, { ...ASSUMPTIONS, secondsPerTurn })
    const [first] = firstPass.best(lines, target, { promising: 1, glanced: 1 })
    return [first?.build.species, first?.plan.boosts]
  }
  expect(firstWhereATurnTakes(12)).toEqual(['Iron Hands', 2])
  expect(firstWhereATurnTakes(90)).toEqual(['Koraidon', 0])
})
