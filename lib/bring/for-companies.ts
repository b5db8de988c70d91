import { COMPANIES, type Company } from '@/lib/advice/lobby-clauses'
import { chanceOf } from './result-summary'
import type { ShownBuild, ToBring } from './to-bring'

/** Something that holds for one company or several, so that a page says it once. */
export interface ForCompanies<Item> {
  readonly item: Item
  /** At least one. */
  readonly companies: readonly Company[]
}

/** What holds for the companies, each once with those for which it does, in the order in which it comes up first. */
export function forCompanies<Item>(
  itemsOf: (company: Company) => readonly Item[],
  keyOf: (item: Item) => string,
): ForCompanies<Item>[] {
  const found = new Map<string, { item: Item; companies: Company[] }>()
  for (const company of COMPANIES) {
    for (const item of itemsOf(company)) {
      const known = found.get(keyOf(item))
      if (known) known.companies.push(company)
      else found.set(keyOf(item), { item, companies: [company] })
    }
  }
  return [...found.values()]
}

type Planned = Pick<ToBring, 'attackers' | 'plan'>

/** The builds that the plan of a raid tells whole, each once. */
export function pickedBuilds(toBring: Planned): ForCompanies<ShownBuild>[] {
  return forCompanies(
    (company) => picksFor(company, toBring),
    ({ anchor }) => anchor,
  )
}

/** As many other builds as the plan names beside its pick. */
const ALTERNATIVES = 2

/**
 * The next best builds after the pick of each company. A company that has a team gets none, and solo players get none that
 * never wins solo.
 */
export function alternativeBuilds(toBring: Planned): ForCompanies<ShownBuild>[] {
  return forCompanies(
    (company) => {
      const pick = pickFor(company, toBring)
      if (!pick) return []
      const others = toBring.attackers.builds.filter((build) => build !== pick).slice(0, ALTERNATIVES)
      return company === 'alone' ? others.filter(mayWinAlone) : others
    },
    ({ anchor }) => anchor,
  )
}

function mayWinAlone({ chances }: ShownBuild): boolean {
  return chances.length === 0 || chanceOf('alone', chances) > 0
}

/** What one Pokémon does in a raid: its turns from the start on, then what it does on a condition. */
export interface PokemonSteps {
  /** As the games write it. */
  readonly name: string
  readonly turns: string
  /** What it does on a condition, one sentence each. */
  readonly conditions: readonly string[]
}

/** What each Pokémon of a company does by the plan of a raid: those of the first team among friends, else its pick. */
export function stepsFor(company: Company, toBring: Planned & Pick<ToBring, 'teams'>): PokemonSteps[] {
  const team = company === 'friends' ? toBring.teams?.teams[0] : undefined
  if (!team) return picksFor(company, toBring)
  return team.slots.map(({ name, first, steps }) => ({
    name,
    turns: first.join(' · '),
    conditions: steps,
  }))
}

/** The build to bring in a company; `undefined` where a team stands. */
export function pickFor(company: Company, { attackers, plan }: Planned): ShownBuild | undefined {
  const place = plan?.[company].pick
  return place === undefined ? undefined : attackers.builds[place]
}

function picksFor(company: Company, toBring: Planned): ShownBuild[] {
  const pick = pickFor(company, toBring)
  return pick ? [pick] : []
}
