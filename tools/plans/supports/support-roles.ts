import type { Move } from '@pkmn/data'
import { CHANGES_ABILITY } from '@/lib/battle/tables/ability-changes'
import { HEALS_ALLIES } from '@/lib/battle/tables/recoveries'
import { isDebuff } from '@/tools/plans/moves/debuffs'

/** What a move does for the others in a raid. */
export type SupportRole =
  | 'help'
  | 'raise an ally'
  | 'heal allies'
  | 'screen against Attack'
  | 'screen against Sp. Atk'
  | 'screen against both'
  | 'lower the boss'
  | 'afflict the boss'
  | 'taunt the boss'
  | 'change an ability'
  | 'weather or terrain'

const OF_SIDE: Readonly<Record<string, SupportRole>> = {
  reflect: 'screen against Attack',
  lightscreen: 'screen against Sp. Atk',
  auroraveil: 'screen against both',
}

const OF_VOLATILE: Readonly<Record<string, SupportRole>> = {
  helpinghand: 'help',
  taunt: 'taunt the boss',
  yawn: 'afflict the boss',
}

const ON_ALLIES: ReadonlySet<string> = new Set(['adjacentAlly', 'allies'])

/** What a move does for the others in a raid, by the fields of @pkmn/dex; `undefined` for one that does nothing for them. */
export function supportRoleOf(move: Move): SupportRole | undefined {
  if (isDebuff(move)) return 'lower the boss'
  if (HEALS_ALLIES.has(move.name) || (move.heal && ON_ALLIES.has(move.target))) return 'heal allies'
  return move.category === 'Status' ? roleOfStatusMove(move) : undefined
}

function roleOfStatusMove(move: Move): SupportRole | undefined {
  const { sideCondition, volatileStatus, weather, terrain, name, status } = move
  if (CHANGES_ABILITY.has(name)) return 'change an ability'
  if (weather || terrain) return 'weather or terrain'
  if (raisesAlly(move)) return 'raise an ally'
  // Poison is divided by the boss's multiplier.
  if (status === 'brn' || status === 'par' || status === 'slp') return 'afflict the boss'
  return OF_SIDE[sideCondition ?? ''] ?? OF_VOLATILE[volatileStatus ?? '']
}

// Decorate may be aimed at anyone.
function raisesAlly({ target, boosts, volatileStatus }: Move): boolean {
  const changes = Object.values(boosts ?? {})
  const raises = changes.length > 0 && changes.every((change) => change > 0)
  return raises && !volatileStatus && (ON_ALLIES.has(target) || target === 'normal')
}
