import type { Creature, Move } from '@/data/shipped/schema'
import { failureKind } from '@/lib/creature/failure'
import { inParallel } from '@/tools/parallel/in-parallel'
import { CALLS_AT_A_TIME, type CreatureSource } from '@/tools/ship-data/sources'
import { withLearned } from '@/tools/ship-data/with-learned'
import { type DifferingField, differingFields } from './differing-fields'

const GIVEN_UP_AFTER = 10

/** What the service is compared with. */
export interface Shipped {
  readonly creatures: Readonly<Record<string, Creature>>
  readonly moves: Readonly<Record<string, Move>>
  /** By creature key the keys of the moves of which it ships how they are learned. */
  readonly listed: ReadonlyMap<string, readonly string[]>
}

/** A figure of a valid answer that is not the shipped one. */
export interface Drift extends DifferingField {
  /** The key of the creature or move. */
  readonly key: string
}

/** What became of asking for each creature and move. */
export interface Findings {
  /** How many answers were valid, drifted or not. */
  readonly valid: number
  readonly drift: readonly Drift[]
  /** Of each call that failed, or whose answer the product refuses, why. */
  readonly breakages: readonly string[]
  /** How many were not asked for, or not to the end, once the service was given up. */
  readonly leftOut: number
}

type Check = () => Promise<Drift[]>

/**
 * Asks a service for all creatures and moves that ship, a few at a time, and compares its answers with them.
 * Gives up where the service cannot be reached, and after ten failures in a row: the rest would fail alike.
 */
export async function checkService(source: CreatureSource, shipped: Shipped): Promise<Findings> {
  const breakages: string[] = []
  let failedInARow = 0
  let isGivenUp = false
  const checked = await inParallel(checksOf(source, shipped), CALLS_AT_A_TIME, async (check) => {
    if (isGivenUp) return undefined
    try {
      const drift = await check()
      failedInARow = 0
      return drift
    } catch (error) {
      // What was still under way fails for the reason that is already told.
      if (isGivenUp) return undefined
      failedInARow += 1
      isGivenUp = failedInARow >= GIVEN_UP_AFTER || isUnreachable(error)
      breakages.push(error instanceof Error ? error.message : String(error))
      return undefined
    }
  })
  const valid = checked.filter((drift) => drift !== undefined)
  return {
    valid: valid.length,
    drift: valid.flat(),
    breakages,
    leftOut: checked.length - valid.length - breakages.length,
  }
}

function checksOf(source: CreatureSource, { creatures, moves, listed }: Shipped): Check[] {
  return [
    ...Object.values(creatures).map((creature) => async () => {
      const answered = withLearned(await source.creature(creature.key), listed.get(creature.key) ?? [])
      return driftOf(creature, answered)
    }),
    ...Object.values(moves).map((move) => async () => driftOf(move, await source.move(move.key))),
  ]
}

function driftOf<Entry extends Creature | Move>(shipped: Entry, answered: Entry): Drift[] {
  return differingFields(shipped, answered).map((field) => ({ key: shipped.key, ...field }))
}

function isUnreachable(error: unknown): boolean {
  return error instanceof Error && failureKind(error) === 'network'
}
