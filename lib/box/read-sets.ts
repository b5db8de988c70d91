import { buildFromLines, type SetRead } from '@/lib/builds/build-from-set'
import type { SetProblem } from '@/lib/builds/set-problem'
import { type PlacedLine, setsInText } from '@/lib/builds/sets-in-text'
import { shippedNames } from './game-names'

/** A Pokémon of a box: its text as it was pasted, and the build that it describes. */
export interface BoxEntry extends SetRead {
  /** Without empty lines around it or in it. */
  readonly set: string
}

/** What is wrong with a text of sets: with one of them, or that there are more than are read at a time. */
export type BoxProblem = SetProblem | { readonly kind: 'many sets'; readonly most: number }

/** A fault of a text of sets. */
export interface BoxFault {
  /** From 1. */
  readonly line: number
  readonly problem: BoxProblem
}

/** What a pasted text holds. Together, entries and unread sets are all of it but empty lines and headings. */
export interface ReadSets {
  readonly entries: readonly BoxEntry[]
  /** The first of them: see `MOST_FAULTS`. */
  readonly faults: readonly BoxFault[]
  /** How many faults were found beyond those. */
  readonly moreFaults: number
  /** The sets with faults; after `MOST_SETS`, the rest of the text as one. */
  readonly unread: readonly string[]
}

/** The most sets that are read of a text: two full boxes. */
export const MOST_SETS = 2000

/** The most faults that are told of a text: more than a person corrects at a time. */
export const MOST_FAULTS = 100

/** The sets of a text of Pokémon Showdown: a box of PKHeX, a team of PokePaste or of a teambuilder. Never throws. */
export function readSets(text: string): ReadSets {
  const { sets, rest } = setsInText(text, shippedNames.species, MOST_SETS)
  const read = sets.map(readSet)
  const faults = read.flatMap((set) => set.faults)
  const told = faults.slice(0, MOST_FAULTS)
  return {
    entries: read.flatMap(({ entry }) => entry ?? []),
    faults: rest ? [...told, { line: rest.line, problem: { kind: 'many sets', most: MOST_SETS } }] : told,
    moreFaults: faults.length - told.length,
    unread: [...read.flatMap(({ entry, set }) => (entry ? [] : [set])), ...(rest ? [rest.text] : [])],
  }
}

interface SetOfBox {
  readonly set: string
  readonly entry?: BoxEntry
  readonly faults: readonly BoxFault[]
}

function readSet(lines: readonly PlacedLine[]): SetOfBox {
  const set = lines.map(({ raw }) => raw).join('\n')
  const read = buildFromLines(lines, shippedNames)
  if ('build' in read) return { set, entry: { set, ...read }, faults: [] }
  const first = lines[0]?.line ?? 1
  return { set, faults: read.faults.map(({ line = first, problem }) => ({ line, problem })) }
}
