import { ASSUMPTIONS, type Assumptions } from '@/battle/assumptions'
import { type Build, RAIDER_LEVEL } from '@/battle/build'
import { createDamageSource } from '@/battle/damage/create-damage-source'
import { raiderFighter } from '@/battle/damage/fighters'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import type { Arena } from '@/battle/model/arena'
import type { Fighter } from '@/battle/model/fighter'
import { createRandom } from '@/battle/model/random'
import { drawnPartners, partnerFighters } from '@/battle/odds/partners'
import type { RaidArenas } from '@/battle/odds/raid-arenas'
import { SOLO_PARTNERS, type SoloBattles } from '@/battle/odds/solo-rate'
import {
  highestScore,
  type Outcome,
  outcomeOf,
  type Tally,
  tallyOf,
  worse,
  worstCaseStats,
} from '@/battle/odds/tally'
import type { Plan, TeamRole } from '@/battle/plan'
import { PLAYING } from '@/battle/policy/playing'
import type { Player } from '@/battle/turns/fight'
import { CHANCE_WITHIN } from '@/battle/win-rates'
import { PERFECT_IV } from '@/data/pokemon/stats'
import { TIER_RULES } from '@/data/tiers'
import type { BossPicks, TypeName } from '@/data/vocabulary'
import { hashOf } from '@/lib/hash'
import { memoized } from '@/lib/memo'
import { SPREAD_ORDER } from '@/lib/plans/raid-plans'
import { arenasAgainst, type NamedRaid } from '@/planner/raids/all-raids'
import { equivalenceKey } from './equivalence-key'

/** A build and how it plays. `key` identifies both, so that battles are fought once. */
export interface Member extends Player {
  readonly key: string
  readonly build: Build
  readonly plan: Plan
}

const LISTED = { within: CHANCE_WITHIN / 100, most: 400 }

/** A team against a boss with a Tera type, and the score below which its battles stop. */
interface Meeting {
  readonly team: readonly Member[]
  readonly teraType: TypeName
  readonly picks: BossPicks
  readonly least?: number
  readonly secondsPerTurn?: number | undefined
  readonly npcs?: number
}

const PARTNERS = partnerFighters(moveNamed)

const NONE: ReadonlySet<string> = new Set()

/** Battles against one boss with any of its Tera types. Each is fought once, and equivalent ones are shared. */
export class RaidBattles {
  private readonly damage = createDamageSource()
  private readonly fighters = new Map<string, Fighter>()
  private readonly members = new Map<string, Member>()
  private readonly outcomes = new Map<string, Outcome[]>()
  private readonly arenas = new Map<string, RaidArenas>()
  private readonly used = new Map<string, Set<string>>()
  private readonly picks: readonly BossPicks[]
  fought = 0

  constructor(
    private readonly raid: NamedRaid,
    private readonly assumptions: Assumptions = ASSUMPTIONS,
  ) {
    this.picks = TIER_RULES[raid.id.tier].bossPicks
  }

  /** Returns the same object for the same arguments. */
  member(build: Build, plan: Plan, role: TeamRole): Member {
    const { boosts, secondBoosts, debuffs, repeatAfterReset, healBelow, healCheerBelow, cheer = [] } = plan
    const always = [boosts, debuffs, repeatAfterReset, healBelow, healCheerBelow]
    const key = [keyOfBuild(build), role, ...always].concat(cheer, secondBoosts || []).join('|')
    return memoized(this.members, key, () => ({
      ...{ key, build, plan },
      fighter: this.fighter(build),
      decide: PLAYING[role](plan),
    }))
  }

  /**
   * Returns stats of `battles` battles for searching, split evenly across the boss's ways of choosing moves. Of
   * several ways, the worse.
   *
   * @param least stops once the score can't reach this; the tally so far is then below it
   * @param secondsPerTurn defaults to the assumption, with the same seeds
   */
  quickStats(
    team: readonly Member[],
    teraType: TypeName,
    battles: number,
    least = 0,
    secondsPerTurn?: number,
  ): Tally {
    const tallies: Tally[] = []
    for (const [place, picks] of this.picks.entries()) {
      const share = Math.ceil((battles - place) / this.picks.length)
      if (share <= 0) break
      const tally = this.tally({ team, teraType, picks, least, secondsPerTurn }, share)
      if (tally.score < least) return tally
      tallies.push(tally)
    }
    return tallies.reduce(worse)
  }

