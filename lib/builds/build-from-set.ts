import type { Build } from '@/lib/battle/model/build'
import { natureOf } from '@/lib/creature/stats'
import { readEffortValues } from './effort-values'
import type { FindName, KnownNames } from './known-names'
import { isFemale, readHead, type SetHead, speciesOfHead } from './set-head'
import { LONGEST_LINE, type OnePart } from './set-line'
import type { NamedPart, SetProblem } from './set-problem'
import { isPacked, type PlacedLine, setsInText } from './sets-in-text'
import { TERA_TYPE_NAMES, type TeraTypeName } from './tera-types'

/** What is wrong with a set. */
export interface SetFault {
  /** The line, from 1, that is wrong; `undefined` for something that is missing. */
  readonly line: number | undefined
  readonly problem: SetProblem
}

/** What a set describes. */
export interface SetRead {
  readonly build: Build
  /** Set where its Tera type is Stellar, which battles do not know: the build has its first type instead. */
  readonly isStellar?: boolean
}

/** What a set describes, or all that is wrong with it. */
export type ReadOrFaults = SetRead | { readonly faults: readonly SetFault[] }

const NATURE_OF_NONE = 'Serious'
const MOST_MOVES = 4

/**
 * The build that a text of Pokémon Showdown describes: one Pokémon, its names in any case, its lines as players and
 * programs write them. Without a nature it is Serious, without effort values it has none, and without a Tera type it has
 * that of its first type, as in Showdown. Level, individual values, nickname and the like are left out: a build has perfect
 * individual values, and level 100. Every other line is read, or a fault. Whether the build can be had is not judged.
 */
export function buildFromSet(text: string, known: KnownNames): ReadOrFaults {
  const [set, second] = setsInText(text, known.species).sets
  if (!set) return { faults: [{ line: undefined, problem: { kind: 'empty text' } }] }
  const read = buildFromLines(set, known)
  if (!second) return read
  const faults = 'faults' in read ? read.faults : []
  return { faults: [...faults, { line: second[0]?.line, problem: { kind: 'second species' } }] }
}

/** The build that the lines of one set describe: see `buildFromSet`. */
export function buildFromLines(lines: readonly PlacedLine[], known: KnownNames): ReadOrFaults {
  return new SetReader(known).read(lines)
}

interface GivenPart {
  readonly value: string
  readonly line: number
}

/** Puts the parts of a set together, and keeps what is wrong with them. */
class SetReader {
  private readonly faults: SetFault[] = []
  private readonly parts = new Map<OnePart, GivenPart>()
  private readonly moves: GivenPart[] = []

  constructor(private readonly known: KnownNames) {}

  read([first, ...others]: readonly PlacedLine[]): ReadOrFaults {
    const { text = '', line = 1 } = first ?? {}
    const head = readHead(text)
    if (head.item !== undefined) this.take('item', { value: head.item, line })
    for (const other of others) this.readLine(other)
    const species = this.species(head)
    // Where there is no Pokémon, there is nothing that could miss a move.
    if (!species) return { faults: [{ line, problem: noPokemon(first, head) }] }
    const read = this.describe(species)
    if (this.faults.length === 0) return read
    return { faults: this.faults.sort((one, other) => (one.line ?? line) - (other.line ?? line)) }
  }

  private readLine({ text, isLong, parts, line }: PlacedLine): void {
    if (isLong) this.fault(line, { kind: 'long line', longest: LONGEST_LINE })
    else if (!parts) this.fault(line, { kind: 'unreadable', text })
    for (const { part, value } of parts ?? []) {
      if (part === 'move') this.moves.push({ value, line })
      else this.take(part, { value, line })
    }
  }

  private take(part: OnePart, given: GivenPart): void {
    const { value, line } = given
    if (this.parts.has(part)) this.fault(line, { kind: 'part again', part, value })
    else this.parts.set(part, given)
  }

  private describe(species: string): SetRead {
    const firstType = this.known.firstType(species) ?? 'Normal'
    const teraType = this.teraType() ?? firstType
    const isStellar = teraType === 'Stellar'
    const build = {
      species,
      ability: this.ability(),
      teraType: isStellar ? firstType : teraType,
      ...this.training(),
      item: this.parts.has('item') ? this.named('item', this.known.items) : undefined,
      moves: this.movesFound(),
    }
    return { build, ...(isStellar && { isStellar }) }
  }

  private species(head: SetHead): string | undefined {
    const isFemaleForm = head.isFemale || isFemale(this.parts.get('gender')?.value ?? '')
    return speciesOfHead({ ...head, isFemale: isFemaleForm }, this.known.species)
  }

  private ability(): string {
    if (this.parts.has('ability')) return this.named('ability', this.known.abilities)
    this.fault(undefined, { kind: 'no ability' })
    return ''
  }

  private teraType(): TeraTypeName | undefined {
    const { value, line } = this.parts.get('Tera type') ?? {}
    const found = TERA_TYPE_NAMES.find((type) => type.toLowerCase() === value?.toLowerCase())
    if (value !== undefined && !found)
      this.fault(line, { kind: 'unknown name', part: 'Tera type', name: value })
    return found
  }

  /** New versions of Showdown and PKHeX write the nature beside the effort values: `252+ Atk / 4 Def / - SpA (Adamant)`. */
  private training(): Pick<Build, 'nature' | 'effortValues'> {
    const { value = '', line = 0 } = this.parts.get('effort values') ?? {}
    const [, numbers = value, beside] = /^(.*?) ?\((.*)\)$/.exec(value) ?? []
    if (beside !== undefined) this.take('nature', { value: beside, line })
    const read = readEffortValues(numbers)
    const nature = this.parts.has('nature') ? this.named('nature', this.known.natures) : undefined
    if ('problem' in read) {
      this.fault(line, read.problem)
      return { nature: nature ?? NATURE_OF_NONE, effortValues: {} }
    }
    const { values, raised, lowered } = read
    const bySigns = raised && lowered && natureOf(raised, lowered)
    if (nature && bySigns && nature !== bySigns) this.fault(line, { kind: 'other nature', bySigns, nature })
    if (!nature && !bySigns && (raised || lowered)) this.fault(line, { kind: 'no nature' })
    return { nature: nature ?? bySigns ?? NATURE_OF_NONE, effortValues: values }
  }

  private movesFound(): readonly string[] {
    const found = this.moves.map(({ value }) => this.known.moves(value) ?? '')
    for (const [place, { value, line }] of this.moves.entries()) {
      const move = found[place]
      if (!move) this.fault(line, { kind: 'unknown name', part: 'move', name: value })
      else if (found.indexOf(move) < place) this.fault(line, { kind: 'move again', name: value })
    }
    if (found.length === 0) this.fault(undefined, { kind: 'no moves' })
    if (found.length > MOST_MOVES) this.fault(this.moves[MOST_MOVES]?.line, { kind: 'many moves' })
    return found
  }

  private named(part: NamedPart & OnePart, find: FindName): string {
    const { value = '', line } = this.parts.get(part) ?? {}
    const found = find(value)
    if (!found) this.fault(line, { kind: 'unknown name', part, name: value })
    return found ?? ''
  }

  private fault(line: number | undefined, problem: SetProblem): void {
    this.faults.push({ line, problem })
  }
}

function noPokemon(first: PlacedLine | undefined, { species }: SetHead): SetProblem {
  if (first?.isLong) return { kind: 'long first line', longest: LONGEST_LINE }
  if (first && isPacked(first)) return { kind: 'packed' }
  return species ? { kind: 'unknown name', part: 'species', name: species } : { kind: 'no species' }
}
