import { TIER_RULES } from '@/data/tiers'
import type { BossPicks, TypeName } from '@/data/vocabulary'
import { createDamageSource } from '@/lib/battle/damage/create-damage-source'
import { raiderFighter } from '@/lib/battle/damage/fighters'
import { moveNamed } from '@/lib/battle/dex/moves/compile-move'
import type { Player } from '@/lib/battle/engine/fight'
import type { Arena } from '@/lib/battle/model/arena'
import { ASSUMPTIONS } from '@/lib/battle/model/assumptions'
import type { Build } from '@/lib/battle/model/build'
import type { Fighter } from '@/lib/battle/model/fighter'
import { seedOf } from '@/lib/battle/model/random'
import { teamPlaying } from '@/lib/battle/policy/team-play'
import { mean } from '@/lib/mean'
import { memoized } from '@/lib/memo'
import {
  type Battles,
  type Outcome,
  outcomeOf,
  settledWorst,
  type Tally,
  tallyOf,
  worse,
} from '@/lib/odds/tally'
import type { RaidTeam } from '@/lib/teams/raid-team'
import { arenasAgainst, type NamedRaid } from '@/planner/raids/all-raids'
import { keyOfBuild, PLAYING } from '@/planner/search/raid-battles'
import { CONDITIONS, type Condition, USUAL_CONDITION } from './conditions'
import type { Worth } from './worth'

/** A condition with one way in which the boss may pick its moves. */
interface Kind {
  readonly condition: Condition
  readonly picks: BossPicks
}

/** A team that meets a boss with a Tera type under a condition, to be searched by or to be verified. */
interface Meeting {
  readonly team: RaidTeam
  readonly teraType: TypeName
  readonly kind: Kind
  /** Part of the seed: what verifies a team is nothing that a search has seen. */
  readonly purpose: 'search' | 'verified'
}

/** How a team fares: its chance under the worst of all conditions, and its battles under the usual ones. */
export interface Verified {
  readonly chance: number
  readonly usual: Tally
}

/** How far a chance is settled: a sure win after 144 battles of each kind. */
const LISTED = { within: 0.015, most: 400 }

/** Battles by which turns, faints and HP are told. */
const USUAL_BATTLES = 100

/** The battles of teams against one boss with any of its Tera types, under all conditions. The same seed has the same battles. */
export class TeamTrials {
  private readonly damage = createDamageSource()
  private readonly fighters = new Map<string, Fighter>()
  private readonly arenas = new Map<string, readonly Arena[]>()
  private readonly outcomes = new Map<string, Outcome[]>()
  private readonly known = new Map<string, Verified>()
  private readonly kinds: readonly Kind[]

  constructor(private readonly raid: NamedRaid) {
    const { bossPicks } = TIER_RULES[raid.id.tier]
    this.kinds = CONDITIONS.flatMap((condition) =>
      bossPicks.toReversed().map((picks) => ({ condition, picks })),
    )
  }

  /** The mean worth of so many battles, shared evenly by all conditions, the hardest first. */
  glance(team: RaidTeam, teraType: TypeName, battles: number, worth: Worth): number {
    const key = `${teraType} ${keyOfTeam(team)}`
    const outcomes = memoized(this.outcomes, key, () => [])
    for (let battle = outcomes.length; battle < battles; battle++) {
      const kind = this.kinds[battle % this.kinds.length]
      const round = Math.floor(battle / this.kinds.length)
      if (kind) outcomes.push(...this.outcomesOf({ team, teraType, kind, purpose: 'search' }, [round]))
    }
    return mean(outcomes.slice(0, battles).map(worth))
  }

  /** The chance of a team, settled in battles that no search has seen. */
  verified(team: RaidTeam, teraType: TypeName): Verified {
    return memoized(this.known, `${teraType} ${keyOfTeam(team)}`, () => this.verifiedAnew(team, teraType))
  }

  private verifiedAnew(team: RaidTeam, teraType: TypeName): Verified {
    const tallies = this.kinds.map((kind) => this.tallying({ team, teraType, kind, purpose: 'verified' }))
    const usual = this.kinds.flatMap(({ condition }, place) =>
      condition === USUAL_CONDITION ? (tallies[place]?.(USUAL_BATTLES) ?? []) : [],
    )
    return { chance: settledWorst(tallies, LISTED).wins, usual: usual.reduce(worse) }
  }

  /** The arenas of the usual condition, one for each ability of the boss, for what is reckoned before any battle. */
  usualArenas(teraType: TypeName): readonly Arena[] {
    return this.arenasOf(teraType, { condition: USUAL_CONDITION, picks: 'at random' })
  }

  /** A build as a fighter: the same object whenever it is asked for, since what is remembered of damages hangs on it. */
  fighter(build: Build): Fighter {
    return memoized(this.fighters, keyOfBuild(build), () => raiderFighter(build, moveNamed))
  }

  private tallying(meeting: Meeting): Battles {
    const outcomes: Outcome[] = []
    return (battles) => {
      const open = Array.from({ length: battles - outcomes.length }, (_, place) => outcomes.length + place)
      outcomes.push(...this.outcomesOf(meeting, open))
      return tallyOf(outcomes.slice(0, battles))
    }
  }

  private outcomesOf({ team, teraType, kind, purpose }: Meeting, battles: readonly number[]): Outcome[] {
    const arenas = this.arenasOf(teraType, kind)
    const { condition, picks } = kind
    const seed = seedOf(this.raid.name, teraType, picks, condition.name, purpose)
    return battles.flatMap((battle) => {
      const arena = arenas[battle % arenas.length]
      if (!arena) return []
      return [outcomeOf(arena, this.players(team, condition, battle), seedOf(seed, battle))]
    })
  }

  private players({ raiders, opening }: RaidTeam, { orders, ordered }: Condition, battle: number): Player[] {
    const rounds = ordered(opening, battle % orders)
    return raiders.map(({ build, role, plan }) => ({
      fighter: this.fighter(build),
      decide: teamPlaying(rounds, plan, PLAYING[role](plan)),
    }))
  }

  private arenasOf(teraType: TypeName, { condition, picks }: Kind): readonly Arena[] {
    return memoized(this.arenas, [teraType, condition.name, picks].join(), () => {
      const assumptions = { ...ASSUMPTIONS, ...condition.assumptions, bossPicks: picks }
      const arenas = arenasAgainst({ raid: this.raid, teraType, damageOf: this.damage.rolls, assumptions })
      return arenas.map(condition.arena)
    })
  }
}

/** A key that two teams share when they are the same. */
export function keyOfTeam({ raiders, opening }: RaidTeam): string {
  return JSON.stringify([raiders.map(({ build, role, plan }) => [keyOfBuild(build), role, plan]), opening])
}
