import { Sets } from '@pkmn/sets'
import { TYPE_NAMES } from '@/data/vocabulary'
import type { Build } from '@/lib/battle/build'
import type { FindName, KnownNames } from './known-names'

/** What is wrong with a set. */
export interface SetFault {
  /** The line, from 1, that is wrong; `undefined` for something that is missing. */
  readonly line: number | undefined
  /** `no move is called Sord Dance` */
  readonly problem: string
}

/** The build of a set, or all that is wrong with it. */
type BuildOrFaults = { readonly build: Build } | { readonly faults: readonly SetFault[] }

type ImportedSet = ReturnType<typeof Sets.importSet>

const NATURE_OF_NONE = 'Serious'
const MOST_IN_ONE_STAT = 252
const MOST_TOGETHER = 510

/**
 * The build that a text of Pokémon Showdown describes: one Pokémon, its names in any case. Nature is Serious and effort
 * values are 0 where none are given, as in Showdown. Level, individual values, nickname and the like are left out: a build
 * has perfect individual values, and level 100. Whether the build can be had is not judged.
 */
export function buildFromSet(text: string, known: KnownNames): BuildOrFaults {
  const lines = text.replaceAll('\r', '').split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  if (first === -1) return { faults: [{ line: undefined, problem: 'the text is empty' }] }
  if (isEndOfSet(lines[first] ?? ''))
    return { faults: [{ line: first + 1, problem: 'no Pokémon begins here' }] }
  const reader = new SetReader(lines, known)
  const build = reader.read(Sets.importSet(lines.slice(first).join('\n')))
  reader.expectEndAfter(first)
  return reader.faults.length > 0 ? { faults: reader.faults } : { build }
}

// Where @pkmn/sets stops reading a set.
const END = /^(?:|---|===.*|.*\|.*)$/

/** Whether a set ends before a line: an empty one, a rule or a heading between sets, or a set of another format. */
export function isEndOfSet(line: string): boolean {
  return END.test(line.trim())
}

/** Puts the parts of an imported set together, and keeps what is wrong with them. */
class SetReader {
  readonly faults: SetFault[] = []

  constructor(
    private readonly lines: readonly string[],
    private readonly known: KnownNames,
  ) {}

  read(set: ImportedSet): Build {
    const { item, ability, nature } = set
    return {
      species: this.species(set),
      ability: this.name('ability', this.known.abilities, ability),
      teraType: this.teraType(set),
      nature: this.name('nature', this.known.natures, nature ?? NATURE_OF_NONE),
      effortValues: this.effortValues(set),
      item: item ? this.name('item', this.known.items, item) : undefined,
      moves: this.moves(set),
    }
  }

  /** Nothing follows the set but empty lines. */
  expectEndAfter(first: number): void {
    const end = this.lines.findIndex((line, place) => place > first && isEndOfSet(line))
    const next = this.lines.findIndex((line, place) => end !== -1 && place >= end && line.trim() !== '')
    if (next !== -1) this.faults.push({ line: next + 1, problem: 'a second Pokémon begins' })
  }

  private species({ species = '', gender }: ImportedSet): string {
    // Showdown writes `Indeedee (F)` for the form that @pkmn/dex calls Indeedee-F.
    const female = gender === 'F' ? this.known.species(`${species}-F`) : undefined
    return female ?? this.name('Pokémon', this.known.species, species)
  }

  private teraType({ teraType }: ImportedSet): Build['teraType'] {
    const found = TYPE_NAMES.find((type) => type.toLowerCase() === teraType?.toLowerCase())
    if (!found)
      this.fault(teraType ? `no Tera type is called ${teraType}` : 'the Tera type is missing', teraType)
    return found ?? 'Normal'
  }

  private effortValues({ evs }: ImportedSet): Build['effortValues'] {
    const given = Object.entries(evs ?? {}).filter(([, value]) => value !== 0)
    const wrong = given.some(([, value]) => !(value > 0 && value <= MOST_IN_ONE_STAT))
    if (wrong) this.fault(`effort values are numbers up to ${MOST_IN_ONE_STAT}`, 'EVs:')
    else if (given.reduce((sum, [, value]) => sum + value, 0) > MOST_TOGETHER)
      this.fault(`effort values are more than ${MOST_TOGETHER} together`, 'EVs:')
    return Object.fromEntries(given)
  }

  private moves({ moves = [] }: ImportedSet): readonly string[] {
    const found = moves.map((move) => this.name('move', this.known.moves, move))
    if (found.length === 0) this.fault('the moves are missing', undefined)
    if (found.length > 4) this.fault('more than four moves', moves[4])
    return found
  }

  private name(kind: string, find: FindName, given: string | undefined): string {
    const found = given && find(given)
    if (!found) this.fault(given ? `no ${kind} is called ${given}` : `the ${kind} is missing`, given)
    return found ?? ''
  }

  private fault(problem: string, text: string | undefined): void {
    const place = text === undefined ? -1 : this.lines.findIndex((line) => line.includes(text))
    this.faults.push({ line: place === -1 ? undefined : place + 1, problem })
  }
}
