import pMap from 'p-map'
import type { Creature, Move } from '@/data/shipped/schema'
import { mergeCreature, mergeMove } from '@/lib/creature/merge'
import type { Raid } from '@/lib/raid/raid'
import { failureKind } from '@/lib/service/failure'
import { isUnanswered } from '@/lib/service/queries'
import { CALLS_AT_A_TIME, type CreatureSource } from '@/tools/ship-data/sources'
import { shownOfCreature, shownOfMove } from './shown'

const GIVEN_UP_AFTER = 10

/** What the service is compared with. */
export interface Shipped {
  readonly creatures: Readonly<Record<string, Creature>>
  readonly moves: Readonly<Record<string, Move>>
  /** By creature key the raids of its bosses. */
  readonly raids: ReadonlyMap<string, readonly Raid[]>
}

/** Where the screen differs between a valid answer and shipped data. */
export interface Drift extends DifferingField {
  /** The key of the creature or move. */
  readonly key: string
}

/** The outcome of asking for each creature and move. */
export interface Findings {
  /** How many answers were valid, whatever they say. */
  readonly valid: number
  readonly drift: readonly Drift[]
  /** The reason of each failed call and each refused answer. */
  readonly breakages: readonly string[]
  /** The keys of creatures that are answered, though the site does not ask for them: see `isUnanswered`. */
  readonly answeredAgain: readonly string[]
  /** How many were not asked for, or not to the end, once the service was given up. */
  readonly leftOut: number
}

type Check = () => Promise<Drift[]>

/**
 * Asks a service for all creatures and moves that ship, a few at a time, and compares what the screen shows of its answers
 * with what it shows of them: known errors of the service are corrected, and what an answer leaves empty is as it ships.
 * Gives up where the service cannot be reached, and after ten failures in a row: the rest would fail alike.
 */
export async function checkService(source: CreatureSource, shipped: Shipped): Promise<Findings> {
  const breakages: string[] = []
  const answeredAgain: string[] = []
  let failedInARow = 0
  let isGivenUp = false
  const checked = await pMap(
    checksOf(source, shipped, answeredAgain),
    async (check) => {
      if (isGivenUp) return undefined
      try {
        const drift = await check()
        failedInARow = 0
        return drift
      } catch (error) {
        // Calls still under way fail for the reason that is already listed.
        if (isGivenUp) return undefined
        failedInARow += 1
        isGivenUp = failedInARow >= GIVEN_UP_AFTER || isUnreachable(error)
        breakages.push(error instanceof Error ? error.message : String(error))
        return undefined
      }
    },
    { concurrency: CALLS_AT_A_TIME },
  )
  const valid = checked.filter((drift) => drift !== undefined)
  return {
    valid: valid.length,
    drift: valid.flat(),
    breakages,
    answeredAgain,
    leftOut: checked.length - valid.length - breakages.length,
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

// No visitor sees that it is not answered, nor that it is.
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

/** A field that differs between shipped data and the service; `undefined` where one of them lacks it. */
export interface DifferingField {
  /** Its place in the record: `baseStats.attack`. */
  readonly field: string
  readonly shipped: string | undefined
  readonly service: string | undefined
}

/** The fields in which two records of one kind differ, those of shipped data first. */
export function differingFields(shipped: object, service: object): DifferingField[] {
  const [ours, theirs] = [fieldsOf(shipped), fieldsOf(service)]
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .map((field) => ({ field, shipped: ours.get(field), service: theirs.get(field) }))
    .filter((field) => field.shipped !== field.service)
}

function fieldsOf(record: object): Map<string, string> {
  return new Map(leavesOf(record, []))
}

function leavesOf(value: unknown, place: readonly string[]): [string, string][] {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null) return [[place.join('.'), String(value)]]
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...place, name]))
}
