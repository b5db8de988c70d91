import { buildFromLines, type SetRead } from '@/lib/builds/build-from-set'
import type { SetProblem } from '@/lib/builds/set-problem'
import { type PlacedLine, setsInText } from '@/lib/builds/sets-in-text'
import { shippedNames } from './game-names'

export interface BoxEntry extends SetRead {
  /** Without empty lines around it or in it. */
  readonly set: string
}

export type BoxProblem = SetProblem | { readonly kind: 'many sets'; readonly most: number }

export interface BoxFault {
  /** 1-based. */
  readonly line: number
  readonly problem: BoxProblem
}

/** Entries and unread sets together are the whole text without empty lines and headings. */
export interface ReadSets {
  readonly entries: readonly BoxEntry[]
  readonly faults: readonly BoxFault[]
  readonly moreFaults: number
  /** Includes the text after `MAX_SETS` sets as one item. */
  readonly unread: readonly string[]
}

/** Two full boxes. */
export const MAX_SETS = 2000

/** More than a person corrects in one go. */
export const MAX_FAULTS = 100

/** Reads Showdown format, as in PKHeX, PokePaste and teambuilders. Never throws. */
export function readSets(text: string): ReadSets {
  const { sets, rest: leftOver } = setsInText(text, shippedNames.species, MAX_SETS)
  const parsed = sets.map(readSet)
  const faults = parsed.flatMap((set) => set.faults)
  const reported = faults.slice(0, MAX_FAULTS)
  return {
    entries: parsed.flatMap(({ entry }) => entry ?? []),
    faults: leftOver
      ? [...reported, { line: leftOver.line, problem: { kind: 'many sets', most: MAX_SETS } }]
      : reported,
    moreFaults: faults.length - reported.length,
    unread: [
      ...parsed.flatMap(({ entry, set }) => (entry ? [] : [set])),
      ...(leftOver ? [leftOver.text] : []),
    ],
  }
}

interface SetOfBox {
  readonly set: string
  readonly entry?: BoxEntry
  readonly faults: readonly BoxFault[]
}

function readSet(lines: readonly PlacedLine[]): SetOfBox {
  const set = lines.map(({ raw }) => raw).join('\n')
  const result = buildFromLines(lines, shippedNames)
  if ('build' in result) return { set, entry: { set, ...result }, faults: [] }
  const firstLine = lines[0]?.line ?? 1
  return { set, faults: result.faults.map(({ line = firstLine, problem }) => ({ line, problem })) }
}
