import { lazyPart } from '@/app/_ui/loading/lazy-part'

/**
 * The finder, the lists of raids and the search for a boss, as a part that is loaded later where a page does not begin with
 * it.
 */
export const finderPart = lazyPart('The finder', () => import('./finder-bundle'))
