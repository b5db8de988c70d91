import { useQueries, useQuery } from '@tanstack/react-query'
import { shippedCreatures, shippedMoves } from '@/data/shipped/shipped'
import { creatureQuery, moveQuery } from '@/lib/creature/queries'
import type { Raid } from '@/lib/raid/raid'
import { keysOf, raidView } from '@/lib/raid/raid-view'

/**
 * What the screen shows of a raid: shipped data until the creature service has answered, part by part.
 * What came with the prerendered page is not asked for.
 */
export function useRaidView(raid: Raid, prerendered: Raid | undefined) {
  const keys = keysOf(raid.boss)
  const known = prerendered && keysOf(prerendered.boss)
  const creatureAnswer = useQuery({
    ...creatureQuery(keys.creature),
    initialData: keys.creature === known?.creature ? shippedCreatures[keys.creature] : undefined,
  })
  const moveAnswers = useQueries({
    queries: keys.moves.map((key) => ({
      ...moveQuery(key),
      initialData: known?.moves.includes(key) ? shippedMoves[key] : undefined,
    })),
  })
  const creature = creatureAnswer.data ?? shippedCreatures[keys.creature]
  const moves = keys.moves.flatMap((key, position) => moveAnswers[position]?.data ?? shippedMoves[key] ?? [])
  const failures = [creatureAnswer, ...moveAnswers].filter(({ isError }) => isError)
  return {
    view: creature && raidView(raid, creature, moves),
    failed: failures.length > 0,
    askAgain: () => {
      for (const { refetch } of failures) refetch()
    },
  }
}
