import { lazyPart } from '@/app/_ui/loading/lazy-part'

/**
 * Knows all raids and asks the creature service. Rosters, shipped data, schemas and React Query are too large for the first
 * load, and a prerendered page needs none of them.
 */
export const liveRaidPart = lazyPart('The data of all raids', () => import('./live-raid-bundle'))
