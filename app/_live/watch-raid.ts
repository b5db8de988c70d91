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

/** A chosen raid as far as it is known. */
export interface LiveRaid {
  readonly view: RaidView | undefined
  /** Where the creature service failed to answer; not set while it may, or has. */
  readonly missing?: MissingAnswers | undefined
  /** Asks once more for what failed, where that can help. */
  readonly askAgain: () => void
}

/** A raid to follow, in the two functions that `useStore` takes. */
export interface WatchedRaid {
  readonly subscribe: (listener: () => void) => () => void
  readonly current: () => LiveRaid
}

type AnswerQuery<Answer> = QueryObserverOptions<Answer> & {
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Answer>
}

/**
 * Follows a raid: shipped data at once, and each part of the creature service's answer when it comes. The service is asked
 * as soon as somebody subscribes. `undefined` where the selection names no raid.
 *
 * @param prerendered what the page came with, which is not asked for
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
  const known = prerendered && keysOf(prerendered.boss)
  const creature = answerObserver(
    creatureQuery(keys.creature),
    keys.creature === known?.creature ? shippedCreatures[keys.creature] : undefined,
  )
  const moves = keys.moves.map((key) =>
    answerObserver(moveQuery(key), known?.moves.includes(key) ? shippedMoves[key] : undefined),
  )
  let latest: LiveRaid | undefined

  function read(): LiveRaid {
    const creatureAnswer = creature.getCurrentResult()
    const moveAnswers = moves.map((move) => move.getCurrentResult())
    const answers = [creatureAnswer, ...moveAnswers]
    return {
      view: liveRaidView(
        raid,
        { creature: creatureAnswer.data, moves: moveAnswers.map(({ data }) => data) },
        sentences,
      ),
      missing: missingAnswers(answers),
      askAgain: () => {
        circuitBreaker.reset()
        for (const { refetch } of answers.filter(hasTransientError)) refetch()
      },
    }
  }

  return {
    subscribe(listener) {
      // Each call reports when it is made and when it is answered: a dozen changes, which would each render the raid.
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

/**
 * Follows one answer of the creature service.
 *
 * @param known the answer where it need not be asked for
 */
function answerObserver<Answer>(query: AnswerQuery<Answer>, known: Answer | undefined) {
  // The boss is on the screen first: making the calls costs a slow phone as much as drawing it.
  return new QueryObserver(queryClient, { ...query, queryFn: afterPaint(query.queryFn), initialData: known })
}

/**
 * Keeps every answer of the creature service for the session, and logs every failure with its cause. A call that the
 * circuit breaker held back is not logged: the failures that opened it are.
 */
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
 * Delays a function until the browser has painted what was just rendered; in a hidden page, until it is shown again.
 * Rejects with the signal's reason when that is aborted before.
 */
function afterPaint<Context extends Cancellable, Answer>(ask: (context: Context) => Promise<Answer>) {
  return async (context: Context): Promise<Answer> => {
    // React Query aborts only a signal that was taken from its context: before the paint, or it never would.
    const { signal } = context
    await painted()
    signal.throwIfAborted()
    return ask(context)
  }
}

/** A function that runs a task after the next paint, once for all of its calls until then. */
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
