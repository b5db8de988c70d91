import { corrections } from '@/data/pokemon/corrections'
import { guarded } from './circuit-breaker'
import { isWorthRetrying, retryDelay } from './retry'
import { fetchCreature, fetchMove } from './service'

interface QueryContext {
  readonly signal: AbortSignal
}

// Answers are kept for the session. A call is made even when the browser reports being offline: it then fails at once and
// visibly, instead of waiting silently. A failed call is made again only when its raid is chosen or the visitor asks for
// it, not when the tab or the network comes back.
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
 * The query options for a creature, by the service's key. A creature that the service is known not to answer is not
 * requested.
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

/** The query options for a move, by the service's key. */
export function moveQuery(key: string) {
  const name = `getMove ${key}`
  return {
    ...POLICY,
    queryKey: ['move', key] as const,
    queryFn: ({ signal }: QueryContext) => guarded({ name, make: () => fetchMove(key, signal) }, signal),
  }
}

const UNANSWERED = new Set(corrections.unanswered.map(({ key }) => key))

/** Whether the creature service is known not to answer for a creature, by its key (see `data/pokemon/corrections.json`). */
export function isUnanswered(creatureKey: string): boolean {
  return UNANSWERED.has(creatureKey)
}
