import { lazyPart } from '@/app/_ui/loading/lazy-part'

/** Export and import of what the device keeps, which only those load who ask for them: they need zod. */
export const keptPart = lazyPart('Export and import', () => import('./KeptMarks'))
