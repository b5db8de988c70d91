import { COMPANIES, type Company } from '@/lib/advice/lobby-clauses'
import { chanceOf } from './result-summary'
import type { ShownBuild, ToBring } from './to-bring'

/** An item and the companies that share it, so that a page shows the item once. */
export interface ForCompanies<T> {
  readonly item: T
  readonly companies: readonly Company[]
}

/** Returns the distinct items of all companies, each with its companies, in the order of their first appearance. */
export function forCompanies<T>(
  itemsOf: (company: Company) => readonly T[],
  keyOf: (item: T) => string,
): ForCompanies<T>[] {
  const found = new Map<string, { item: T; companies: Company[] }>()
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

export function pickedBuilds(toBring: Planned): ForCompanies<ShownBuild>[] {
  return forCompanies(
    (company) => picksFor(company, toBring),
    ({ anchor }) => anchor,
  )
}

const ALTERNATIVES = 2

/**
 * Returns the next best builds after the pick of each company; none for a company with a team. Solo players only get
 * builds that may win solo.
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

export interface PokemonSteps {
  readonly name: string
  readonly turns: string
  readonly conditions: readonly string[]
}

/** Returns the steps of each Pokémon of a company: the first team for friends if there is one, otherwise the pick. */
export function stepsFor(company: Company, toBring: Planned & Pick<ToBring, 'teams'>): PokemonSteps[] {
  const team = company === 'friends' ? toBring.teams?.teams[0] : undefined
  if (!team) return picksFor(company, toBring)
  return team.slots.map(({ name, first, steps }) => ({
    name,
    turns: first.join(' · '),
    conditions: steps,
  }))
}

/** Returns the build to bring in a company; `undefined` if the company has a team. */
export function pickFor(company: Company, { attackers, plan }: Planned): ShownBuild | undefined {
  const place = plan?.[company].pick
  return place === undefined ? undefined : attackers.builds[place]
}

function picksFor(company: Company, toBring: Planned): ShownBuild[] {
  const pick = pickFor(company, toBring)
  return pick ? [pick] : []
}
