import { lazyPart } from '@/app/_ui/loading/lazy-part'

/** The part of the program that reads, keeps and shows a box. Few visitors have one. */
export const boxPart = lazyPart('Your box', () => import('./BoxContent'))
