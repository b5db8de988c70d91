import type { TypeName } from '@/data/vocabulary'
import type { BossPlans } from '@/lib/plans/raid-plans'
import { teraTypesOf } from '@/lib/raid/raid'
import {
  type BestWithStrangers,
  type BossTeams,
  type ByStrangers,
  type RaidTeam,
  type RankedTeam,
  TEAM_AIMS,
  type TeamAim,
} from '@/lib/teams/raid-team'
import type { NamedRaid } from '@/planner/raids/all-raids'
import { raidTarget } from '@/planner/raids/raid-target'
import { TeamTrials } from '@/planner/teams/trials/team-trials'
import { bestKnown, bestTeams } from './best-teams'
import { type FoundTeam, RELIABLE } from './improve-teams'
import { knownLines } from './known-lines'
import { bestWithStrangers } from './strangers'
import { trained } from './supporters'
import type { TeamPool } from './team-pool'
import type { TeamSearch } from './team-search'

export interface BossSearch {
  readonly raid: NamedRaid
  readonly pool: TeamPool
  /** From `data/plans`. */
  readonly plans: BossPlans
  readonly teraTypes?: readonly TypeName[] | undefined
}

/** Returns the teams against a boss for each of these Tera types: usual Pokémon, and rarer ones if better. */
export function bossTeams(search: BossSearch): BossTeams {
  const { raid, teraTypes = teraTypesOf(raid.boss) } = search
  const trials = new TeamTrials(raid)
  let before: readonly RaidTeam[] = []
  return new Map(
    teraTypes.map((teraType) => {
      const teams = teamsAgainst(search, trials, teraType, before)
      before = teams
      return [teraType, teams]
    }),
  )
}

function teamsAgainst(
  { raid, pool, plans }: BossSearch,
  trials: TeamTrials,
  teraType: TypeName,
  before: readonly RaidTeam[],
): readonly RankedTeam[] {
  const target = raidTarget(raid.boss, teraType)
  const everyone: TeamSearch = {
    ...{ raid, target, trials, plans, isAllowed: () => true },
    known: [...knownLines(raid, teraType), ...before],
    finishingMoves: pool.finishingMoves,
    supporters: pool.supporters.map((support) => trained(support, target)),
  }
  const usual: TeamSearch = {
    ...everyone,
    isAllowed: pool.isUsual,
    finishingMoves: pool.finishingMoves.filter(({ creature }) => pool.isUsual(creature.name)),
    supporters: everyone.supporters.filter(({ build }) => pool.isUsual(build.species)),
  }
  const best = bestTeams(usual)
  const isReliable = TEAM_AIMS.every((aim) => (best[aim]?.chance ?? 0) >= RELIABLE)
  const rarer = isReliable
    ? bestKnown({ ...everyone, known: everyone.known.filter((team) => isRare(team, pool)) })
    : bestTeams(everyone)
  return TEAM_AIMS.flatMap((aim) => {
    const found = [best[aim], rarer[aim]].flatMap((one) => (one && fits(aim, one) ? [one] : []))
    return listed(
      aim,
      found.map((one) => ranked(aim, one, pool)),
    )
  })
}

/** Returns a goal's team of usual Pokémon, and one with rarer Pokémon if clearly better. */
function listed(aim: TeamAim, found: readonly RankedTeam[]): readonly RankedTeam[] {
  const [first, second] = found.filter(({ isRare }) => !isRare)
  const usual = first && second && isClearlyBetter(aim, second, first) ? second : first
  const rare = found.filter((one) => one.isRare && (usual === undefined || isClearlyBetter(aim, one, usual)))
  return usual ? [usual, ...rare] : rare
}

/** Turns after its opening in which a finishing move still counts as successful. */
const TURNS_AFTER = 1

/** Minimum win rate of a listed finishing team, as a share: nobody would try a worse one. */
const LEAST_CHANCE = 0.5

// Slower teams outlast the boss.
function fits(aim: TeamAim, { team, chance, usual }: FoundTeam): boolean {
  if (aim === 'safe') return chance > 0
  return chance >= LEAST_CHANCE && usual.turns <= team.opening.length + TURNS_AFTER
}

/** Clear differences: points of win rate and HP, turns, faints per battle. */
const CLEARLY = { chance: 1, turns: 0.5, faints: 0.5, hp: 10 }

function isClearlyBetter(aim: TeamAim, one: RankedTeam, other: RankedTeam): boolean {
  const isReliable = ({ chance }: RankedTeam) => chance >= 100 * RELIABLE
  if (!isReliable(one) || !isReliable(other)) return one.chance >= other.chance + CLEARLY.chance
  if (aim === 'strike') return one.turns <= other.turns - CLEARLY.turns
  const faints = one.faints - other.faints
  return faints <= -CLEARLY.faints || (faints <= 0 && one.lowestHp >= other.lowestHp + CLEARLY.hp)
}

function isRare({ raiders }: RaidTeam, { isUsual }: TeamPool): boolean {
  return !raiders.every(({ build }) => isUsual(build.species))
}

function ranked(aim: TeamAim, { team, chance, usual }: FoundTeam, pool: TeamPool): RankedTeam {
  const { turns, faints, lowestHp } = usual
  return {
    ...team,
    aim,
    isRare: isRare(team, pool),
    ...{ chance: 100 * chance, turns, faints, lowestHp: 100 * lowestHp },
  }
}

export function bossGroups(search: BossSearch): { teams: BossTeams; strangers: ByStrangers } {
  const teams = bossTeams(search)
  const strangers = [...teams.keys()].flatMap((teraType): [TypeName, BestWithStrangers][] => {
    const best = bestWithStrangers(search, teraType)
    return best ? [[teraType, best]] : []
  })
  return { teams, strangers: new Map(strangers) }
}
