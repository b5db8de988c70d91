import type { RaidAction } from '@/data/rosters/rosters'

const USES = 'Uses '

/** The name of the move that an action uses; `undefined` for an action that uses none. */
export function scriptedMove(action: RaidAction['action']): string | undefined {
  return action.startsWith(USES) ? action.slice(USES.length) : undefined
}
