import type { Origin } from '@/data/vocabulary'
import type { Owned } from './owned'
import type { ListedBuild } from './raid-plans'

/** Which Pokémon are listed that few own. */
export interface Filters {
  readonly legendaries: boolean
  readonly mythicals: boolean
}

/** The default: what every player can get. */
export const EASY_TO_GET: Filters = { legendaries: false, mythicals: false }

const FILTER_OF = {
  ordinary: undefined,
  paradox: undefined,
  'one a save': 'legendaries',
  'mythical or event': 'mythicals',
} as const satisfies Readonly<Record<Origin, keyof Filters | undefined>>

/** Those that pass the filters, and that the visitor owns where others are hidden; in their order. */
export function filtered<Ranked extends { readonly build: ListedBuild }>(
  ranked: readonly Ranked[],
  filters: Filters,
  { creatures, hidesOthers }: Owned,
): Ranked[] {
  return ranked.filter(({ build: { got, species } }) => {
    const filter = FILTER_OF[got]
    return (!filter || filters[filter]) && (!hidesOthers || creatures.has(species))
  })
}
