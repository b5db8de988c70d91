import * as v from 'valibot'
import { integer } from '@/data/plain-values'
import { TYPE_NAMES } from '@/data/vocabulary'

/** The ways to learn a move, the most useful first. */
export const LEARN_METHODS = [
  'level up',
  'TM',
  'tutor',
  'egg',
  'event',
  'Dream World',
  'virtual transfer',
] as const

/** A way to learn a move. */
export type LearnMethod = (typeof LEARN_METHODS)[number]

/** The three kinds of moves. */
export const MOVE_CATEGORIES = ['Physical', 'Special', 'Status'] as const

/** The stats that moves raise and lower. */
export const BATTLE_STATS = ['Attack', 'Defense', 'Sp. Atk', 'Sp. Def', 'Speed', 'accuracy'] as const

/** The kinds of moves that abilities keep off, by the flags of @pkmn/dex. */
export const GUARDED_FLAGS = ['bullet', 'powder', 'sound', 'wind'] as const

/** A kind of moves that abilities keep off. */
export type GuardedFlag = (typeof GUARDED_FLAGS)[number]

/** The conditions that moves inflict. */
export const CONDITIONS = ['sleep', 'drowsiness', 'paralysis', 'burn', 'poison', 'confusion'] as const

const typeName = v.picklist(TYPE_NAMES)

/** The schema of a way to learn a move: of a creature itself, or by its evolution line. */
export const learnWaySchema = v.object({
  method: v.picklist(LEARN_METHODS),
  generation: integer,
  level: v.optional(integer),
  byLine: v.optional(v.literal(true)),
})

const abilitySchema = v.object({ key: v.string(), name: v.string(), description: v.string() })

const baseStatsSchema = v.object({
  hp: integer,
  attack: integer,
  defense: integer,
  specialattack: integer,
  specialdefense: integer,
  speed: integer,
})

/** The schema of a creature. */
export const creatureSchema = v.object({
  key: v.string(),
  num: integer,
  types: v.array(typeName),
  baseStats: baseStatsSchema,
  abilities: v.object({
    first: abilitySchema,
    second: v.optional(abilitySchema),
    hidden: v.optional(abilitySchema),
  }),
  learned: v.record(v.string(), learnWaySchema),
})

/** The schema of a move. */
export const moveSchema = v.object({
  key: v.string(),
  name: v.string(),
  type: typeName,
  category: v.picklist(MOVE_CATEGORIES),
  basePower: v.string(),
  pp: integer,
  accuracy: integer,
  priority: integer,
  target: v.string(),
  description: v.string(),
})

const moveEffectSchema = v.object({
  raises: v.optional(v.array(v.picklist(BATTLE_STATS))),
  drops: v.optional(v.array(v.picklist(BATTLE_STATS))),
  lowers: v.optional(v.array(v.picklist(BATTLE_STATS))),
  inflicts: v.optional(v.picklist(CONDITIONS)),
  powder: v.optional(v.literal(true)),
  drains: v.optional(v.literal(true)),
})

/** The schema of `data/shipped/creatures.json`: creatures by key. */
export const creaturesSchema = v.record(v.string(), creatureSchema)

/** The schema of `data/shipped/moves.json`: moves by key. */
export const movesSchema = v.record(v.string(), moveSchema)

/** The schema of `data/shipped/supplement.json`. */
export const supplementSchema = v.object({
  neverMiss: v.array(v.string()),
  generationNine: v.record(v.string(), v.record(v.string(), learnWaySchema)),
  effects: v.record(v.string(), moveEffectSchema),
  fixedDamage: v.array(v.string()),
  flags: v.record(v.string(), v.picklist(GUARDED_FLAGS)),
  hits: v.record(v.string(), v.number()),
  statsAtHalfHp: v.record(v.string(), baseStatsSchema),
})

/** An ability. `description` is one short sentence; it is empty when the service has none. */
export type Ability = v.InferOutput<typeof abilitySchema>

/**
 * One way for a creature to learn a move: the method, the generation, and the level (level up only; 0 means on
 * evolution). `byLine` is set when only a pre-evolution or an evolution learns it.
 */
export type LearnWay = v.InferOutput<typeof learnWaySchema>

/** The six base stats of a creature, each 1 to 255. */
export type BaseStats = v.InferOutput<typeof baseStatsSchema>

/**
 * A creature of the creature service. `num` is its National Pokédex number. `learned` maps a move key to the best way to
 * learn the move in generations 3 to 8; of a shipped creature it has only the moves of its bosses.
 */
export type Creature = v.InferOutput<typeof creatureSchema>

/**
 * A move of the creature service. `basePower` is text: `"0"` for none, `"level"` for Seismic Toss. `accuracy` is percent,
 * 100 for moves that cannot miss. `priority` is -7 to 5.
 */
export type Move = v.InferOutput<typeof moveSchema>

/** A stat that moves raise and lower, including accuracy. */
export type BattleStat = (typeof BATTLE_STATS)[number]

/** A condition that a move inflicts. */
export type Condition = (typeof CONDITIONS)[number]

/**
 * The certain effects of a move that hits, apart from damage; effects with a chance below 100% are left out. `raises` and
 * `drops` are stats of the user, `lowers` stats of the target. `inflicts` is a condition of the target. `drains` means
 * that the user heals by part of the damage.
 */
export type MoveEffect = v.InferOutput<typeof moveEffectSchema>

/**
 * Data that the service lacks:
 *
 * - `neverMiss`: keys of moves that never miss
 * - `generationNine`: by creature key and move key, how the moves of bosses are learned in generation 9
 * - `effects`: by move key, the effects of scripted moves
 * - `fixedDamage`: keys of moves whose damage ignores type effectiveness
 * - `flags`: by move key, the kind of attacks that some abilities keep off
 * - `hits`: by move key, the average number of hits of a multi-hit move
 * - `statsAtHalfHp`: by creature key, the base stats that its ability gives it at half HP
 */
export type Supplement = v.InferOutput<typeof supplementSchema>
