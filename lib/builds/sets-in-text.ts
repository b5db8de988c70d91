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

export interface PlacedLine {
  /** 1-based. */
  readonly line: number
  /** As pasted, without trailing spaces. */
  readonly raw: string
  /** Without a link next to a part of a set. Empty for an overlong line. */
  readonly text: string
  readonly isLong: boolean
  readonly parts: readonly SetPart[] | undefined
  /** The line is then not part of a set. */
  readonly stray: Stray | undefined
}

export interface SetsInText {
  readonly sets: readonly (readonly PlacedLine[])[]
  /** `undefined` if the whole text was read. `line` is 1-based. */
  readonly rest: { readonly line: number; readonly text: string } | undefined
}

// A line of dashes, the heading of a team (`=== [gen9] Team ===`), or a code fence of a chat.
const RULE = /^(?:===|[\p{Pd}_*~]{3,}$|`{3}\w*$)/u

const HEADING = '==='

const MARKS_OF_HEADING = /^=+ ?| ?=+$/g

/**
 * Splits a text into at most `max` sets. Only empty lines and headings without a Pokémon are in no set.
 *
 * - A set ends at an empty line, a rule or heading, or where a line names the next Pokémon.
 * - A set without moves, or with an empty line after each line, continues after an empty line. It doesn't if the next
 *   line names a Pokémon.
 * - A line in Showdown's packed format is a separate set.
 * - A link is a separate set, too, but doesn't end the set around it.
 * - A heading that names a Pokémon with its item begins a set.
 */
export function setsInText(text: string, species: FindName, max = Number.POSITIVE_INFINITY): SetsInText {
  const lines = text.split(/\r\n|\r|\n/)
  const sets: SetBeingRead[] = []
  let open: SetBeingRead | undefined
  let isAfterGap = true
  for (const [index, pasted] of lines.entries()) {
    const visible = lineOrHeading(lines, index, species)
    if (visible === '') isAfterGap = true
    else if (visible === HEADING) {
      isAfterGap = true
      open = undefined
    } else {
      const line = placedLine(index + 1, pasted, withoutLinkBeside(visible ?? pasted, species) ?? visible)
      if (!line.stray && open?.takes(line, isAfterGap, species)) open.add(line, isAfterGap)
      else if (sets.length === max)
        return {
          sets: linesOf(sets),
          rest: { line: line.line, text: lines.slice(index).join('\n').trimEnd() },
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

function lineOrHeading(lines: readonly string[], index: number, species: FindName): string | undefined {
  const visible = visibleLine(lines[index] ?? '')
  if (visible === undefined || !RULE.test(visible)) return visible
  const inside = visible.replace(MARKS_OF_HEADING, '')
  return beginsSet(inside, lines, index, species) ? inside : HEADING
}

// Some sites put a set's title above its first line.
function beginsSet(heading: string, lines: readonly string[], index: number, species: FindName): boolean {
  const head = readHead(heading)
  if (speciesOfHead(head, species) === undefined) return false
  const lineAfter = lines.slice(index + 1).find((line) => visibleLine(line) !== '')
  const nextLine = visibleLine(lineAfter ?? '') ?? ''
  if (nextLine !== '' && partsOfLine(nextLine) !== undefined) return true
  return head.item !== undefined && speciesOfHead(readHead(nextLine), species) === undefined
}

function withoutLinkBeside(line: string, species: FindName): string | undefined {
  const remaining = withoutLinks(line)
  if (remaining === line.trim() || isLabelAtMost(remaining)) return undefined
  const visible = visibleLine(remaining)
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

/** Returns whether a line is in Showdown's packed format, or another format that separates parts with `|`. */
export function isPacked({ text, parts }: PlacedLine): boolean {
  return parts === undefined && text.includes('|')
}
