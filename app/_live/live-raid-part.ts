import { lazyPart } from '@/app/_ui/loading/lazy-part'

/**
 * The part of the program that knows all raids and asks the creature service: rosters, shipped data, schemas and
 * React Query are heavier than the first load may be, and a prerendered page needs none of them.
 */
export const liveRaidPart = lazyPart('The data of all raids', () => import('./live-raid-bundle'))
