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

/**
 * The picks of a kit to try: the first of everything, then each other set, item and spread with the first of the rest.
 * What is best of each can then be joined by `buildOf`.
 */
export function* picksOf({ moveSets, items, spreads }: Kit): Generator<Pick> {
  yield FIRST
  for (let moveSet = 1; moveSet < moveSets.length; moveSet += 1) yield { ...FIRST, moveSet }
  for (let item = 1; item < items.length; item += 1) yield { ...FIRST, item }
  for (let spread = 1; spread < spreads.length; spread += 1) yield { ...FIRST, spread }
}

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
