import { loadUsableSpecies } from '@/planner/creatures/usable-species'
import { type SearchPool, searchPoolFrom } from '@/planner/search/search-pool'
import type { SearchSettings } from '@/planner/search/who-wins'

/** A search that takes seconds: what stands out is found, the order of the rest is not. */
export const SMALL_SETTINGS: SearchSettings = {
  usual: {
    maxScreened: 8,
    maxShortlisted: 8,
    maxPlanned: 5,
    maxEquipped: 5,
    maxRefined: 5,
    maxCompared: 4,
    listed: 2,
  },
  rare: {
    maxScreened: 2,
    maxShortlisted: 2,
    maxPlanned: 1,
    maxEquipped: 1,
    maxRefined: 1,
    maxCompared: 1,
    listed: 1,
  },
  supports: { maxBuilds: 4, maxPlanned: 1, maxCompared: 1, listed: 1 },
}

// Boosted drain, hard single hits, a wall, screens, and one that few have.
const FEW = ['Iron Hands', 'Gholdengo', 'Chi-Yu', 'Corviknight', 'Grimmsnarl', 'Koraidon']

/** The candidates of a small search: a few creatures of different kinds. */
export async function smallSearchPool(): Promise<SearchPool> {
  return searchPoolFrom((await loadUsableSpecies()).filter(({ name }) => FEW.includes(name)))
}
