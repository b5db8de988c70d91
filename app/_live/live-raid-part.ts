import { lazyPart } from '@/app/_ui/loading/lazy-part'

/**
 * Knows all raids and asks the Pokémon API. It is too large for the first load, and a prerendered page needs none of it.
 */
export const liveRaidPart = lazyPart('The data of all raids', () => import('./live-raid-bundle'))
