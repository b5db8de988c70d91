import type { TypeName } from '@/data/vocabulary'
import type { Company } from '@/lib/advice/lobby-clauses'
import type { Chance } from './result-summary'
import type { TeamList } from './team/shown-team'
import type { FirstPick } from './tera-types/first-picks'
import type { HitMultipliers } from './threats'

/** How a build is played, in words. */
export interface DescribedPlan {
  /** `T1 Acid Spray · T2 Acid Spray · T3 Giga Drain …` */
  readonly turns: string
  /** What to do on a condition, one sentence each: `Below 45%: Moonlight.` */
  readonly conditions: readonly string[]
}

/** A build as the screen recommends it, in words. Of builds everything is in the HTML of each page, so it is lean. */
export interface ShownBuild extends DescribedPlan {
  /** Where a link leads to it: `galarian-weezing`. Different from those of all other builds of the raid. */
  readonly anchor: string
  /** Its Pokémon's name in @pkmn/dex: `Weezing-Galar`. */
  readonly species: string
  readonly teraType: TypeName
  /** Set where it never Terastallizes. */
  readonly anyTera?: true | undefined
  /** As the games write it: `Galarian Weezing`. */
  readonly name: string
  /** What it is, and how it is got where that is more than catching it: `Physical attacker · Paradox`. */
  readonly about: string
  /** The move that it wins by, by its name in @pkmn/dex. */
  readonly move: string
  readonly chances: readonly Chance[]
  /** How many of the 18 Tera types it is listed against. Set only while no Tera type is chosen. */
  readonly against?: number
  /** What its row says of it: its win rate, how long it takes, and how safe it is. */
  readonly glance: string
  /** What else its battles show; empty for nothing. */
  readonly figures: string
  /** What four of it do otherwise than one; not set where they play alike. */
  readonly four?: string
  readonly item: string
  readonly ability: string
  /** Its nature and effort values. */
  readonly training: string
  /** Not set where they hang on a Tera type that it never takes. */
  readonly threats?: string
  readonly moves: readonly (readonly [name: string, learned: string])[]
  /** As the text of Pokémon Showdown, which is the same in all languages. */
  readonly set: string
}

/** Builds that are recommended, the best first, or the first of them; and how many there are. */
export interface BuildList {
  readonly count: number
  readonly builds: readonly ShownBuild[]
}

/** The first pick against a boss with one of its Tera types, in words. */
export interface ShownPick extends Omit<FirstPick, 'species'> {
  /** The pick's Pokémon as the games write it. */
  readonly name?: string
}

/** What to do in a company: whom to bring, and what else is special to the raid. */
export interface CompanyPlan {
  /** The place of the build to bring in the attackers; not set where a team stands. */
  readonly pick?: number
  /** How hard the boss's attacks hit the pick. Not set without a pick. */
  readonly multipliers?: HitMultipliers
  /** How often that wins in this company: `92% with randoms`; not set where the row of the build says it. */
  readonly wins?: string
  /** Warnings that this company is likely to lose, or that another does better. One sentence each. */
  readonly verdict: readonly string[]
  /** Other advice for this raid, one sentence each. */
  readonly advice: readonly string[]
}

/** What to bring to a raid, in words. */
export interface ToBring {
  readonly attackers: BuildList
  readonly supports: BuildList
  /** Teams of four; not set where none is known. */
  readonly teams?: TeamList
  /** The first pick against each of the boss's Tera types; only without a Tera type. */
  readonly picks?: readonly ShownPick[]
  /** What to do in each company; not set where nobody is listed. */
  readonly plan?: Readonly<Record<Company, CompanyPlan>>
}

/** How many builds of each list a page has before more is asked for. Of supports none beside a team, which has its own. */
export function fewBuilds({ teams }: Pick<ToBring, 'teams'>): Record<'attackers' | 'supports', number> {
  return { attackers: 6, supports: teams ? 0 : 1 }
}

/** What a page has in its HTML: the first builds of each list, those of its plan, and the first team. */
export function firstToBring({ attackers, supports, teams, plan, ...rest }: ToBring): ToBring {
  const few = fewBuilds({ teams })
  const last = Math.max(0, ...Object.values(plan ?? {}).map(({ pick = 0 }) => pick))
  return {
    ...rest,
    ...(plan && { plan }),
    attackers: beginning(attackers, Math.max(few.attackers, last + 1)),
    supports: beginning(supports, few.supports),
    ...(teams && { teams: { ...teams, teams: teams.teams.slice(0, 1) } }),
  }
}

function beginning({ count, builds }: BuildList, most: number): BuildList {
  return { count, builds: builds.slice(0, most) }
}
