import { lazyPart } from '@/app/_ui/loading/lazy-part'

/** Export and import of the visitor's marks, which load when a visitor asks for them. */
export const keptPart = lazyPart('Export and import', () => import('./KeptMarks'))
