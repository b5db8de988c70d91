import { markdownTable } from 'markdown-table'
import { liveSource } from '@/tools/ship-data/sources'
import { checkService, type Drift, type Findings, type Shipped } from './check-service'

const LONGEST_CELL = 60
const KEPT_BEFORE_DIFFERENCE = 20

export function reportLines({ valid, drift, breakages, answeredAgain, leftOut }: Findings): string[] {
  return [
    ...answeredAgain.map(
      (key) => `${key} has an answer again: remove it from data/pokemon/corrections.json.`,
    ),
    ...breakages.map((reason) => `broken: ${withoutControls(reason)}`),
    ...(leftOut > 0 ? [`The check stopped early: ${leftOut} species and moves are not checked.`] : []),
    ...(drift.length > 0 ? [driftTable(drift), countTable(drift)] : []),
    `Responses: ${valid} valid, ${breakages.length} broken. Differences from the bundled data: ${drift.length}.`,
  ]
}

function countTable(drift: readonly Drift[]): string {
  const counts = new Map<string, number>()
  for (const field of drift.map(kindOfField)) counts.set(field, (counts.get(field) ?? 0) + 1)
  const mostFirst = [...counts].sort(([, a], [, b]) => b - a)
  return markdownTable([['field', 'differs'], ...mostFirst.map(([field, count]) => [field, String(count)])])
}

// All types are one kind of field, and so are all learned moves.
function kindOfField({ field }: Drift): string {
  const [root = '', ...path] = field.split('.')
  return root === 'learned' ? root : [root, ...path.filter((step) => !/^\d+$/.test(step))].join('.')
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

// Descriptions are long, and often differ only at their end.
function excerpt(text: string | undefined, otherText: string | undefined): string {
  if (text === undefined) return '(none)'
  const difference = [...text].findIndex((character, index) => character !== otherText?.[index])
  const start = Math.max(0, difference - KEPT_BEFORE_DIFFERENCE)
  const cut = text.length > LONGEST_CELL ? text.slice(start, start + LONGEST_CELL) : text
  return withoutControls(cut)
}

// A response could contain control characters for the terminal.
function withoutControls(text: string): string {
  return text.replace(/\p{C}/gu, '?')
}

/**
 * Prints the findings. Returns 1 if the site rejects live data or live data changes the page, otherwise 0.
 *
 * @param say prints a line
 */
export async function runCheck(
  address: string,
  shipped: Shipped,
  say: (line: string) => void,
): Promise<0 | 1> {
  say(`Asking ${address} for ${countOf(shipped.creatures)} species and ${countOf(shipped.moves)} moves`)
  const findings = await checkService(liveSource(address), shipped)
  for (const line of reportLines(findings)) say(line)
  return findings.breakages.length + findings.drift.length > 0 ? 1 : 0
}

function countOf(entries: object): number {
  return Object.keys(entries).length
}
