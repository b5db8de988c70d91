import { ASSUMPTIONS, type Assumptions, secondsOfFaint, turnsWithin } from '@/battle/assumptions'
import type { SecondMove } from '@/battle/model/arena'
import { known, knownActions, timeLimitOf } from '@/data/rosters/boss'
import type { ActionKind, RaidBoss } from '@/data/rosters/rosters'
import { TIER_RULES } from '@/data/tiers'
import type { Trigger } from '@/data/vocabulary'
import type { NamedRaid } from './all-raids'
import type { Incoming } from './incoming'

/** A scripted reset: of the players' raised stats, or of what lowers the boss. */
interface Reset {
  readonly trigger: Trigger
  /** Percent of the boss's HP or of the raid's time that remains. */
  readonly threshold: number
  readonly of: 'players' | 'boss'
}

/** How a raid runs, whoever fights it: as much as a forecast counts. */
export interface ForecastRules {
  /** Turns that it lasts. */
  readonly turns: number
  /** Turns that a faint costs of these. */
  readonly turnsPerFaint: number
  /** Which hit of the boss counts. */
  readonly hit: Extract<keyof Incoming, 'mean' | 'worst'>
  readonly shield: RaidBoss['shield']
  /** From when on the boss hits more often; `undefined` for one that never does. */
  readonly secondMove?: SecondMove | undefined
  readonly resets: readonly Reset[]
  /** What the sources leave open. */
  readonly assumptions: Assumptions
}

const RESETS: Readonly<Partial<Record<ActionKind, Reset['of']>>> = {
  'player reset': 'players',
  'boss reset': 'boss',
}

/** The course of a raid. Where the boss may repeat its hardest attack, that one counts: see `bossPicks`. */
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
