import pMap from 'p-map'
import type { Creature, Move } from '@/data/shipped/schema'
import { mergeCreature, mergeMove } from '@/lib/creature/merge'
import type { Raid } from '@/lib/raid/raid'
import { failureKind } from '@/lib/service/failure'
import { isUnanswered } from '@/lib/service/queries'
import { CALLS_AT_A_TIME, type CreatureSource } from '@/tools/ship-data/sources'
import { shownOfCreature, shownOfMove } from './shown'

const GIVEN_UP_AFTER = 10

export interface Shipped {
  readonly creatures: Readonly<Record<string, Creature>>
  readonly moves: Readonly<Record<string, Move>>
  readonly raids: ReadonlyMap<string, readonly Raid[]>
}

/** A difference on the screen between a valid response and the bundled data. */
export interface Drift extends DifferingField {
  readonly key: string
}

export interface Findings {
  readonly valid: number
  readonly drift: readonly Drift[]
  readonly breakages: readonly string[]
  /** Keys of species that the API now has, although the site doesn't ask for them: see `isUnanswered`. */
  readonly answeredAgain: readonly string[]
  /** Number of skipped or unfinished calls after the check gave up. */
  readonly leftOut: number
}

type Check = () => Promise<Drift[]>

/**
 * Asks an API for all bundled species and moves, a few at a time, and compares what the screen would show. Corrects
 * known errors of the API, and keeps the bundled value where a response is empty. Gives up if the API can't be reached,
 * and after ten failures in a row.
 */
export async function checkService(source: CreatureSource, shipped: Shipped): Promise<Findings> {
  const breakages: string[] = []
  const answeredAgain: string[] = []
  let failedInARow = 0
  let isGivenUp = false
  const drifts = await pMap(
    checksOf(source, shipped, answeredAgain),
    async (check) => {
      if (isGivenUp) return undefined
      try {
        const drift = await check()
        failedInARow = 0
        return drift
      } catch (error) {
        if (isGivenUp) return undefined
        failedInARow += 1
        isGivenUp = failedInARow >= GIVEN_UP_AFTER || isUnreachable(error)
        breakages.push(error instanceof Error ? error.message : String(error))
        return undefined
      }
    },
    { concurrency: CALLS_AT_A_TIME },
  )
  const valid = drifts.filter((drift) => drift !== undefined)
  return {
    valid: valid.length,
    drift: valid.flat(),
    breakages,
    answeredAgain,
    leftOut: drifts.length - valid.length - breakages.length,
  }
}

function checksOf(
  source: CreatureSource,
  { creatures, moves, raids }: Shipped,
  answeredAgain: string[],
): Check[] {
  return [
    ...Object.values(creatures).map((creature) =>
      isUnanswered(creature.key)
        ? () => checkUnanswered(source, creature.key, answeredAgain)
        : () => checkCreature(source, creature, raids.get(creature.key) ?? []),
    ),
    ...Object.values(moves).map((move) => () => checkMove(source, move)),
  ]
}

async function checkCreature(
  source: CreatureSource,
  shipped: Creature,
  raids: readonly Raid[],
): Promise<Drift[]> {
  const live = mergeCreature(shipped, await source.creature(shipped.key)) ?? shipped
  return driftOf(shipped.key, shownOfCreature(shipped, raids), shownOfCreature(live, raids))
}

async function checkMove(source: CreatureSource, shipped: Move): Promise<Drift[]> {
  const live = mergeMove(shipped, await source.move(shipped.key)) ?? shipped
  return driftOf(shipped.key, shownOfMove(shipped), shownOfMove(live))
}

// Visitors never see whether the API has this species.
async function checkUnanswered(
  source: CreatureSource,
  key: string,
  answeredAgain: string[],
): Promise<Drift[]> {
  try {
    await source.creature(key)
    answeredAgain.push(key)
  } catch (error) {
    if (isUnreachable(error)) throw error
  }
  return []
}

function driftOf(key: string, shipped: object, live: object): Drift[] {
  return differingFields(shipped, live).map((field) => ({ key, ...field }))
}

function isUnreachable(error: unknown): boolean {
  return error instanceof Error && failureKind(error) === 'network'
}

export interface DifferingField {
  readonly field: string
  readonly shipped: string | undefined
  readonly service: string | undefined
}

export function differingFields(shipped: object, service: object): DifferingField[] {
  const [ours, theirs] = [fieldsOf(shipped), fieldsOf(service)]
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .map((field) => ({ field, shipped: ours.get(field), service: theirs.get(field) }))
    .filter((field) => field.shipped !== field.service)
}

function fieldsOf(record: object): Map<string, string> {
  return new Map(leavesOf(record, []))
}

function leavesOf(value: unknown, path: readonly string[]): [string, string][] {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null) return [[path.join('.'), String(value)]]
  return Object.entries(value).flatMap(([name, child]) => leavesOf(child, [...path, name]))
}
