import type { TypeName } from '@/data/vocabulary'

/** A type and its damage multiplier. */
export interface Matchup {
  readonly type: TypeName
  readonly multiplier: 2 | 0.5 | 0
}

/** The label of a matchup: `Dragon - 2x`. */
export function matchupLabel({ type, multiplier }: Matchup): string {
  return `${type} - ${multiplier}x`
}
