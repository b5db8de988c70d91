import { QueryCache, QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { painted } from '@/app/_ui/painted'
import { shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { findRaid } from '@/lib/raid/find-raid'
import type { Raid } from '@/lib/raid/raid'
import type { Selection } from '@/lib/raid/selection'
import { keysOf, liveRaidView } from '@/lib/raid-view/live-raid-view'
import type { RaidView } from '@/lib/raid-view/raid-view'
import { circuitBreaker } from '@/lib/service/circuit-breaker'
import { failureKind, hasTransientError, type MissingAnswers, missingAnswers } from '@/lib/service/failure'
import { creatureQuery, moveQuery } from '@/lib/service/queries'
import type { Sentences } from '@/lib/words/language'

export interface LiveRaid {
  readonly view: RaidView | undefined
  /** Set once the Pokémon API has failed to answer. */
  readonly missing?: MissingAnswers | undefined
  readonly askAgain: () => void
}

export interface WatchedRaid {
  readonly subscribe: (listener: () => void) => () => void
  readonly current: () => LiveRaid
}

type AnswerQuery<T> = QueryObserverOptions<T> & {
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>
}

/**
 * Follows a raid: first with saved data, then with each answer of the Pokémon API. Subscribing sends the requests.
 * Returns `undefined` if the selection names no raid.
 *
 * @param prerendered the selection of the prerendered page, whose data is not requested
 */
export function watchRaid(
  selection: Selection,
  prerendered: Selection,
  sentences: Sentences,
): WatchedRaid | undefined {
  const raid = findRaid(selection)
  return raid && watch(raid, findRaid(prerendered), sentences)
}

function watch(raid: Raid, prerendered: Raid | undefined, sentences: Sentences): WatchedRaid {
  const keys = keysOf(raid.boss)
  const prerenderedKeys = prerendered && keysOf(prerendered.boss)
  const creature = answerObserver(
    creatureQuery(keys.creature),
    keys.creature === prerenderedKeys?.creature ? shippedCreatures[keys.creature] : undefined,
  )
  const moves = keys.moves.map((key) =>
    answerObserver(moveQuery(key), prerenderedKeys?.moves.includes(key) ? shippedMoves[key] : undefined),
  )
  let latest: LiveRaid | undefined

  function read(): LiveRaid {
    const creatureAnswer = creature.getCurrentResult()
    const moveAnswers = moves.map((move) => move.getCurrentResult())
    const observers = [creatureAnswer, ...moveAnswers]
    return {
      view: liveRaidView(
        raid,
        { creature: creatureAnswer.data, moves: moveAnswers.map(({ data }) => data) },
        sentences,
      ),
      missing: missingAnswers(observers),
      askAgain: () => {
        circuitBreaker.reset()
        for (const { refetch } of observers.filter(hasTransientError)) refetch()
      },
    }
  }

  return {
    subscribe(listener) {
      // Each request reports its start and its answer. Without this, each report would render the raid.
      const onAnswer = oncePainted(() => {
        latest = undefined
        listener()
      })
      const ends = [creature, ...moves].map((observer) => observer.subscribe(onAnswer))
      return () => {
        for (const end of ends) end()
      }
    },
    current() {
      latest ??= read()
      return latest
    },
  }
}

function answerObserver<T>(query: AnswerQuery<T>, answer: T | undefined) {
  // Show the boss first: on a slow phone, sending the requests takes as long as drawing it.
  return new QueryObserver(queryClient, { ...query, queryFn: afterPaint(query.queryFn), initialData: answer })
}

/** Caches all answers for the session, and logs failures, except requests that the circuit breaker stopped. */
const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, query) {
      if (failureKind(error) === 'paused') return
      console.error('Creature service:', query.queryKey.join(' '), error)
    },
  }),
})

interface Cancellable {
  readonly signal: AbortSignal
}

/**
 * Delays a function until the browser has painted, or until a hidden page is visible again. If the signal is aborted
 * before that, rejects with its reason.
 */
function afterPaint<Context extends Cancellable, Answer>(ask: (context: Context) => Promise<Answer>) {
  return async (context: Context): Promise<Answer> => {
    // Read the signal before the paint: React Query only aborts a signal that was read from its context.
    const { signal } = context
    await painted()
    signal.throwIfAborted()
    return ask(context)
  }
}

function oncePainted(task: () => void): () => void {
  let isDue = false
  return async () => {
    if (isDue) return
    isDue = true
    await painted()
    isDue = false
    task()
  }
}
