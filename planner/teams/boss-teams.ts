import type { TypeName } from '@/data/vocabulary'
import type { BossPlans } from '@/lib/plans/raid-plans'
import { teraTypesOf } from '@/lib/raid/raid'
import {
  type BestWithRandoms,
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
import { startingTeams } from './known-lines'
import { trainSupporter } from './supporters'
import type { TeamPool } from './team-pool'
import type { TeamSearch } from './team-search'
import { bestWithRandoms } from './with-randoms'

export interface BossSearch {
  readonly raid: NamedRaid
  readonly pool: TeamPool
  readonly plans: BossPlans
  readonly teraTypes?: readonly TypeName[] | undefined
}

/** Returns the teams against a boss for each of these Tera types: usual Pokémon, and rarer ones if better. */
export function bossTeams(search: BossSearch): BossTeams {
  const { raid, teraTypes = teraTypesOf(raid.boss) } = search
  const trials = new TeamTrials(raid)
  let previous: readonly RaidTeam[] = []
  return new Map(
    teraTypes.map((teraType) => {
      const teams = teamsAgainst(search, trials, teraType, previous)
      previous = teams
      return [teraType, teams]
    }),
  )
}

function teamsAgainst(
  { raid, pool, plans }: BossSearch,
  trials: TeamTrials,
  teraType: TypeName,
  previous: readonly RaidTeam[],
): readonly RankedTeam[] {
  const target = raidTarget(raid.boss, teraType)
  const everyone: TeamSearch = {
    ...{ raid, target, trials, plans, isAllowed: () => true },
    known: [...startingTeams(raid, teraType), ...previous],
    finishingMoves: pool.finishingMoves,
    supporters: pool.supporters.map((support) => trainSupporter(support, target)),
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
    const teams = [best[aim], rarer[aim]].flatMap((candidate) =>
      candidate && isListable(aim, candidate) ? [candidate] : [],
    )
    return selectListed(
      aim,
      teams.map((candidate) => toRankedTeam(aim, candidate, pool)),
    )
  })
}

function selectListed(aim: TeamAim, teams: readonly RankedTeam[]): readonly RankedTeam[] {
  const [first, second] = teams.filter(({ isRare }) => !isRare)
  const usual = first && second && isClearlyBetter(aim, second, first) ? second : first
  const rare = teams.filter(
    (candidate) => candidate.isRare && (usual === undefined || isClearlyBetter(aim, candidate, usual)),
  )
  return usual ? [usual, ...rare] : rare
}

/** A finishing move may still succeed this many turns after its opening. */
const EXTRA_TURNS = 1

/** Players wouldn't try a finishing team with a lower win rate. */
const MIN_WIN_RATE = 0.5

function isListable(aim: TeamAim, { team, chance, usual }: FoundTeam): boolean {
  if (aim === 'safe') return chance > 0
  return chance >= MIN_WIN_RATE && usual.turns <= team.opening.length + EXTRA_TURNS
}

const CLEAR_DIFFERENCE = { chance: 1, turns: 0.5, faints: 0.5, hp: 10 }

function isClearlyBetter(aim: TeamAim, team: RankedTeam, rival: RankedTeam): boolean {
  const isReliable = ({ chance }: RankedTeam) => chance >= 100 * RELIABLE
  if (!isReliable(team) || !isReliable(rival)) return team.chance >= rival.chance + CLEAR_DIFFERENCE.chance
  if (aim === 'strike') return team.turns <= rival.turns - CLEAR_DIFFERENCE.turns
  const faints = team.faints - rival.faints
  return (
    faints <= -CLEAR_DIFFERENCE.faints ||
    (faints <= 0 && team.lowestHp >= rival.lowestHp + CLEAR_DIFFERENCE.hp)
  )
}

function isRare({ raiders }: RaidTeam, { isUsual }: TeamPool): boolean {
  return !raiders.every(({ build }) => isUsual(build.species))
}

function toRankedTeam(aim: TeamAim, { team, chance, usual }: FoundTeam, pool: TeamPool): RankedTeam {
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
  const strangers = [...teams.keys()].flatMap((teraType): [TypeName, BestWithRandoms][] => {
    const best = bestWithRandoms(search, teraType)
    return best ? [[teraType, best]] : []
  })
  return { teams, strangers: new Map(strangers) }
}
