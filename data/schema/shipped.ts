import * as z from 'zod'
import { BATTLE_STATS, CONDITIONS, GUARDED_FLAGS, LEARN_METHODS, MOVE_CATEGORIES } from '@/data/moves/terms'
import { TYPE_NAMES } from '@/data/vocabulary'

const typeName = z.enum(TYPE_NAMES)

/** The schema of a way to learn a move: of a creature itself, or by its evolution line. */
export const learnWaySchema = z.object({
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

/** The schema of `data/shipped/creatures.json`: creatures by key. */
export const creaturesSchema = z.record(z.string(), creatureSchema)

/** The schema of `data/shipped/moves.json`: moves by key. */
export const movesSchema = z.record(z.string(), moveSchema)

/** The schema of `data/shipped/supplement.json`. */
export const supplementSchema = z.object({
  neverMiss: z.array(z.string()),
  generationNine: z.record(z.string(), z.record(z.string(), learnWaySchema)),
  effects: z.record(z.string(), moveEffectSchema),
  fixedDamage: z.array(z.string()),
  flags: z.record(z.string(), z.enum(GUARDED_FLAGS)),
  hits: z.record(z.string(), z.number()),
  statsAtHalfHp: z.record(z.string(), baseStatsSchema),
})

/** An ability. `description` is one short sentence; it is empty when the service has none. */
export type Ability = z.infer<typeof abilitySchema>

/**
 * One way for a creature to learn a move: the method, the generation, and the level (level up only; 0 means on
 * evolution). `byLine` is set when only a pre-evolution or an evolution learns it.
 */
export type LearnWay = z.infer<typeof learnWaySchema>

/** The six base stats of a creature, each 1 to 255. */
export type BaseStats = z.infer<typeof baseStatsSchema>

/**
 * A creature of the creature service. `num` is its National Pokédex number. `learned` maps a move key to the best way to
 * learn the move in generations 3 to 8; of a shipped creature it has only the moves of its bosses.
 */
export type Creature = z.infer<typeof creatureSchema>

/**
 * A move of the creature service. `basePower` is text: `"0"` for none, `"level"` for Seismic Toss. `accuracy` is percent,
 * 100 for moves that cannot miss. `priority` is -7 to 5.
 */
export type Move = z.infer<typeof moveSchema>

/**
 * The certain effects of a move that hits, apart from damage; effects with a chance below 100% are left out. `raises` and
 * `drops` are stats of the user, `lowers` stats of the target. `inflicts` is a condition of the target. `drains` means
 * that the user heals by part of the damage.
 */
export type MoveEffect = z.infer<typeof moveEffectSchema>

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
export type Supplement = z.infer<typeof supplementSchema>

/** The schema of `data/shipped/provenance.json`. */
export const provenanceSchema = z.object({
  /** `@pkmn/dex`, or the address of the creature service that was asked. */
  source: z.string(),
  /** The fingerprint of what it was made by: rosters, documents, code, versions of packages, plans. */
  inputs: z.string(),
  /** By creature key the keys of the moves that were asked for. */
  asked: z.record(z.string(), z.array(z.string())),
})

/** The sources of shipped data. */
export type Provenance = z.infer<typeof provenanceSchema>
