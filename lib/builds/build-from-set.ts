import type { Build } from '@/battle/build'
import { natureOf } from '@/data/pokemon/stats'
import { bagItemNamed } from './bag-item'
import { readEffortValues, readIndividualValues } from './effort-values'
import type { FindName, KnownNames } from './known-names'
import { isInOtherLanguage } from './other-language'
import { genderNamed, readHead, type SetHead, speciesOfHead } from './set-head'
import { MAX_LINE, type OnePart } from './set-line'
import type { SetNote } from './set-note'
import type { NamedPart, SetProblem } from './set-problem'
import { type PlacedLine, setsInText } from './sets-in-text'
import { TERA_TYPE_NAMES, type TeraTypeName } from './tera-types'
import { whyNoSpecies } from './why-no-species'

export interface SetFault {
  /** 1-based; `undefined` for a missing part. */
  readonly line: number | undefined
  readonly problem: SetProblem
}

export interface SetRead {
  readonly build: Build
  /** Set for a Stellar Tera type, which battles don't model. The build has its first type instead. */
  readonly isStellar?: boolean
  readonly notes?: readonly SetNote[]
}

export type ReadOrFaults = SetRead | { readonly faults: readonly SetFault[] }

const NATURE_OF_NONE = 'Serious'
const MAX_MOVES = 4
const MAX_LEVEL = 100

// tera-raid-builder writes `(No Ability)` for an irrelevant ability.
const NO_ABILITY = /^\(?no ability\)?$/i
const NO_MOVE = /^\(?no move\)?$/i

/**
 * Reads one Pokémon in Showdown format. Defaults are as in Showdown: a Serious nature, no effort values, and the first
 * type as Tera type. Omits parts without effect on a raid, such as a nickname. Any other unreadable line is a fault.
 * Doesn't check whether the build is legal. Not @pkmn/sets: it silently drops what it can't read, such as `252 HP/4
 * Def`.
 */
export function buildFromSet(text: string, knownNames: KnownNames): ReadOrFaults {
  const [set, nextSet] = setsInText(text, knownNames.species).sets
  if (!set) return { faults: [{ line: undefined, problem: { kind: 'empty text' } }] }
  const result = buildFromLines(set, knownNames)
  if (!nextSet) return result
  const faults = 'faults' in result ? result.faults : []
  return { faults: [...faults, { line: nextSet[0]?.line, problem: { kind: 'second species' } }] }
}

export function buildFromLines(lines: readonly PlacedLine[], knownNames: KnownNames): ReadOrFaults {
  return new SetReader(knownNames).read(lines)
}

interface WrittenPart {
  readonly value: string
  readonly line: number
}

class SetReader {
  private readonly faults: SetFault[] = []
  private readonly parts = new Map<OnePart, WrittenPart>()
  private readonly moves: WrittenPart[] = []
  private readonly notes: SetNote[] = []

  constructor(private readonly known: KnownNames) {}

  read(lines: readonly PlacedLine[]): ReadOrFaults {
    const [firstLine, ...otherLines] = lines
    const { text = '', line = 1 } = firstLine ?? {}
    const writtenHead = readHead(text)
    if (writtenHead.item !== undefined) this.take('item', { value: writtenHead.item, line })
    for (const otherLine of otherLines) this.readLine(otherLine)
    const head = {
      ...writtenHead,
      gender: writtenHead.gender ?? genderNamed(this.parts.get('gender')?.value ?? ''),
    }
    const species = speciesOfHead(head, this.known.species)
    const described = species ? this.describe(species, head) : undefined
    if (described && this.faults.length === 0) return described
    // Without a Pokémon, report only that: missing moves would be noise.
    const faults = described ? this.faults : [{ line, problem: whyNoSpecies(firstLine, head) }]
    const problems = faults.map(({ problem }) => problem)
    if (isInOtherLanguage(head.species, lines, problems))
      return { faults: [{ line, problem: { kind: 'other language' } }] }
    return { faults: faults.toSorted((a, b) => (a.line ?? line) - (b.line ?? line)) }
  }

  private readLine({ text, isLong, parts, line }: PlacedLine): void {
    if (isLong) this.fault(line, { kind: 'long line', longest: MAX_LINE })
    else if (!parts) this.fault(line, { kind: 'unreadable', text })
    for (const { part, value } of parts ?? []) {
      if (part === 'move') this.moves.push({ value, line })
      else this.take(part, { value, line })
    }
  }

  private take(part: OnePart, written: WrittenPart): void {
    const { value, line } = written
    if (this.parts.has(part)) this.fault(line, { kind: 'part again', part, value })
    else this.parts.set(part, written)
  }

  private describe(writtenSpecies: string, { gender }: SetHead): SetRead {
    const entering = this.entering(writtenSpecies)
    const writtenItem = this.item()
    const species = this.formHolding(entering, writtenItem)
    const teraType = this.teraType(species)
    const firstType = this.known.firstType(species) ?? 'Normal'
    const isStellar = teraType === 'Stellar'
    const build = {
      species,
      ability: this.ability(writtenSpecies, species),
      teraType: isStellar ? firstType : (teraType ?? firstType),
      ...this.training(),
      item: this.heldBy(species, writtenItem),
      moves: this.movesFound(),
      ...this.grown(),
      ...(gender && { gender }),
    }
    const { notes } = this
    return { build, ...(isStellar && { isStellar }), ...(notes.length > 0 && { notes }) }
  }

