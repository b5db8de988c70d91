import type { TypeName } from '@/data/vocabulary'

/** A type and the multiplier of damage in question: 2, 0.5 or 0. */
export interface Matchup {
  readonly type: TypeName
  readonly multiplier: 2 | 0.5 | 0
}

/** A matchup as a line: `Dragon - 2x`. */
export function matchupLabel({ type, multiplier }: Matchup): string {
  return `${type} - ${multiplier}x`
}
