import type { TypeName } from '@/data/vocabulary'
import type { BattleMove } from '@/lib/battle/moves/battle-move'
import type { CombatantDraft } from './turn'

/** One use of a move against one target, which may be its user. */
export interface Use {
  readonly user: CombatantDraft
  readonly target: CombatantDraft
  readonly move: BattleMove
  /** The move's type now; `undefined` for one without (`???`, Stellar). */
  readonly type: TypeName | undefined
  readonly priority: number
  /** Whether the target has acted in this turn already. */
  readonly last: boolean
  /** The move that the target is about to use; `undefined` when it has acted or does nothing. */
  readonly readied: BattleMove | undefined
  /** Whether its user lost HP in this turn. */
  readonly struck: boolean
  /** Whether it strikes several raiders, each at 3/4. */
  readonly spread: boolean
}

/** What a move says that nobody else uses: targets that are its user's foes. */
const FOES: ReadonlySet<string> = new Set([
  'normal',
  'any',
  'adjacentFoe',
  'allAdjacent',
  'allAdjacentFoes',
  'randomNormal',
  'scripted',
])

/** Whether a move is aimed at a foe, unless an ally is chosen. */
export function isAimedAtFoe({ target }: BattleMove): boolean {
  return FOES.has(target)
}

/** Whether a boss's move strikes all raiders. */
export function isSpread({ target }: BattleMove): boolean {
  return target === 'allAdjacent' || target === 'allAdjacentFoes'
}
