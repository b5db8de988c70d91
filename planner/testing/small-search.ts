import { findContenders } from '@/planner/creatures/usable-species'
import { type Entrants, entrantsFrom } from '@/planner/search/search-pool'
import type { SearchSettings } from '@/planner/search/who-wins'

/** A search that takes seconds: what stands out is found, the order of the rest is not. */
export const SMALL_SETTINGS: SearchSettings = {
  usual: { promising: 8, glanced: 8, planned: 5, equipped: 5, refined: 5, compared: 4, listed: 2 },
  rare: { promising: 2, glanced: 2, planned: 1, equipped: 1, refined: 1, compared: 1, listed: 1 },
  supports: { builds: 4, planned: 1, compared: 1, listed: 1 },
}

// Boosted drain, hard single hits, a wall, screens, and one that few have.
const FEW = ['Iron Hands', 'Gholdengo', 'Chi-Yu', 'Corviknight', 'Grimmsnarl', 'Koraidon']

/** The entrants of a small search: a few creatures of different kinds. */
export async function fewEntrants(): Promise<Entrants> {
  return entrantsFrom((await findContenders()).filter(({ name }) => FEW.includes(name)))
}
