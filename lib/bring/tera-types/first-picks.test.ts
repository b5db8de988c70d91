import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Region, Tier } from '@/data/vocabulary'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { whatToBring } from '@/lib/bring/what-to-bring'
import { plansPath } from '@/lib/links/file-names'
import { parsePlans } from '@/lib/plans/parse-plans'
import { offeredTeraTypes } from '@/lib/raid/selection'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import { weaknessesOf } from '@/lib/raid-view/raid-view'
import { NOTHING_OWNED } from '@/lib/storage/marks'
import { sentences } from '@/lib/words/en/sentences'
import { fairyGarchomp, plansAgainstFairy } from '@/testing/plans/advised'
import { rankedAttacker } from '@/testing/plans/ranked'
import { firstPicks } from './first-picks'

const { figures } = fairyGarchomp()
const against = (...attackers: ReturnType<typeof rankedAttacker>[]) =>
  firstPicks(plansAgainstFairy({ attackers }), figures).find(({ teraType }) => teraType === 'Fairy')

const RAIDS: readonly [tier: Tier, region: Region, boss: string][] = [
  ['5', 'Paldea', 'Dondozo'],
  ['5', 'Terarium', 'Exeggutor'],
  ['6', 'Paldea', 'Garchomp'],
  ['6', 'Kitakami', 'Milotic'],
  ['6', 'Terarium', 'Kingdra'],
]

test.each(RAIDS)(
  'the table of %s★ %s %s agrees with the page of each of its 18 Tera types',
  (tier, region, boss) => {
    const viewOf = (selection: object) => {
      const view = shippedRaidView({ tier, region, boss, ...selection }, sentences)
      if (!view) throw new Error(`no ${boss}`)
      return view
    }
    const raid = viewOf({})
    const plans = parsePlans(readFileSync(join('data', plansPath(raid.id)), 'utf8'))
    if (!plans) throw new Error('its plans are damaged')
    const { picks = [] } = whatToBring(plans, raid, FOR_EVERYONE, NOTHING_OWNED)
    expect(picks.map(({ teraType }) => teraType)).toEqual(offeredTeraTypes(raid.id))
    expect(picks).toHaveLength(18)
    for (const { teraType, weakTo, species, chance } of picks) {
      const page = viewOf({ teraType })
      const recommendations = whatToBring(plans, page, FOR_EVERYONE, NOTHING_OWNED)
      const [attacker] = recommendations.attackers
      expect(recommendations).not.toHaveProperty('picks')
      expect([teraType, weakTo]).toEqual([teraType, weaknessesOf(page)])
      expect([teraType, species]).toEqual([teraType, attacker?.build.species])
      expect(attacker?.chances).toContainEqual(chance)
    }
  },
)

test('the first pick is the best Pokémon that every player can get', () => {
  const mewtwo = rankedAttacker({ species: 'Mewtwo', origin: 'one a save' }, { alone: 100 })
  expect(against(mewtwo, rankedAttacker())).toMatchObject({ species: 'Azumarill', chance: [64, 'alone'] })
})

test('a pick that mostly loses solo shows the win rate of four if that is higher', () => {
  expect(against(rankedAttacker({}, { alone: 20, group: 98 }))?.chance).toEqual([98, 'four'])
  expect(against(rankedAttacker({}, { alone: 20, group: 5 }))?.chance).toEqual([20, 'alone'])
  expect(against(rankedAttacker({}, { alone: 50, group: 98 }))?.chance).toEqual([50, 'alone'])
})

test('a Tera type without a listed attacker has only its weaknesses, and unknown win rates are omitted', () => {
  expect(against()).toEqual({ teraType: 'Fairy', weakTo: ['Poison', 'Steel'] })
  const plans = plansAgainstFairy({ attackers: [rankedAttacker()] })
  const [, , , , fairy] = firstPicks(plans, { isScriptUnread: true })
  expect(fairy).toEqual({ teraType: 'Fairy', weakTo: ['Poison', 'Steel'], species: 'Azumarill' })
})
