import { ASSUMPTIONS, type Assumptions, secondsOfFaint, turnsWithin } from '@/battle/assumptions'
import type { SecondMove } from '@/battle/model/arena'
import { known, knownActions, timeLimitOf } from '@/data/rosters/boss'
import type { ActionKind, RaidBoss } from '@/data/rosters/rosters'
import { TIER_RULES } from '@/data/tiers'
import type { Trigger } from '@/data/vocabulary'
import type { NamedRaid } from './all-raids'
import type { Incoming } from './incoming'

interface Reset {
  readonly trigger: Trigger
  /** Percent left. */
  readonly threshold: number
  readonly of: 'players' | 'boss'
}

export interface ForecastRules {
  readonly turns: number
  readonly turnsPerFaint: number
  readonly hit: Extract<keyof Incoming, 'mean' | 'worst'>
  readonly shield: RaidBoss['shield']
  readonly secondMove?: SecondMove | undefined
  readonly resets: readonly Reset[]
  readonly assumptions: Assumptions
}

const RESETS: Readonly<Partial<Record<ActionKind, Reset['of']>>> = {
  'player reset': 'players',
  'boss reset': 'boss',
}

/** Returns a raid's rules. If the boss may repeat its strongest attack, that attack counts: see `bossPicks`. */
export function forecastRules(
  { boss, id }: NamedRaid,
  assumptions: Assumptions = ASSUMPTIONS,
): ForecastRules {
  const { secondsPerTurn } = assumptions
  const { bossPicks } = TIER_RULES[id.tier]
  const raidSeconds = timeLimitOf(id.tier, boss)
  return {
    turns: turnsWithin(assumptions, raidSeconds),
    turnsPerFaint: secondsOfFaint(assumptions, raidSeconds) / secondsPerTurn,
    hit: bossPicks.includes('strongest') ? 'worst' : 'mean',
    shield: boss.shield,
    secondMove: known(boss.secondMove),
    assumptions,
    resets: knownActions(boss.info.actions).flatMap(({ kind, trigger, percent }) => {
      const of = RESETS[kind]
      return of ? [{ trigger, threshold: percent, of }] : []
    }),
  }
}
