import * as z from 'zod/mini'
import { parseRecords } from '@/data/parse-records'
import creaturesFile from '@/data/shipped/creatures.json'
import movesFile from '@/data/shipped/moves.json'
import supplementFile from '@/data/shipped/supplement.json'
import { TYPE_NAMES } from '@/data/vocabulary'

/** The ways in which a creature can learn a move. */
export const LEARN_METHODS = [
  'level up',
  'TM',
  'tutor',
  'egg',
  'event',
  'Dream World',
  'virtual transfer',
] as const

const typeName = z.enum(TYPE_NAMES)

const learnWaySchema = z.object({
  method: z.enum(LEARN_METHODS),
  generation: z.int(),
  level: z.optional(z.int()),
  byLine: z.optional(z.literal(true)),
})

const abilitySchema = z.object({ key: z.string(), name: z.string(), description: z.string() })

const creatureSchema = z.object({
  key: z.string(),
  num: z.int(),
  types: z.array(typeName),
  baseStats: z.object({
    hp: z.int(),
    attack: z.int(),
    defense: z.int(),
    specialattack: z.int(),
    specialdefense: z.int(),
    speed: z.int(),
  }),
  abilities: z.object({
    first: abilitySchema,
    second: z.optional(abilitySchema),
    hidden: z.optional(abilitySchema),
  }),
  learned: z.record(z.string(), learnWaySchema),
})

const moveSchema = z.object({
  key: z.string(),
  name: z.string(),
  type: typeName,
  category: z.enum(['Physical', 'Special', 'Status']),
  basePower: z.string(),
  pp: z.int(),
  accuracy: z.int(),
  priority: z.int(),
  target: z.string(),
  description: z.string(),
})

const supplementSchema = z.object({
  neverMiss: z.array(z.string()),
  generationNine: z.record(z.string(), z.record(z.string(), learnWaySchema)),
})

/** An ability; `description` is one short sentence, and may be empty where the service has none. */
export type Ability = z.infer<typeof abilitySchema>

/**
 * One way in which a creature learns a move: how, in which generation's games, at which level (level up only);
 * `byLine` when only a pre-evolution or an evolution learns it.
 */
export type LearnWay = z.infer<typeof learnWaySchema>

/**
 * What the creature service knows of a creature: `num` is its national dex number, `baseStats` are 1 to 255,
 * `learned` holds by move key the best way to learn it in generations 3 to 8 (of shipped creatures: only for the moves
 * that a boss of this creature has).
 */
export type Creature = z.infer<typeof creatureSchema>

/**
 * What the creature service knows of a move: `basePower` is text (`"0"` for none, `"level"` for Seismic Toss),
 * `accuracy` is percent and 100 for moves that cannot miss, `priority` is -7 to 5.
 */
export type Move = z.infer<typeof moveSchema>

/** The creatures of all bosses by key, as the service's answers were when the site was built (`npm run ship-data`). */
export const shippedCreatures: Readonly<Record<string, Creature>> = parseRecords(
  'data/shipped/creatures.json',
  z.record(z.string(), creatureSchema),
  creaturesFile,
)

/** The moves of all bosses by key, as the service's answers were when the site was built. */
export const shippedMoves: Readonly<Record<string, Move>> = parseRecords(
  'data/shipped/moves.json',
  z.record(z.string(), moveSchema),
  movesFile,
)

/**
 * What the service cannot say, from @pkmn/dex: the keys of moves that never miss, and by creature key and move key how
 * the moves of its bosses are learned in generation 9, which the service's learnsets do not cover.
 */
export const supplement = parseRecords('data/shipped/supplement.json', supplementSchema, supplementFile)
