import type { TypeName } from '@/data/vocabulary'
import type { LobbyType } from '@/lib/advice/lobby-clauses'
import type { Chance } from './result-summary'
import type { TeamList } from './team/shown-team'
import type { FirstPick } from './tera-types/first-picks'
import type { HitMultipliers } from './threats'

export interface DescribedPlan {
  /** `T1 Acid Spray · T2 Acid Spray · T3 Giga Drain …` */
  readonly turns: string
  /** Reactions to conditions, one sentence each: `Below 45%: Moonlight.` */
  readonly conditions: readonly string[]
}

/** Kept small, because the HTML of each page contains it. */
export interface ShownBuild extends DescribedPlan {
  /** Fragment of links to the build, unique in the raid: `galarian-weezing`. */
  readonly anchor: string
  /** Name in @pkmn/dex: `Weezing-Galar`. */
  readonly species: string
  readonly teraType: TypeName
  readonly anyTera?: true | undefined
  /** Name in the games: `Galarian Weezing`. */
  readonly name: string
  readonly about: string
  readonly move: string
  readonly chances: readonly Chance[]
  readonly against?: number
  readonly glance: string
  readonly figures: string
  readonly four?: string
  readonly item: string
  readonly ability: string
  readonly training: string
  /** Not set if the build never Terastallizes, because threats depend on the Tera type. */
  readonly threats?: string
  readonly moves: readonly (readonly [name: string, learned: string])[]
  /** Pokémon Showdown text, the same in all languages. */
  readonly set: string
}

/** `builds` may only contain the first of `count`. */
export interface BuildList {
  readonly count: number
  readonly builds: readonly ShownBuild[]
}

export interface ShownPick extends Omit<FirstPick, 'species'> {
  readonly name?: string
}

export interface CompanyPlan {
  readonly pick?: number
  readonly multipliers?: HitMultipliers
  /** `92% with randoms`; not set if the row of the build shows it. */
  readonly wins?: string
  /** Warnings that this company probably loses, or that another company does better. One sentence each. */
  readonly verdict: readonly string[]
  readonly advice: readonly string[]
}

export interface ToBring {
  readonly attackers: BuildList
  readonly supports: BuildList
  readonly teams?: TeamList
  readonly picks?: readonly ShownPick[]
  readonly plan?: Readonly<Record<LobbyType, CompanyPlan>>
}

/** Returns how many builds a prerendered page lists. A team includes its own supports. */
export function fewBuilds({ teams }: Pick<ToBring, 'teams'>): Record<'attackers' | 'supports', number> {
  return { attackers: 6, supports: teams ? 0 : 1 }
}

/** Returns the part for the HTML of a page. */
export function firstToBring({ attackers, supports, teams, plan, ...rest }: ToBring): ToBring {
  const counts = fewBuilds({ teams })
  const lastPick = Math.max(0, ...Object.values(plan ?? {}).map(({ pick = 0 }) => pick))
  return {
    ...rest,
    ...(plan && { plan }),
    attackers: takeFirst(attackers, Math.max(counts.attackers, lastPick + 1)),
    supports: takeFirst(supports, counts.supports),
    ...(teams && { teams: { ...teams, teams: teams.teams.slice(0, 1) } }),
  }
}

function takeFirst({ count, builds }: BuildList, max: number): BuildList {
  return { count, builds: builds.slice(0, max) }
}
