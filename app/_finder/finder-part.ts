import { lazyPart } from '@/app/_ui/loading/lazy-part'

/** The finder as a part of the program that is loaded later: only the root has it from the start. */
export const finderPart = lazyPart('The finder', () => import('./finder-bundle'))
