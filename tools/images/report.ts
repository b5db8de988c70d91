import type { Filled } from './fill-images'
import { ORIGINS } from './supplier'

const NAMED_FILES = 3

/** The lines that tell what came from where, and what went wrong. */
export function reportLines(filled: readonly Filled[]): string[] {
  return [...tableLines(filled), ...problemLines(filled)]
}

function tableLines(filled: readonly Filled[]): string[] {
  const rows = [...ORIGINS, undefined].map((origin) => {
    const images = filled.filter((entry) => entry.origin === origin)
    const shiny = images.filter(({ image }) => image.shiny).length
    return [origin ?? 'missing', images.length - shiny, shiny] as const
  })
  return [['Images', 'normal', 'shiny'], ...rows].map(
    ([name, ...counts]) => `${name}`.padEnd(18) + counts.map((count) => `${count}`.padStart(8)).join(''),
  )
}

// The same problem of many images is one line.
function problemLines(filled: readonly Filled[]): string[] {
  const filesByProblem = new Map<string, string[]>()
  for (const { image, problems } of filled) {
    for (const problem of problems) {
      filesByProblem.set(problem, [...(filesByProblem.get(problem) ?? []), image.file])
    }
  }
  return [...filesByProblem].map(([problem, files]) => {
    const rest = files.length > NAMED_FILES ? ` and ${files.length - NAMED_FILES} more` : ''
    return `${problem}: ${files.slice(0, NAMED_FILES).join(', ')}${rest}`
  })
}
