import type { FindName } from './known-names'
import { readHead, speciesOfHead } from './set-head'
import {
  isLabelAtMost,
  partsOfLine,
  type SetPart,
  type Stray,
  strayOf,
  visibleLine,
  withoutLinks,
} from './set-line'

/** A line of a set, where it stands in a text. */
export interface PlacedLine {
  /** From 1. */
  readonly line: number
  /** As it was pasted, without spaces at its end. */
  readonly raw: string
  /** As a person sees it, without a link beside what it says of a set; empty for one that is too long. */
  readonly text: string
  /** Whether it is longer than any line of a set. */
  readonly isLong: boolean
  /** What it says of a build where it is not the first of a set; `undefined` for nothing known. */
  readonly parts: readonly SetPart[] | undefined
  /** Set where it leads to sets elsewhere: then it is no line of a set. */
  readonly stray: Stray | undefined
}

/** The sets of a text, each with a line at least, and what follows once there are as many as were asked for. */
export interface SetsInText {
  readonly sets: readonly (readonly PlacedLine[])[]
  /** From a line, from 1; `undefined` where all of the text was read. */
  readonly rest: { readonly line: number; readonly text: string } | undefined
}

// A line, a heading of a team (`=== [gen9] Team ===`), or the fence around a text in a chat.
const RULE = /^(?:===|[\p{Pd}_*~]{3,}$|`{3}\w*$)/u

/** Stands for a heading without a set. */
const HEADING = '==='

const MARKS_OF_HEADING = /^=+ ?| ?=+$/g

/**
 * Splits a text into its sets, at most so many. A set ends at an empty line, at a rule or heading, and where the next
 * Pokémon is named. It goes on after an empty line where it lacks its moves, or where each of its lines stands alone, and
 * what follows can begin none. A line of Showdown's packed format is a set of its own, and so is a link, which ends no
 * other. A heading that names a Pokémon with its item begins a set. Only empty lines and other headings are in none.
 */
export function setsInText(text: string, species: FindName, most = Number.POSITIVE_INFINITY): SetsInText {
  const lines = text.split(/\r\n|\r|\n/)
  const sets: SetBeingRead[] = []
  let open: SetBeingRead | undefined
  let isAfterGap = true
  for (const [place, pasted] of lines.entries()) {
    const visible = lineOrHeading(lines, place, species)
    if (visible === '') isAfterGap = true
    else if (visible === HEADING) {
      isAfterGap = true
      open = undefined
    } else {
      const line = placedLine(place + 1, pasted, withoutLinkBeside(visible ?? pasted, species) ?? visible)
      if (!line.stray && open?.takes(line, isAfterGap, species)) open.add(line, isAfterGap)
      else if (sets.length === most)
        return {
          sets: linesOf(sets),
          rest: { line: line.line, text: lines.slice(place).join('\n').trimEnd() },
        }
      else {
        const begun = new SetBeingRead(line)
        sets.push(begun)
        if (!line.stray) open = begun
      }
      isAfterGap = false
    }
  }
  return { sets: linesOf(sets), rest: undefined }
}

/**
 * A line as a person sees it, by its place: see `visibleLine`. `HEADING` for one that
 * only parts sets; of a heading with a set, that set.
 */
function lineOrHeading(lines: readonly string[], place: number, species: FindName): string | undefined {
  const visible = visibleLine(lines[place] ?? '')
  if (visible === undefined || !RULE.test(visible)) return visible
  const inside = visible.replace(MARKS_OF_HEADING, '')
  return beginsSet(inside, lines, place, species) ? inside : HEADING
}

// The title of a set stands above the set's own first line.
function beginsSet(heading: string, lines: readonly string[], place: number, species: FindName): boolean {
  const head = readHead(heading)
  if (speciesOfHead(head, species) === undefined) return false
  const after = lines.slice(place + 1).find((line) => visibleLine(line) !== '')
  const next = visibleLine(after ?? '') ?? ''
  if (next !== '' && partsOfLine(next) !== undefined) return true
  return head.item !== undefined && speciesOfHead(readHead(next), species) === undefined
}

/** A line that names a Pokémon or a part of a set beside a link, without the link; `undefined` for others. */
function withoutLinkBeside(line: string, species: FindName): string | undefined {
  const rest = withoutLinks(line)
  if (rest === line.trim() || isLabelAtMost(rest)) return undefined
  const visible = visibleLine(rest)
  if (visible === undefined) return undefined
  const head = readHead(visible)
  const isOfSet =
    partsOfLine(visible) || head.item !== undefined || speciesOfHead(head, species) !== undefined
  return isOfSet ? visible : undefined
}

function placedLine(line: number, pasted: string, visible: string | undefined): PlacedLine {
  const text = visible ?? ''
  return {
    line,
    raw: pasted.trimEnd(),
    text,
    isLong: visible === undefined,
    parts: visible === undefined ? undefined : partsOfLine(visible),
    stray: strayOf(visible ?? pasted),
  }
}

function linesOf(sets: readonly SetBeingRead[]): readonly (readonly PlacedLine[])[] {
  return sets.map(({ lines }) => lines)
}

class SetBeingRead {
  readonly lines: PlacedLine[] = []
  private readonly isClosed: boolean
  private hasMove = false
  private sinceGap = 0

  constructor(first: PlacedLine) {
    this.add(first, true)
    this.isClosed = isPacked(first)
  }

  add(line: PlacedLine, isAfterGap: boolean): void {
    this.hasMove ||= this.lines.length > 0 && line.parts?.some(({ part }) => part === 'move') === true
    this.sinceGap = isAfterGap ? 1 : this.sinceGap + 1
    this.lines.push(line)
  }

  takes(line: PlacedLine, isAfterGap: boolean, species: FindName): boolean {
    if (this.isClosed) return false
    if (isAfterGap) return line.parts !== undefined && (!this.hasMove || this.sinceGap === 1)
    return line.parts !== undefined || speciesOfHead(readHead(line.text), species) === undefined
  }
}

/** Whether a line is of Showdown's packed format, or another that separates parts by `|`. */
export function isPacked({ text, parts }: PlacedLine): boolean {
  return parts === undefined && text.includes('|')
}
