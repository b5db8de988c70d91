/** A table in Markdown, one row a line, its columns as wide as their longest cell; the first row is the head. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const columns = rows[0] ?? []
  const widths = columns.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const [head = [], ...body] = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)))
  const rule = widths.map((width) => '-'.repeat(width))
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
