import type { Build } from '@/battle/build'
import { createDamageSource } from '@/battle/damage/create-damage-source'
import { raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { simulateBuild } from '@/battle/odds/fought-build'
import { partnerFighters } from '@/battle/odds/partners'
import { raidBehaviors } from '@/battle/odds/raid-arenas'
import { soloRates } from '@/battle/odds/solo-rate'
import type { Plan } from '@/battle/plan'
import { leastAlone, QUICK_WITHIN, WIN_RATE_MARGIN } from '@/battle/win-rates'
import { TeamBattles } from '@/planner/openings/team-battles'
import { abilitiesOf } from '@/planner/raids/all-raids'
import { RaidBattles } from '@/planner/search/raid-battles'
import { raidNamed } from '@/planner/testing/named'
import { bestSolo, worstSoloStats } from './best-solo'
import { preciseSoloStats } from './turn-speeds'

const SLITHER_WING: Build = {
  species: 'Slither Wing',
  ability: 'Protosynthesis',
  teraType: 'Bug',
  nature: 'Adamant',
  effortValues: { hp: 4, atk: 252, spd: 252 },
  item: 'Weakness Policy',
  moves: ['Leech Life', 'Morning Sun', 'Skitter Smack'],
}
const SKITTERS: Plan = { boosts: 0, debuffs: 2, repeatAfterReset: true, healBelow: 45, healCheerBelow: 20 }
const GARDEVOIR = raidNamed('6/Paldea/Gardevoir')

const IRON_HANDS: Build = {
  species: 'Iron Hands',
  ability: 'Quark Drive',
  teraType: 'Fighting',
  nature: 'Adamant',
  effortValues: { hp: 4, atk: 252, def: 252 },
  item: 'Metronome',
  moves: ['Drain Punch', 'Belly Drum', 'Swords Dance'],
}
const DRUMS: Plan = { boosts: 1, debuffs: 0, repeatAfterReset: true, healBelow: 60, healCheerBelow: 30 }

describe('Slither Wing against 6★ Dark Gardevoir', () => {
  const battles = new RaidBattles(GARDEVOIR)
  const member = battles.member(SLITHER_WING, SKITTERS, 'attacker')
  const listedRates = soloRates(battles.solo(member, 'Dark'))

  test('wins far less often with NPCs, and the list shows the lower rate', () => {
    const { alone, withNpcs = alone } = listedRates
    expect(alone).toBeGreaterThan(60)
    expect(withNpcs).toBeLessThan(alone - 20)
    expect(worstSoloStats(battles, member, 'Dark').leastWins).toBeCloseTo(leastAlone(listedRates) / 100)
  })

  test('has the same rate in the list, in Your box and in npm run battle', () => {
    const arenas = raidBehaviors({
      ...{ raid: GARDEVOIR, teraType: 'Dark', abilities: abilitiesOf(GARDEVOIR.boss) },
      ...{ moveOf: moveNamed, damageOf: createDamageSource().rolls },
    })
    const boxRates = simulateBuild(arenas, raiderFighter(SLITHER_WING, moveNamed), partnerFighters(moveNamed))
    const team = { raid: GARDEVOIR, teraType: 'Dark', opening: [], builds: [SLITHER_WING] } as const
    const commandRates = new TeamBattles({ ...team, plan: SKITTERS }).soloRates()
    for (const rates of [boxRates, commandRates]) {
      if (!rates) throw new Error('No solo rates')
      expect(Math.abs(leastAlone(rates) - leastAlone(listedRates))).toBeLessThan(
        QUICK_WITHIN + WIN_RATE_MARGIN,
      )
      expect(rates.withNpcs).toBeDefined()
    }
  })
})

test('builds that can’t make the list any more don’t fight with NPCs', () => {
  const battles = new RaidBattles(raidNamed('6/Paldea/Dondozo'))
  const attackers = [DRUMS, { ...DRUMS, boosts: 0 }].map((plan) => {
    const member = battles.member(IRON_HANDS, plan, 'attacker')
    return { member, alone: preciseSoloStats(battles, member, 'Steel') }
  })
  const foughtBefore = battles.fought
  const [first, ...others] = bestSolo(battles, 'Steel', attackers, 1)
  expect([first?.member, others]).toEqual([attackers[0]?.member, []])
  // Per boss behavior: enough battles to be sure of 100%, and a sample at two turn speeds.
  expect(battles.fought - foughtBefore).toBe(2 * (36 + 2 * 16))
})
