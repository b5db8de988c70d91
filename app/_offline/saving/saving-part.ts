import { lazyPart } from '@/app/_ui/loading/lazy-part'

/** The part of the program that saves the whole site. */
export const savingPart = lazyPart('Save for offline', () => import('./SaveSite'))
