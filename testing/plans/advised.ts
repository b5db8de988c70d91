import { TYPE_NAMES } from '@/data/vocabulary'
import { type BuildSearch, FOR_EVERYONE } from '@/lib/bring/search/build-search'
import type { ToBring } from '@/lib/bring/to-bring'
import { teamsToBring, whatToBring } from '@/lib/bring/what-to-bring'
import type { BossPlans, RaidPlans } from '@/lib/plans/raid-plans'
import { shippedRaidView } from '@/lib/raid-view/live-raid-view'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { toBringInWords } from '@/lib/raid-view/to-bring-in-words'
import { NOTHING_OWNED } from '@/lib/storage/marks'
import type { KnownTeam } from '@/lib/teams/raid-team'
import { sentences } from '@/lib/words/en/sentences'

const NO_PLANS: RaidPlans = { attackers: [], supports: [] }

export function fairyGarchomp(): RaidView {
  const raid = shippedRaidView(
    { tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' },
    sentences,
  )
  if (!raid) throw new Error('No raid of Garchomp')
  return raid
}

export function plansAgainstFairy(against: Partial<RaidPlans>): BossPlans {
  return new Map(TYPE_NAMES.map((type) => [type, type === 'Fairy' ? { ...NO_PLANS, ...against } : NO_PLANS]))
}

export function toFairyGarchomp(
  against: Partial<RaidPlans>,
  search: BuildSearch = FOR_EVERYONE,
  teams: readonly KnownTeam[] = [],
): ToBring {
  const raid = fairyGarchomp()
  const recommendations = {
    ...whatToBring(plansAgainstFairy(against), raid, search, NOTHING_OWNED),
    ...teamsToBring(
      { teams: new Map(teams.length > 0 ? [['Fairy', teams]] : []), strangers: new Map() },
      raid,
    ),
  }
  return toBringInWords(recommendations, raid, sentences)
}
