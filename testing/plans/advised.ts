import { TYPE_NAMES } from '@/data/vocabulary'
import { NOTHING_OWNED } from '@/lib/bring/owned'
import { type BuildSearch, FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { type ToBring, whatToBring } from '@/lib/bring/what-to-bring'
import type { BossPlans, RaidPlans } from '@/lib/plans/raid-plans'
import { type RaidView, shippedRaidView } from '@/lib/raid-view/raid-view'

const NOBODY: RaidPlans = { attackers: [], supports: [] }

/** The raid of 6★ Garchomp with the Tera type Fairy. */
export function fairyGarchomp(): RaidView {
  const raid = shippedRaidView({ tier: '6', region: 'Paldea', boss: 'Garchomp', teraType: 'Fairy' })
  if (!raid) throw new Error('no Garchomp')
  return raid
}

/** Plans against one boss that know only its Tera type Fairy. */
export function plansAgainstFairy(against: Partial<RaidPlans>): BossPlans {
  return new Map(TYPE_NAMES.map((type) => [type, type === 'Fairy' ? { ...NOBODY, ...against } : NOBODY]))
}

/** What to bring to the raid of Fairy Garchomp, by these plans. */
export function toFairyGarchomp(against: Partial<RaidPlans>, search: BuildSearch = FOR_EVERYONE): ToBring {
  return whatToBring(plansAgainstFairy(against), fairyGarchomp(), search, NOTHING_OWNED)
}
