import { QueryObserver } from '@tanstack/react-query'
import { shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { findRaid, type Raid } from '@/lib/raid/raid'
import type { Selection } from '@/lib/raid/selection'
import { liveRaidView } from '@/lib/raid-view/live-raid-view'
import { keysOf, type RaidView } from '@/lib/raid-view/raid-view'
import { circuitBreaker } from '@/lib/service/guarded-call'
import { hasTransientError, type MissingAnswers, missingAnswers } from '@/lib/service/missing-answers'
import { creatureQuery, moveQuery } from '@/lib/service/queries'
import { afterPaint } from './after-paint'
import { queryClient } from './query-client'

/** A chosen raid as far as it is known. */
export interface LiveRaid {
  readonly view: RaidView | undefined
  /** Where the creature service failed to answer; not set while it may, or has. */
  readonly missing?: MissingAnswers | undefined
  /** Asks once more for what failed, where that can help. */
  readonly askAgain: () => void
}

/** A raid to follow, in the two functions that `useSyncExternalStore` takes. */
export interface WatchedRaid {
  readonly subscribe: (listener: () => void) => () => void
  readonly current: () => LiveRaid
}

/**
 * Follows a raid: shipped data at once, and each part of the creature service's answer when it comes. The service is asked
 * as soon as somebody subscribes. `undefined` where the selection names no raid.
 *
 * @param prerendered what the page came with, which is not asked for
 */
export function watchRaid(selection: Selection, prerendered: Selection): WatchedRaid | undefined {
  const raid = findRaid(selection)
  return raid && watch(raid, findRaid(prerendered))
}

function watch(raid: Raid, prerendered: Raid | undefined): WatchedRaid {
  const keys = keysOf(raid.boss)
  const known = prerendered && keysOf(prerendered.boss)
  const creature = creatureObserver(keys.creature, keys.creature === known?.creature)
  const moves = keys.moves.map((key) => moveObserver(key, known?.moves.includes(key)))
  let latest: LiveRaid | undefined

  function read(): LiveRaid {
    const creatureAnswer = creature.getCurrentResult()
    const moveAnswers = moves.map((move) => move.getCurrentResult())
    const answers = [creatureAnswer, ...moveAnswers]
    return {
      view: liveRaidView(raid, { creature: creatureAnswer.data, moves: moveAnswers.map(({ data }) => data) }),
      missing: missingAnswers(answers),
      askAgain: () => {
        circuitBreaker.reset()
        for (const { refetch } of answers.filter(hasTransientError)) refetch()
      },
    }
  }

  return {
    subscribe(listener) {
      const onAnswer = () => {
        latest = undefined
        listener()
      }
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

// The boss is on the screen first: making the calls costs a slow phone as much as drawing it.
function creatureObserver(key: string, isKnown = false) {
  const query = creatureQuery(key)
  const initialData = isKnown ? shippedCreatures[key] : undefined
  return new QueryObserver(queryClient, { ...query, queryFn: afterPaint(query.queryFn), initialData })
}

function moveObserver(key: string, isKnown = false) {
  const query = moveQuery(key)
  const initialData = isKnown ? shippedMoves[key] : undefined
  return new QueryObserver(queryClient, { ...query, queryFn: afterPaint(query.queryFn), initialData })
}