  private entering(writtenSpecies: string): string {
    const species = this.known.formEntering(writtenSpecies)
    if (species === undefined) return writtenSpecies
    this.notes.push({ kind: 'battle form', form: writtenSpecies, species })
    return species
  }

  private formHolding(species: string, item: string | undefined): string {
    const form = item === undefined ? undefined : this.known.formHolding(species, item)
    if (form === undefined || item === undefined) return species
    this.notes.push({ kind: 'form by item', species: form, item })
    return form
  }

  private item(): string | undefined {
    if (!this.parts.has('item')) return undefined
    const item = bagItemNamed(this.parts.get('item')?.value ?? '')
    if (item === undefined) return this.named('item', this.known.items)
    this.notes.push({ kind: 'useless item', item })
    return undefined
  }

  private heldBy(species: string, writtenItem: string | undefined): string | undefined {
    const { item } = this.known.formTraits(species).holds ?? {}
    if (item === undefined || item === writtenItem) return writtenItem
    this.notes.push({ kind: 'item of form', species, item, given: writtenItem })
    return item
  }

  private ability(writtenSpecies: string, species: string): string {
    const { value } = this.parts.get('ability') ?? {}
    const usual = this.known.firstAbility(species) ?? ''
    if (value === undefined) {
      this.fault(undefined, { kind: 'no ability' })
      return ''
    }
    if (NO_ABILITY.test(value)) {
      this.notes.push({ kind: 'no ability', ability: usual })
      return usual
    }
    const ability = this.named('ability', this.known.abilities)
    // The set names an ability of a form that doesn't enter battle, so use the entering form's ability.
    return species !== writtenSpecies && ability === this.known.firstAbility(writtenSpecies) ? usual : ability
  }

  private teraType(species: string): TeraTypeName | undefined {
    const { value, line } = this.parts.get('Tera type') ?? {}
    const knownType = TERA_TYPE_NAMES.find((type) => type.toLowerCase() === value?.toLowerCase())
    if (value !== undefined && !knownType)
      this.fault(line, { kind: 'unknown name', part: 'Tera type', name: value })
    const only = this.known.formTraits(species).teraType
    if (only === undefined || only === knownType) return knownType
    this.notes.push({ kind: 'only Tera type', species, teraType: only })
    return only
  }

  private grown(): Pick<Build, 'level' | 'individualValues'> {
    const individualValues = this.individualValues()
    const level = this.level()
    return {
      ...(level < MAX_LEVEL && { level }),
      ...(Object.keys(individualValues).length > 0 && { individualValues }),
    }
  }

  private level(): number {
    const { value, line } = this.parts.get('level') ?? {}
    if (value === undefined) return MAX_LEVEL
    const level = /^\d+$/.test(value) ? Number(value) : 0
    if (level < 1 || level > MAX_LEVEL) this.fault(line, { kind: 'level', most: MAX_LEVEL })
    return level
  }

  private individualValues(): Build['effortValues'] {
    const { value, line } = this.parts.get('individual values') ?? {}
    if (value === undefined) return {}
    const result = readIndividualValues(value)
    if (!('problem' in result)) return result.values
    this.fault(line, result.problem)
    return {}
  }

  /** Newer versions of Showdown and PKHeX write the nature next to the effort values: `4 Def / - SpA (Adamant)`. */
  private training(): Pick<Build, 'nature' | 'effortValues'> {
    const { value = '', line = 0 } = this.parts.get('effort values') ?? {}
    const [, numbers = value, signs] = /^(.*?) ?\((.*)\)$/.exec(value) ?? []
    if (signs !== undefined) this.take('nature', { value: signs, line })
    const result = readEffortValues(numbers)
    const nature = this.parts.has('nature') ? this.named('nature', this.known.natures) : undefined
    if ('problem' in result) {
      this.fault(line, result.problem)
      return { nature: nature ?? NATURE_OF_NONE, effortValues: {} }
    }
    const { values, raised, lowered } = result
    const bySigns = raised && lowered && natureOf(raised, lowered)
    if (nature && bySigns && nature !== bySigns) this.fault(line, { kind: 'other nature', bySigns, nature })
    if (!nature && !bySigns && (raised || lowered)) this.fault(line, { kind: 'no nature' })
    return { nature: nature ?? bySigns ?? NATURE_OF_NONE, effortValues: values }
  }

  private movesFound(): readonly string[] {
    const moves = this.moves.filter(({ value }) => !NO_MOVE.test(value))
    const names = moves.map(({ value }) => this.known.moves(value) ?? '')
    for (const [index, { value, line }] of moves.entries()) {
      const move = names[index]
      if (!move) this.fault(line, { kind: 'unknown name', part: 'move', name: value })
      else if (names.indexOf(move) < index) this.fault(line, { kind: 'move again', name: value })
    }
    if (this.moves.length === 0) this.fault(undefined, { kind: 'no moves' })
    if (names.length > MAX_MOVES) this.fault(moves[MAX_MOVES]?.line, { kind: 'many moves' })
    return names
  }

  private named(part: NamedPart & OnePart, find: FindName): string {
    const { value = '', line } = this.parts.get(part) ?? {}
    const name = find(value)
    if (!name) this.fault(line, { kind: 'unknown name', part, name: value })
    return name ?? ''
  }

  private fault(line: number | undefined, problem: SetProblem): void {
    this.faults.push({ line, problem })
  }
}
