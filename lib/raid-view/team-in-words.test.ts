import { sentences } from '@/lib/words/en/sentences'
import { knownTeam } from '@/testing/plans/teams'
import { shippedRaidView } from './live-raid-view'
import { nightTeamInWords } from './team-in-words'

const RAID = { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' } as const

test.each([
  [100, '100% as a team'],
  [85, 'best found: 85%'],
])('a team that won %i%% of its battles: %s', (chance, words) => {
  const raid = shippedRaidView(RAID, sentences)
  if (!raid) throw new Error('no Garchomp')
  const { raiders, ...team } = knownTeam({ chance })
  const players = raiders.map((raider) => ({ ...raider, player: 'Ann' }))
  const { glance } = nightTeamInWords({ ...team, raid: RAID, raiders: players }, raid, sentences)
  expect(glance.replaceAll('\u00a0', ' ')).toMatch(new RegExp(`^${words} · `))
})
