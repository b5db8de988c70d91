import { isWorthRetrying, retryDelay } from '@/lib/creature/retry'
import { fetchCreature, fetchMove } from '@/lib/creature/service'

interface QueryContext {
  readonly signal: AbortSignal
}

// An answer stays for the session. Asking even when the browser calls itself offline makes a call fail at once, and be
// told of, instead of waiting without a word.
const POLICY = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: isWorthRetrying,
  retryDelay,
  networkMode: 'always',
} as const

/** The options for `useQuery` that ask the creature service for a creature, by the service's key. */
export function creatureQuery(key: string) {
  return {
    ...POLICY,
    queryKey: ['creature', key] as const,
    queryFn: ({ signal }: QueryContext) => fetchCreature(key, signal),
  }
}

/** The options for `useQuery` that ask the creature service for a move, by the service's key. */
export function moveQuery(key: string) {
  return {
    ...POLICY,
    queryKey: ['move', key] as const,
    queryFn: ({ signal }: QueryContext) => fetchMove(key, signal),
  }
}
