import { TIER_RULES } from '@/data/tiers'
import type { BossPicks } from '@/data/vocabulary'
import type { Decider, Player } from '@/lib/battle/engine/fight'
import type { Arena } from '@/lib/battle/model/arena'
import { ASSUMPTIONS } from '@/lib/battle/model/assumptions'
import type { Fighter } from '@/lib/battle/model/fighter'
import { createRandom, seedOf } from '@/lib/battle/model/random'
import { attackerPlaying } from '@/lib/battle/policy/attacker'
import type { Plan } from '@/lib/battle/policy/plan'
import { supportPlaying } from '@/lib/battle/policy/support'
import { teamPlaying } from '@/lib/battle/policy/team-play'
import { mean } from '@/lib/mean'
import { memoized } from '@/lib/memo'
import { type RaidParts, raidArenas } from '@/lib/odds/raid-arenas'
import {
  type Battles,
  type Outcome,
  outcomeOf,
  settledWorst,
  type Tally,
  tallyOf,
  worse,
} from '@/lib/odds/tally'
import { raidKey } from '@/lib/raid/raid-id'
import type { TeamRole } from '@/lib/teams/raid-team'
import { CONDITIONS, type Condition, USUAL_CONDITION } from '@/planner/teams/conditions'
import { WORTH } from '@/planner/teams/worth'
import { type Gathered, keyOfGathered } from './gathered'
import { drawnPartners } from './partners'

/** A condition with one way in which the boss may pick its moves. */
interface Kind {
  readonly condition: Condition
  readonly picks: BossPicks
  /** One for each ability of the boss. */
  readonly arenas: readonly Arena[]
}

/** How a team fares: its chance under the worst of all conditions, and its battles under the usual ones. */
export interface NightResult {
  readonly chance: number
  readonly usual: Tally
}

const PLAYING: Readonly<Record<TeamRole, (plan: Plan) => Decider>> = {
  attacker: attackerPlaying,
  support: supportPlaying,
}

/** Within how much a chance is settled: a player waits for it. */
const SETTLED = { within: 0.05, most: 100 }

/** Battles by which turns, faints and HP are told. */
const USUAL_BATTLES = 50

/** A raid, the partners that may fill its free slots, and how many of these there are. */
interface Night {
  readonly parts: RaidParts
  readonly partners: readonly Fighter[]
  readonly free: number
  /** Another seed fights other battles. */
  readonly seed: number
}

/**
 * The battles of teams out of players' boxes, under the conditions that our own teams are judged by, so that their chances are
 * told by one measure. The same seed has the same battles.
 */
export class NightBattles {
  private readonly outcomes = new Map<string, Outcome[]>()
  private readonly kinds: readonly Kind[]

  constructor(private readonly night: Night) {
    const { raid } = night.parts
    const ways = TIER_RULES[raid.id.tier].bossPicks.toReversed()
    this.kinds = CONDITIONS.flatMap((condition) =>
      ways.map((picks) => ({ condition, picks, arenas: arenasOf(night.parts, condition, picks) })),
    )
  }

  /** The arena in which arithmetic is done: the usual one, with the first of the boss's abilities. */
  usualArena(): Arena {
    const [arena] = arenasOf(this.night.parts, USUAL_CONDITION, 'at random')
    if (!arena) throw new Error('A raid has an arena for each ability of its boss')
    return arena
  }

  /** The mean worth of so many battles, shared evenly by all conditions, the hardest first: wins first, then safety. */
  glance(team: Gathered, battles: number): number {
    const outcomes = memoized(this.outcomes, keyOfGathered(team), () => [])
    for (let battle = outcomes.length; battle < battles; battle++) {
      const kind = this.kinds[battle % this.kinds.length]
      if (kind) outcomes.push(this.fought(team, kind, 'search', Math.floor(battle / this.kinds.length)))
    }
    return mean(outcomes.slice(0, battles).map(WORTH.safe))
  }

  /** How a team fares in battles that no search has seen. */
  settled(team: Gathered): NightResult {
    const tallies = this.kinds.map((kind) => this.tallying(team, kind))
    const usual = this.kinds.flatMap(({ condition }, place) =>
      condition === USUAL_CONDITION ? (tallies[place]?.(USUAL_BATTLES) ?? []) : [],
    )
    return { chance: settledWorst(tallies, SETTLED).wins, usual: usual.reduce(worse) }
  }

  private tallying(team: Gathered, kind: Kind): Battles {
    const outcomes: Outcome[] = []
    return (battles) => {
      while (outcomes.length < battles) outcomes.push(this.fought(team, kind, 'settled', outcomes.length))
      return tallyOf(outcomes.slice(0, battles))
    }
  }

  private fought(team: Gathered, kind: Kind, purpose: 'search' | 'settled', battle: number): Outcome {
    const { parts, seed, partners, free } = this.night
    const { condition, picks, arenas } = kind
    const arena = arenas[battle % arenas.length]
    if (!arena) throw new Error('A raid has an arena for each ability of its boss')
    const about = [raidKey(parts.raid.id), parts.teraType, picks, condition.name, purpose]
    const drawn = seedOf(seed, ...about, battle)
    const others = drawnPartners(partners, free, createRandom(seedOf(drawn, 'partners')))
    return outcomeOf(arena, [...playersOf(team, condition, battle), ...others], drawn)
  }
}

function playersOf({ members, opening }: Gathered, { orders, ordered }: Condition, battle: number): Player[] {
  const rounds = ordered(opening, battle % orders)
  return members.map(({ candidate, role, plan }) => ({
    fighter: candidate.fighter,
    decide: teamPlaying(rounds, plan, PLAYING[role](plan)),
  }))
}

function arenasOf(parts: RaidParts, condition: Condition, picks: BossPicks): readonly Arena[] {
  const assumptions = { ...ASSUMPTIONS, ...condition.assumptions, bossPicks: picks }
  return raidArenas({ ...parts, assumptions }).map(condition.arena)
}
