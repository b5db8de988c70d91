import { buildFromLines, type SetRead } from '@/lib/builds/build-from-set'
import type { SetProblem } from '@/lib/builds/set-problem'
import { type PlacedLine, setsInText } from '@/lib/builds/sets-in-text'
import { shippedNames } from './game-names'

/** A Pokémon of a box: its pasted text and the build that the text describes. */
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

/** Content of a pasted text. Entries and unread sets together are the whole text without empty lines and headings. */
export interface ReadSets {
  readonly entries: readonly BoxEntry[]
  /** The first `MOST_FAULTS` faults. */
  readonly faults: readonly BoxFault[]
  readonly moreFaults: number
  /** The sets with faults, and the text after `MOST_SETS` sets as one item. */
  readonly unread: readonly string[]
}

/** Maximum sets to read from a text: two full boxes. */
export const MOST_SETS = 2000

/** Maximum faults to report: more than a person corrects in one go. */
export const MOST_FAULTS = 100

/** Reads the sets in Pokémon Showdown text, such as a PKHeX box, a PokePaste or a teambuilder's team. Never throws. */
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
