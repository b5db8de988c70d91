import type { TypeName } from '@/data/vocabulary'
import type { Company } from '@/lib/advice/lobby-clauses'
import type { Chance } from './figures'
import type { TeamList } from './team/shown-team'

/** A build as the screen recommends it, in words. Of builds everything is in the HTML of each page, so it is lean. */
export interface ShownBuild {
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
  /** The same as the games write it. */
  readonly moveName: string
  readonly chances: readonly Chance[]
  /** What its row and the head of a raid say of it: how long it takes, how safe it is, and its chance where that is not sure. */
  readonly glance: string
  readonly figures: string
  /** How it is played. */
  readonly steps: readonly string[]
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

/** What to bring to a raid, in words. */
export interface ToBring {
  readonly attackers: BuildList
  readonly supports: BuildList
  /** Whether none of these attackers ever wins alone. */
  readonly nobodyWinsAlone: boolean
  /** Whether no support makes the best three of these attackers win more surely or clearly sooner; false without any, and beside a team. */
  readonly needsNoSupport: boolean
  /** Teams of four; not set where none is known. */
  readonly teams?: TeamList
  /** The lines for the lobby, where the raid has what they are made of. */
  readonly lobby?: Readonly<Record<Company, string>>
}

/** How many builds of each list a page has before more is asked for. Of supports none beside a team, which has its own. */
export function fewBuilds({ teams }: Pick<ToBring, 'teams'>): Record<'attackers' | 'supports', number> {
  return { attackers: 6, supports: teams ? 0 : 1 }
}

/** What a page has in its HTML: the first builds of each list, and the first team. The lines for the lobby stand with its raid. */
export function firstToBring({ attackers, supports, teams, lobby: _, ...rest }: ToBring): ToBring {
  const few = fewBuilds({ teams })
  return {
    ...rest,
    attackers: beginning(attackers, few.attackers),
    supports: beginning(supports, few.supports),
    ...(teams && { teams: { ...teams, teams: teams.teams.slice(0, 1) } }),
  }
}

function beginning({ count, builds }: BuildList, most: number): BuildList {
  return { count, builds: builds.slice(0, most) }
}
