import { LOBBY_TYPES, type LobbyType } from '@/lib/advice/lobby-clauses'
import { chanceOf } from './result-summary'
import type { ShownBuild, ToBring } from './to-bring'

/** An item and the lobby types that share it, so that a page shows the item once. */
export interface ForCompanies<T> {
  readonly item: T
  readonly companies: readonly LobbyType[]
}

/** Returns the distinct items of all lobby types, in the order of their first appearance. */
export function groupByLobbyType<T>(
  itemsOf: (company: LobbyType) => readonly T[],
  keyOf: (item: T) => string,
): ForCompanies<T>[] {
  const entries = new Map<string, { item: T; companies: LobbyType[] }>()
  for (const company of LOBBY_TYPES) {
    for (const item of itemsOf(company)) {
      const entry = entries.get(keyOf(item))
      if (entry) entry.companies.push(company)
      else entries.set(keyOf(item), { item, companies: [company] })
    }
  }
  return [...entries.values()]
}

type Planned = Pick<ToBring, 'attackers' | 'plan'>

export function pickedBuilds(toBring: Planned): ForCompanies<ShownBuild>[] {
  return groupByLobbyType(
    (company) => picksFor(company, toBring),
    ({ anchor }) => anchor,
  )
}

const ALTERNATIVES = 2

/** Returns the next-best builds after each lobby type's pick; none for a lobby type whose plan is a team. */
export function alternativeBuilds(toBring: Planned): ForCompanies<ShownBuild>[] {
  return groupByLobbyType(
    (company) => {
      const pick = pickFor(company, toBring)
      if (!pick) return []
      const nextBest = toBring.attackers.builds.filter((build) => build !== pick).slice(0, ALTERNATIVES)
      return company === 'alone' ? nextBest.filter(mayWinAlone) : nextBest
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

/**
 * Returns the steps of each Pokémon for a lobby type: of the first team for friends if there is one, otherwise of the
 * pick.
 */
export function stepsFor(company: LobbyType, toBring: Planned & Pick<ToBring, 'teams'>): PokemonSteps[] {
  const team = company === 'friends' ? toBring.teams?.teams[0] : undefined
  if (!team) return picksFor(company, toBring)
  return team.slots.map(({ name, first, steps }) => ({
    name,
    turns: first.join(' · '),
    conditions: steps,
  }))
}

/** Returns the build to bring for a lobby type; `undefined` if friends have a team. */
export function pickFor(company: LobbyType, { attackers, plan }: Planned): ShownBuild | undefined {
  const index = plan?.[company].pick
  return index === undefined ? undefined : attackers.builds[index]
}

function picksFor(company: LobbyType, toBring: Planned): ShownBuild[] {
  const pick = pickFor(company, toBring)
  return pick ? [pick] : []
}
