import { markdownTable } from '@/tools/table/markdown-table'
import type { Drift, Findings } from './check-service'

const LONGEST_CELL = 60
const KEPT_BEFORE_DIFFERENCE = 20

/** What the screen says of a check: what is broken, the table of what drifted, and the counts. */
export function reportLines({ valid, drift, breakages, leftOut }: Findings): string[] {
  return [
    ...breakages.map((reason) => `broken: ${printable(reason)}`),
    ...(leftOut > 0 ? [`The service was given up: ${leftOut} creatures and moves are not checked.`] : []),
    ...(drift.length > 0 ? [driftTable(drift)] : []),
    `Answers: ${valid} valid, ${breakages.length} broken. Drifted fields: ${drift.length}.`,
  ]
}

function driftTable(drift: readonly Drift[]): string {
  return markdownTable([
    ['key', 'field', 'shipped', 'service'],
    ...drift.map(({ key, field, shipped, service }) => [
      key,
      field,
      excerpt(shipped, service),
      excerpt(service, shipped),
    ]),
  ])
}

// Descriptions are long, and often differ at their end only.
function excerpt(text: string | undefined, other: string | undefined): string {
  if (text === undefined) return '(none)'
  const difference = [...text].findIndex((character, place) => character !== other?.[place])
  const start = Math.max(0, difference - KEPT_BEFORE_DIFFERENCE)
  const shown = text.length > LONGEST_CELL ? text.slice(start, start + LONGEST_CELL) : text
  return printable(shown)
}

// What a service says could steer the terminal.
function printable(text: string): string {
  return text.replace(/\p{C}/gu, '?')
}