  /** Returns stats of the boss's worse way of choosing moves. `secondsPerTurn` defaults to the assumption, same seeds. */
  preciseStats(team: readonly Member[], teraType: TypeName, secondsPerTurn?: number): Tally {
    return worstCaseStats(
      this.picks.map(
        (picks) => (battles: number) => this.tally({ team, teraType, picks, secondsPerTurn }, battles),
      ),
      LISTED,
    )
  }

  /** Returns precise solo battles: without NPCs, or with three that each battle draws. */
  solo(member: Member, teraType: TypeName): SoloBattles {
    return (beside, secondsPerTurn, upTo, most = LISTED.most) => {
      const meeting = { team: [member], teraType, secondsPerTurn, npcs: SOLO_PARTNERS[beside] }
      const kinds = this.picks.map((picks) => (battles: number) => this.tally({ ...meeting, picks }, battles))
      return worstCaseStats(kinds, { ...LISTED, upTo, most })
    }
  }

  movesUsed({ key }: Member): ReadonlySet<string> {
    return this.used.get(key) ?? NONE
  }

  private tally(meeting: Meeting, battles: number): Tally {
    return tallyOf(this.outcomesOf(meeting, battles).slice(0, battles))
  }

  // One object per build, since remembered damage depends on its identity.
  private fighter(build: Build): Fighter {
    return memoized(this.fighters, keyOfBuild(build), () => raiderFighter(build, moveNamed))
  }

  // Stops once the score can't reach `least`.
  private outcomesOf(meeting: Meeting, battles: number): readonly Outcome[] {
    const { team, teraType, picks, least = 0, npcs = 0 } = meeting
    const { secondsPerTurn = this.assumptions.secondsPerTurn } = meeting
    const arenas = this.arenasOf(teraType, picks, secondsPerTurn)
    // One arena per ability of the boss.
    const alike = team.flatMap(({ fighter }) =>
      arenas.map(({ boss }) => equivalenceKey(fighter, boss, teraType)),
    )
    const key = [picks, secondsPerTurn, npcs, ...team.map((member) => member.key), ...alike].join('\n')
    const outcomes = memoized(this.outcomes, key, () => [])
    const seed = hashOf(this.raid.name, picks, ...team.map((member) => member.key))
    for (let battle = outcomes.length; battle < battles; battle++) {
      const arena = arenas[battle % arenas.length]
      if (!arena || (least > 0 && highestScore(outcomes, battles) < least)) break
      outcomes.push(this.fightOnce(arena, meeting, hashOf(seed, battle)))
    }
    return outcomes
  }

  private fightOnce(arena: Arena, { team, npcs = 0 }: Meeting, seed: number): Outcome {
    this.fought += 1
    const used = team.map((member) => this.usedBy(member))
    const partners = drawnPartners(PARTNERS, npcs, createRandom(hashOf(seed, 'partners')))
    return outcomeOf(arena, [...team, ...partners], seed, (_, events) => {
      for (const event of events) if (event.kind === 'uses') used[event.by]?.add(event.move)
    })
  }

  private usedBy({ key }: Member): Set<string> {
    return memoized(this.used, key, () => new Set())
  }

  private arenasOf(teraType: TypeName, picks: BossPicks, secondsPerTurn: number): RaidArenas {
    return memoized(this.arenas, `${teraType} ${picks} ${secondsPerTurn}`, () =>
      arenasAgainst({
        raid: this.raid,
        teraType,
        damageOf: this.damage.rolls,
        assumptions: { ...this.assumptions, bossPicks: picks, secondsPerTurn },
      }),
    )
  }
}

export function keyOfBuild(build: Build): string {
  const { species, ability, teraType, nature, item, effortValues, moves, gender } = build
  const values = SPREAD_ORDER.map((stat) => effortValues[stat] ?? 0)
  const own = [...lessThanGrown(build), ...(gender ? [gender] : [])]
  return [species, ability, teraType, nature, item, ...values, ...moves, ...own].join()
}

// Empty for nearly all builds: keys are seeds of battles, and shouldn't depend on how a level is written.
function lessThanGrown({ level = RAIDER_LEVEL, individualValues = {} }: Build): readonly string[] {
  const values = SPREAD_ORDER.map((stat) => individualValues[stat] ?? PERFECT_IV)
  return level === RAIDER_LEVEL && values.every((value) => value === PERFECT_IV)
    ? []
    : [`level ${level}`, ...values.map(String)]
}
