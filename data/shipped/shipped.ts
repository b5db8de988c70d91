import { parseRecords, recordsByKey } from '@/data/parse-records'
import creaturesFile from './creatures.json'
import movesFile from './moves.json'
import {
  type Creature,
  creatureSchema,
  type Move,
  moveSchema,
  type Supplement,
  supplementSchema,
} from './schema'
import supplementFile from './supplement.json'

export type {
  Ability,
  BaseStats,
  BattleStat,
  Condition,
  Creature,
  Move,
  MoveEffect,
} from './schema'

/**
 * The creatures of all bosses by key, as the service answered when the site was built (`npm run ship-data`).
 * A wrong record stops the build, here and below: see `parseRecords`.
 */
export const shippedCreatures: Readonly<Record<string, Creature>> = recordsByKey(
  'data/shipped/creatures.json',
  creatureSchema,
  creaturesFile,
)

/** The moves of all bosses by key, as the service answered when the site was built. */
export const shippedMoves: Readonly<Record<string, Move>> = recordsByKey(
  'data/shipped/moves.json',
  moveSchema,
  movesFile,
)

/** Data on creatures and moves that the service lacks. Source: @pkmn/dex. */
export const supplement: Readonly<Supplement> = parseRecords(
  'data/shipped/supplement.json',
  supplementSchema,
  supplementFile,
)
