import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { sentences } from '@/lib/words/en/sentences'
import { knownTeam } from '@/testing/plans/teams'
import { nightTeamInWords } from './night-team-in-words'

const RAID = { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' } as const

test('a team that won each of its battles is the best found, not one to count on: its chance is within five points', () => {
  const raid = shippedRaidView(RAID, sentences)
  if (!raid) throw new Error('no Garchomp')
  const { raiders, ...team } = knownTeam({ chance: 100 })
  const players = raiders.map((raider) => ({ ...raider, player: 'Ann' }))
  const { glance } = nightTeamInWords({ ...team, raid: RAID, raiders: players }, raid, sentences)
  expect(glance).toMatch(/^best found: wins 100%/)
})
