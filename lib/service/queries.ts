import { guarded } from './guarded-call'
import { isWorthRetrying, retryDelay } from './retry'
import { fetchCreature, fetchMove } from './service'
import { isUnanswered } from './unanswered'

interface QueryContext {
  readonly signal: AbortSignal
}

// An answer stays for the session. Asking even when the browser calls itself offline makes a call fail at once, and be
// told of, instead of waiting without a word. A call that failed is made again only for a raid that is chosen, or when
// the visitor asks for it: not because a tab comes back, or a network.
const POLICY = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: isWorthRetrying,
  retryDelay,
  networkMode: 'always',

  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/**
 * The options for `useQuery` that ask the creature service for a creature, by the service's key. One that the service is
 * known not to answer is not asked for.
 */
export function creatureQuery(key: string) {
  const call = { name: `GetPokemon ${key}`, raid: key }
  return {
    ...POLICY,
    enabled: !isUnanswered(key),
    queryKey: ['creature', key] as const,
    queryFn: ({ signal }: QueryContext) =>
      guarded({ ...call, make: () => fetchCreature(key, signal) }, signal),
  }
}

/** The options for `useQuery` that ask the creature service for a move, by the service's key. */
export function moveQuery(key: string) {
  const name = `getMove ${key}`
  return {
    ...POLICY,
    queryKey: ['move', key] as const,
    queryFn: ({ signal }: QueryContext) => guarded({ name, make: () => fetchMove(key, signal) }, signal),
  }
}
