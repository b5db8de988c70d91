import { ownData } from '@/data/own-data'
import creaturesFile from './creatures.json'
import movesFile from './moves.json'
import type { Creature, Move, Supplement } from './schema'
import supplementFile from './supplement.json'

export type { BattleStat, Condition } from '@/data/moves/terms'
export type { Ability, BaseStats, Creature, Move, MoveEffect } from './schema'

/** The creatures of all bosses by key, as the service answered `npm run ship-data`. */
export const shippedCreatures: Readonly<Record<string, Creature>> = ownData(creaturesFile)

/** The moves of all bosses by key, from the same answers. */
export const shippedMoves: Readonly<Record<string, Move>> = ownData(movesFile)

/** Source: @pkmn/dex. */
export const supplement: Readonly<Supplement> = ownData(supplementFile)
