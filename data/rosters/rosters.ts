import * as v from 'valibot'
import { once } from '@/data/once'
import { parseRecords } from '@/data/parse-records'
import { TIER_RULES } from '@/data/tiers'
import type { Tier } from '@/data/vocabulary'
import { bossSchema, type RaidBoss } from './boss'
import { eventBosses } from './event-bosses'
import fiveStarFile from './five-star.json'
import sixStarFile from './six-star.json'

export type { ActionKind, OfEvent, RaidAction, RaidBoss } from './boss'

/** The schema of the roster of a tier. */
function rosterSchema(tier: Tier) {
  const { regions, teraTypes } = TIER_RULES[tier]
  return v.array(
    v.pipe(
      bossSchema,
      v.forward(
        v.check((boss) => regions.includes(boss.region), `has no raids of tier ${tier}`),
        ['region'],
      ),
      v.forward(
        v.check(
          (boss) => teraTypes === 'any' || boss.teraType !== undefined,
          `is missing: a boss of tier ${tier} has one Tera type`,
        ),
        ['teraType'],
      ),
    ),
  )
}

/** The rosters. One of every tier, so that a new tier compiles only with its own. */
export type Rosters = Readonly<Record<Tier, readonly RaidBoss[]>>

const fiveStar = once(() => [
  ...parseRecords('data/rosters/five-star.json', rosterSchema('5'), fiveStarFile),
  ...eventBosses('5'),
])
const sixStar = once(() => parseRecords('data/rosters/six-star.json', rosterSchema('6'), sixStarFile))
const sevenStar = once(() => eventBosses('7'))

/**
 * The bosses of each tier, sorted by region and name. A tier is parsed when it is first read. A wrong record stops the build:
 * see `parseRecords`.
 */
export const rosters: Rosters = {
  get '5'() {
    return fiveStar()
  },
  get '6'() {
    return sixStar()
  },
  get '7'() {
    return sevenStar()
  },
}
