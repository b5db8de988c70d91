import type { SetHead } from './set-head'
import { MAX_LINE } from './set-line'
import type { SetProblem } from './set-problem'
import { isPacked, type PlacedLine } from './sets-in-text'

const JSON_ENTRY = /^\s*Entry \d+: /
const JSON_BEGINS = /^\s*(?:\{|\[\s*(?:["{[]|$))/

export function whyNoSpecies(first: PlacedLine | undefined, { species }: SetHead): SetProblem {
  const { raw = '', stray, isLong } = first ?? {}
  if (stray) return { kind: stray }
  if (JSON_ENTRY.test(raw)) return { kind: 'JSON entry' }
  if (JSON_BEGINS.test(raw)) return { kind: 'JSON' }
  if (isLong) return { kind: 'long line', longest: MAX_LINE }
  if (first && isPacked(first)) return { kind: 'packed' }
  return species ? { kind: 'unknown name', part: 'species', name: species } : { kind: 'no species' }
}
