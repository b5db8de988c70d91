import { lazyPart } from '@/app/_ui/loading/lazy-part'

/** The part of the program that knows more to bring than the page has: it reads files of plans, and searches them. */
export const advicePart = lazyPart('More to bring', () => import('./advice-bundle'))
