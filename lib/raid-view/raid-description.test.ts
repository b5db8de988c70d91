import type { ToBring } from '@/lib/bring/to-bring'
import { sentences } from '@/lib/words/en/sentences'
import { fairyGarchomp, toFairyGarchomp } from '@/testing/plans/advised'
import { rankedAttacker } from '@/testing/plans/ranked'
import { shippedRaidView } from './live-raid-view'
import * as described from './raid-description'
import type { RaidView } from './raid-view'

const raidDescription = (raid: RaidView, toBring: ToBring) =>
  described.raidDescription(raid, toBring, sentences)

const MOVES = 'Moves: Earthquake, Flamethrower, Outrage, Rock Slide, Swords Dance. Herbs per raid: Spicy 24%.'

const attackers = ['Weezing-Galar', 'Iron Hands', 'Iron Hands', 'Azumarill', 'Slowbro'].map((species) =>
  rankedAttacker({ species }),
)

test('a raid’s description begins with its weaknesses and the three best Pokémon, without duplicates', () => {
  expect(raidDescription(fairyGarchomp(), toFairyGarchomp({ attackers }))).toBe(
    `Weak to Poison, Steel. Bring Galarian Weezing, Iron Hands or Azumarill. ${MOVES}`,
  )
})

test('the description names a single attacker, and none if there is none', () => {
  const single = toFairyGarchomp({ attackers: attackers.slice(0, 1) })
  expect(raidDescription(fairyGarchomp(), single)).toContain('Bring Galarian Weezing. Moves')
  expect(raidDescription(fairyGarchomp(), toFairyGarchomp({}))).toBe(`Weak to Poison, Steel. ${MOVES}`)
})

test('without a Tera type, the description names no attackers: each Tera type has its own', () => {
  const raid = shippedRaidView({ tier: '6', region: 'Paldea', boss: 'Garchomp' }, sentences)
  if (!raid) throw new Error('no Garchomp')
  expect(raidDescription(raid, toFairyGarchomp({ attackers }))).toBe(MOVES)
})
