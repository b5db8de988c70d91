import { loadUsableSpecies } from '@/planner/creatures/usable-species'
import { type SearchPool, searchPoolFrom } from '@/planner/search/search-pool'
import type { SearchSettings } from '@/planner/search/who-wins'

/** Finds the clearest winners in seconds, but not the order of the rest. */
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

const SPECIES = ['Iron Hands', 'Gholdengo', 'Chi-Yu', 'Corviknight', 'Grimmsnarl', 'Koraidon']

export async function smallSearchPool(): Promise<SearchPool> {
  return searchPoolFrom((await loadUsableSpecies()).filter(({ name }) => SPECIES.includes(name)))
}
