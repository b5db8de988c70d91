import { useQueries, useQuery } from '@tanstack/react-query'
import { shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { failureKind } from '@/lib/creature/failure'
import { creatureQuery, moveQuery } from '@/lib/creature/queries'
import type { Raid } from '@/lib/raid/raid'
import { keysOf, raidView } from '@/lib/raid/raid-view'
import { afterPaint } from './after-paint'

/**
 * What the screen shows of a raid: shipped data until the creature service has answered, part by part.
 * What came with the prerendered page is not asked for.
 */
export function useRaidView(raid: Raid, prerendered: Raid | undefined) {
  const keys = keysOf(raid.boss)
  const known = prerendered && keysOf(prerendered.boss)
  const creatureAnswer = useQuery(askedCreature(keys.creature, keys.creature === known?.creature))
  const moveAnswers = useQueries({
    queries: keys.moves.map((key) => askedMove(key, known?.moves.includes(key))),
  })
  const creature = creatureAnswer.data ?? shippedCreatures[keys.creature]
  const moves = keys.moves.flatMap((key, position) => moveAnswers[position]?.data ?? shippedMoves[key] ?? [])
  const failed = [creatureAnswer, ...moveAnswers].filter(({ isError }) => isError)
  const error = failed[0]?.error
  return {
    view: creature && raidView(raid, creature, moves),
    failure: error ? failureKind(error) : undefined,
    askAgain: () => {
      for (const { refetch } of failed) refetch()
    },
  }
}

// The boss is on the screen first: making the calls costs a slow phone as much as drawing it.
function askedCreature(key: string, known = false) {
  const query = creatureQuery(key)
  return {
    ...query,
    queryFn: afterPaint(query.queryFn),
    initialData: known ? shippedCreatures[key] : undefined,
  }
}

function askedMove(key: string, known = false) {
  const query = moveQuery(key)
  return { ...query, queryFn: afterPaint(query.queryFn), initialData: known ? shippedMoves[key] : undefined }
}
