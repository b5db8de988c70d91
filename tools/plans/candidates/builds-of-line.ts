import type { Build } from '@/lib/battle/build'
import type { AttackLine, Kit } from './attack-lines'

/** Which of a kit's sets, items and spreads a build has: indices. */
export interface Pick {
  readonly moveSet: number
  readonly item: number
  readonly spread: number
}

/** The first of everything. */
export const FIRST: Pick = { moveSet: 0, item: 0, spread: 0 }

/** A build of a line. Throws when the kit has no such set, item or spread. */
export function buildOf({ prepared, ability, attack }: AttackLine, kit: Kit, pick: Pick): Build {
  const moves = kit.moveSets[pick.moveSet]
  const item = kit.items[pick.item]
  const spread = kit.spreads[pick.spread]
  const species = prepared.creature.name
  if (!moves || !spread || item === undefined)
    throw new Error(`${species} has no build ${JSON.stringify(pick)}`)
  return { species, ability, teraType: attack.teraType, ...spread, item, moves }
}
