import type { BuildList, ToBring } from './what-to-bring'

/** How many builds of each list a page has before more is asked for. */
export const FIRST_BUILDS = { attackers: 6, supports: 1 } as const

/** The first builds of each list, which a page has in its HTML. The lines for the lobby stand with its raid. */
export function firstBuilds({ attackers, supports, lobby: _, ...rest }: ToBring): ToBring {
  return {
    ...rest,
    attackers: beginning(attackers, FIRST_BUILDS.attackers),
    supports: beginning(supports, FIRST_BUILDS.supports),
  }
}

function beginning({ count, builds }: BuildList, most: number): BuildList {
  return { count, builds: builds.slice(0, most) }
}
