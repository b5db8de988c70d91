import fc from 'fast-check'
import { sentences } from '@/lib/words/en/sentences'
import { fuzzing } from '@/testing/fuzz/fuzzing'
import { drawnTeam } from '@/testing/raid-night/drawn-teams'
import { shippedRaidView } from './live-raid-view'
import { nightTeamInWords } from './team-in-words'

const RAID = { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' } as const

test('each slot of any team in a link has a description', () => {
  const raid = shippedRaidView(RAID, sentences)
  if (!raid) throw new Error('no Garchomp')
  fc.assert(
    fc.property(drawnTeam, (team) => {
      const { slots } = nightTeamInWords(team, raid, sentences)
      expect(slots).toHaveLength(team.raiders.length)
      for (const { first, steps } of slots) expect([...first, ...steps].join()).not.toMatch(/undefined|NaN/)
    }),
    fuzzing(500),
  )
})
