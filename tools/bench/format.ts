import { markdownTable } from '@/tools/table/markdown-table'
import type { Row } from './row'

/** Milliseconds for the table; `never` for an endless time. */
export function milliseconds(time: number): string {
  return Number.isFinite(time) ? `${Math.round(time).toLocaleString('en')} ms` : 'never'
}

/** Bytes for the table, in kB of 1,000 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1e3).toFixed(1)} kB`
}

/** Bytes for the table, in MB of 1,000,000 bytes. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

/** The table of all rows, in Markdown. */
export function formatTable(rows: readonly Row[]): string {
  return markdownTable([
    ['figure', 'measured', 'reach', ''],
    ...rows.map(({ figure, measured, reach, ok }) => [figure, measured, reach, ok ? 'ok' : 'missed']),
  ])
}
