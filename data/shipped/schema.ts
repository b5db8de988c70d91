import * as z from 'zod/mini'
import { TYPE_NAMES } from '@/data/vocabulary'

/** The ways in which a creature can learn a move, the best to be told of first. */
export const LEARN_METHODS = [
  'level up',
  'TM',
  'tutor',
  'egg',
  'event',
  'Dream World',
  'virtual transfer',
] as const

/** A way in which a creature can learn a move. */
export type LearnMethod = (typeof LEARN_METHODS)[number]

/** The three kinds of moves. */
export const MOVE_CATEGORIES = ['Physical', 'Special', 'Status'] as const

/** What moves raise and lower. */
export const BATTLE_STATS = ['Attack', 'Defense', 'Sp. Atk', 'Sp. Def', 'Speed', 'accuracy'] as const

/** The conditions that moves put on a creature. */
export const CONDITIONS = ['sleep', 'drowsiness', 'paralysis', 'burn', 'poison', 'confusion'] as const

const typeName = z.enum(TYPE_NAMES)

const learnWaySchema = z.object({
  method: z.enum(LEARN_METHODS),
  generation: z.int(),
  level: z.optional(z.int()),
  byLine: z.optional(z.literal(true)),
})

const abilitySchema = z.object({ key: z.string(), name: z.string(), description: z.string() })

const baseStatsSchema = z.object({
  hp: z.int(),
  attack: z.int(),
  defense: z.int(),
  specialattack: z.int(),
  specialdefense: z.int(),
  speed: z.int(),
})

const creatureSchema = z.object({
  key: z.string(),
  num: z.int(),
  types: z.array(typeName),
  baseStats: baseStatsSchema,
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
  category: z.enum(MOVE_CATEGORIES),
  basePower: z.string(),
  pp: z.int(),
  accuracy: z.int(),
  priority: z.int(),
  target: z.string(),
  description: z.string(),
})

const moveEffectSchema = z.object({
  raises: z.optional(z.array(z.enum(BATTLE_STATS))),
  drops: z.optional(z.array(z.enum(BATTLE_STATS))),
  lowers: z.optional(z.array(z.enum(BATTLE_STATS))),
  inflicts: z.optional(z.enum(CONDITIONS)),
  powder: z.optional(z.literal(true)),
  drains: z.optional(z.literal(true)),
})

/** What `data/shipped/creatures.json` must be: creatures by key. */
export const creaturesSchema = z.record(z.string(), creatureSchema)

/** What `data/shipped/moves.json` must be: moves by key. */
export const movesSchema = z.record(z.string(), moveSchema)

/** What `data/shipped/supplement.json` must be. */
export const supplementSchema = z.object({
  neverMiss: z.array(z.string()),
  generationNine: z.record(z.string(), z.record(z.string(), learnWaySchema)),
  effects: z.record(z.string(), moveEffectSchema),
  fixedDamage: z.array(z.string()),
  hits: z.record(z.string(), z.number()),
  statsAtHalfHp: z.record(z.string(), baseStatsSchema),
})

/** An ability; `description` is one short sentence, and may be empty where the service has none. */
export type Ability = z.infer<typeof abilitySchema>

/**
 * One way in which a creature learns a move: how, in which generation's games, at which level (level up only; 0 is on
 * evolving); `byLine` when only a pre-evolution or an evolution learns it.
 */
export type LearnWay = z.infer<typeof learnWaySchema>

/** The six base stats of a creature, 1 to 255 each. */
export type BaseStats = z.infer<typeof baseStatsSchema>

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

/** A stat that moves raise and lower, accuracy among them. */
export type BattleStat = (typeof BATTLE_STATS)[number]

/** A condition that a move puts on a creature. */
export type Condition = (typeof CONDITIONS)[number]

/**
 * What a move does for certain when it hits, beyond damage: the stats of its user that it `raises` and `drops`, those
 * of its target that it `lowers`, the condition that it `inflicts` on the target, whether it is a `powder` move, and
 * whether it `drains`, so that its user heals by the damage. What has a chance below 100% is left out.
 */
export type MoveEffect = z.infer<typeof moveEffectSchema>

/**
 * What the service cannot say: the keys of moves that never miss, by creature key and move key how the moves of its
 * bosses are learned in generation 9, which the service's learnsets do not cover, by move key the `effects` of the moves
 * that bosses use by script, the keys of moves of `fixedDamage`, which no type effectiveness changes, by move key how
 * many `hits` on average one has that hits more than once, and by creature key the base stats that a creature takes on
 * at half HP.
 */
export type Supplement = z.infer<typeof supplementSchema>
