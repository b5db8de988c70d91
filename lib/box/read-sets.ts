import { Sets } from '@pkmn/sets'
import type { Build } from '@/lib/battle/build'
import { buildFromSet, isEndOfSet, type SetFault } from '@/lib/builds/build-from-set'
import { firstType, shippedNames } from './game-names'

/** A Pokémon of a box: its text as it was pasted, and the build that it describes. */
export interface BoxEntry {
  /** Without empty lines around it. */
  readonly set: string
  readonly build: Build
}

/** What is wrong with a set. */
export interface BoxFault {
  /** From 1. */
  readonly line: number
  /** `no move is called Sord Dance` */
  readonly problem: string
}

/** What a pasted text holds. Together, entries and unread sets are all of it but empty lines and headings. */
export interface ReadSets {
  readonly entries: readonly BoxEntry[]
  readonly faults: readonly BoxFault[]
  /** The sets with faults. */
  readonly unread: readonly string[]
}

/** The sets of a text of Pokémon Showdown: a box of PKHeX, a team of PokePaste or of a teambuilder. Never throws. */
export function readSets(text: string): ReadSets {
  const read = setsOf(text).map(readSet)
  return {
    entries: read.flatMap(({ entry }) => entry ?? []),
    faults: read.flatMap(({ faults }) => faults).sort((one, other) => one.line - other.line),
    unread: read.flatMap(({ entry, set }) => (entry ? [] : [set])),
  }
}

/** A set where it stands in a text. */
interface PlacedSet {
  readonly set: string
  /** Its first line, from 1. */
  readonly from: number
}

function setsOf(text: string): PlacedSet[] {
  const sets: { from: number; lines: string[] }[] = []
  let isInSet = false
  for (const [place, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trimEnd()
    const isOfOtherFormat = line.includes('|')
    if (isEndOfSet(line) && !isOfOtherFormat) isInSet = false
    else if (isInSet && !isOfOtherFormat) sets.at(-1)?.lines.push(line)
    else {
      sets.push({ from: place + 1, lines: [line] })
      isInSet = !isOfOtherFormat
    }
  }
  return sets.map(({ from, lines }) => ({ from, set: lines.join('\n') }))
}

interface SetRead {
  readonly set: string
  readonly entry?: BoxEntry
  readonly faults: readonly BoxFault[]
}

function readSet({ set, from }: PlacedSet): SetRead {
  const read = buildFromSet(withTeraType(set), shippedNames)
  if ('build' in read) return { set, entry: { set, build: read.build }, faults: [] }
  return {
    set,
    faults: worstOf(read.faults).map(({ line = 1, problem }) => ({ line: from + line - 1, problem })),
  }
}

// Where there is no Pokémon, there is nothing that could miss a move.
function worstOf(faults: readonly SetFault[]): readonly SetFault[] {
  const noPokemon = faults.filter(({ problem }) => problem.includes('Pokémon'))
  return noPokemon.length > 0 ? noPokemon : faults
}

// As Pokémon Showdown: https://github.com/smogon/pokemon-showdown/blob/master/sim/pokemon.ts (`teraType`).
function withTeraType(set: string): string {
  if (isEndOfSet(set) || /^Tera Type:/im.test(set)) return set
  const type = firstType(Sets.importSet(set).species ?? '')
  return type ? `${set}\nTera Type: ${type}` : set
}
