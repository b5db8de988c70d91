import { QueryCache, QueryClient } from '@tanstack/react-query'
import { failureKind } from '@/lib/service/failure'

/**
 * Keeps every answer of the creature service for the session, and logs every failure with its cause. A call that was not
 * made has none of its own: what it was left out for is logged already.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, query) {
      if (failureKind(error) === 'paused') return
      console.error('Creature service:', query.queryKey.join(' '), error)
    },
  }),
})
