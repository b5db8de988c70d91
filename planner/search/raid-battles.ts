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
  pickWorse,
  type Tally,
  tallyOf,
  worstCaseStats,
} from '@/battle/odds/tally'
import type { Plan, TeamRole } from '@/battle/plan'
import { POLICY_BY_ROLE } from '@/battle/policy/playing'
import type { Player } from '@/battle/turns/fight'
import { WIN_RATE_MARGIN } from '@/battle/win-rates'
import { PERFECT_IV } from '@/data/pokemon/stats'
import { TIER_RULES } from '@/data/tiers'
import type { BossPicks, TypeName } from '@/data/vocabulary'
import { hashOf } from '@/lib/hash'
import { getOrAdd } from '@/lib/memo'
import { SPREAD_ORDER } from '@/lib/plans/raid-plans'
import { arenasAgainst, type NamedRaid } from '@/planner/raids/all-raids'
import { equivalenceKey } from './equivalence-key'

/** A build and how it plays. `key` identifies both. */
export interface Member extends Player {
  readonly key: string
  readonly build: Build
  readonly plan: Plan
}

const PRECISION = { within: WIN_RATE_MARGIN / 100, most: 400 }

interface Meeting {
  readonly team: readonly Member[]
  readonly teraType: TypeName
  readonly picks: BossPicks
  readonly minScore?: number
  readonly secondsPerTurn?: number | undefined
  readonly npcs?: number
}

const NPCS = partnerFighters(moveNamed)

const NONE: ReadonlySet<string> = new Set()

/** Each battle is fought once, and equivalent battles are shared between Tera types. */
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

  /** The same arguments return the same object. */
  member(build: Build, plan: Plan, role: TeamRole): Member {
    const { boosts, secondBoosts, debuffs, repeatAfterReset, healBelow, healCheerBelow, cheer = [] } = plan
    const numbers = [boosts, debuffs, repeatAfterReset, healBelow, healCheerBelow]
    const key = [keyOfBuild(build), role, ...numbers].concat(cheer, secondBoosts || []).join('|')
    return getOrAdd(this.members, key, () => ({
      ...{ key, build, plan },
      fighter: this.fighter(build),
      decide: POLICY_BY_ROLE[role](plan),
    }))
  }

  /**
   * For searching. Battles are split evenly across the boss's behaviors, and the worst result counts.
   *
   * @param minScore battles stop once the score can't reach it; the result is then below it
   * @param secondsPerTurn by default the assumption, with the same seeds
   */
  quickStats(
    team: readonly Member[],
    teraType: TypeName,
    battles: number,
    minScore = 0,
    secondsPerTurn?: number,
  ): Tally {
    const tallies: Tally[] = []
    for (const [index, picks] of this.picks.entries()) {
      const share = Math.ceil((battles - index) / this.picks.length)
      if (share <= 0) break
      const tally = this.tally({ team, teraType, picks, minScore, secondsPerTurn }, share)
      if (tally.score < minScore) return tally
      tallies.push(tally)
    }
    return tallies.reduce(pickWorse)
  }

  /** Of the boss behavior with the worst result. `secondsPerTurn` is by default the assumption. */
  preciseStats(team: readonly Member[], teraType: TypeName, secondsPerTurn?: number): Tally {
    return worstCaseStats(
      this.picks.map(
        (picks) => (battles: number) => this.tally({ team, teraType, picks, secondsPerTurn }, battles),
      ),
      PRECISION,
    )
  }

  /** Without NPCs, or with three random NPCs per battle. */
  solo(member: Member, teraType: TypeName): SoloBattles {
    return (npcs, secondsPerTurn, upTo, maxBattles = PRECISION.most) => {
      const meeting = { team: [member], teraType, secondsPerTurn, npcs: SOLO_PARTNERS[npcs] }
      const fightsByPicks = this.picks.map(
        (picks) => (battles: number) => this.tally({ ...meeting, picks }, battles),
      )
      return worstCaseStats(fightsByPicks, { ...PRECISION, upTo, most: maxBattles })
    }
  }

  movesUsed({ key }: Member): ReadonlySet<string> {
    return this.used.get(key) ?? NONE
  }

  private tally(meeting: Meeting, battles: number): Tally {
    return tallyOf(this.outcomesOf(meeting, battles).slice(0, battles))
  }

  // One object per build: cached damage depends on its identity.
  private fighter(build: Build): Fighter {
    return getOrAdd(this.fighters, keyOfBuild(build), () => raiderFighter(build, moveNamed))
  }

  private outcomesOf(meeting: Meeting, battles: number): readonly Outcome[] {
    const { team, teraType, picks, minScore = 0, npcs = 0 } = meeting
    const { secondsPerTurn = this.assumptions.secondsPerTurn } = meeting
    const arenas = this.arenasOf(teraType, picks, secondsPerTurn)
    const equivalenceKeys = team.flatMap(({ fighter }) =>
      arenas.map(({ boss }) => equivalenceKey(fighter, boss, teraType)),
    )
    const key = [picks, secondsPerTurn, npcs, ...team.map((member) => member.key), ...equivalenceKeys].join(
      '\n',
    )
    const outcomes = getOrAdd(this.outcomes, key, () => [])
    const seed = hashOf(this.raid.name, picks, ...team.map((member) => member.key))
    for (let battle = outcomes.length; battle < battles; battle++) {
      const arena = arenas[battle % arenas.length]
      if (!arena || (minScore > 0 && highestScore(outcomes, battles) < minScore)) break
      outcomes.push(this.fightOnce(arena, meeting, hashOf(seed, battle)))
    }
    return outcomes
  }

  private fightOnce(arena: Arena, { team, npcs = 0 }: Meeting, seed: number): Outcome {
    this.fought += 1
    const usedMoves = team.map((member) => this.usedMovesOf(member))
    const npcFighters = drawnPartners(NPCS, npcs, createRandom(hashOf(seed, 'partners')))
    return outcomeOf(arena, [...team, ...npcFighters], seed, (_, events) => {
      for (const event of events) if (event.kind === 'uses') usedMoves[event.by]?.add(event.move)
    })
  }

  private usedMovesOf({ key }: Member): Set<string> {
    return getOrAdd(this.used, key, () => new Set())
  }

  private arenasOf(teraType: TypeName, picks: BossPicks, secondsPerTurn: number): RaidArenas {
    return getOrAdd(this.arenas, `${teraType} ${picks} ${secondsPerTurn}`, () =>
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
  const extras = [...imperfections(build), ...(gender ? [gender] : [])]
  return [species, ability, teraType, nature, item, ...values, ...moves, ...extras].join()
}

// Empty for nearly all builds. Keys are seeds of battles, so they mustn't depend on how a level is written.
function imperfections({ level = RAIDER_LEVEL, individualValues = {} }: Build): readonly string[] {
  const values = SPREAD_ORDER.map((stat) => individualValues[stat] ?? PERFECT_IV)
  return level === RAIDER_LEVEL && values.every((value) => value === PERFECT_IV)
    ? []
    : [`level ${level}`, ...values.map(String)]
}
