import * as z from 'zod'
import { day } from '@/data/events/schema'
import { BATTLE_STATS, CONDITIONS, GUARDED_FLAGS, LEARN_METHODS, MOVE_CATEGORIES } from '@/data/moves/terms'
import { namesSchema } from '@/data/names/schema'
import { nonEmptyText } from '@/data/plain-values'
import { HERB_NAMES, REGIONS, TIERS, TYPE_NAMES, VERSIONS } from '@/data/vocabulary'

const typeName = z.enum(TYPE_NAMES)

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

export const creaturesSchema = z.record(z.string(), creatureSchema)

export const movesSchema = z.record(z.string(), moveSchema)

export const supplementSchema = z.object({
  neverMiss: z.array(z.string()),
  generationNine: z.record(z.string(), z.record(z.string(), learnWaySchema)),
  effects: z.record(z.string(), moveEffectSchema),
  fixedDamage: z.array(z.string()),
  flags: z.record(z.string(), z.enum(GUARDED_FLAGS)),
  hits: z.record(z.string(), z.number()),
  statsAtHalfHp: z.record(z.string(), baseStatsSchema),
})

/** `description` is one short sentence; empty if the service has none. */
export type Ability = z.infer<typeof abilitySchema>

/**
 * `level` is only for level up; 0 means on evolution. `byLine` is set if only a pre-evolution or an
 * evolution learns the move.
 */
export type LearnWay = z.infer<typeof learnWaySchema>

/** 1 to 255 each. */
export type BaseStats = z.infer<typeof baseStatsSchema>

/**
 * A creature of the creature service. `num` is its National Pokédex number. `learned` maps a move key
 * to the best way to learn the move in generations 3 to 8; bundled creatures only have the moves of
 * their bosses.
 */
export type Creature = z.infer<typeof creatureSchema>

/**
 * `basePower` is text: `"0"` for none, `"level"` for Seismic Toss. `accuracy` is percent, 100 for
 * moves that cannot miss. `priority` is -7 to 5.
 */
export type Move = z.infer<typeof moveSchema>

/**
 * Certain effects of a move that hits, apart from damage. `raises` and `drops` are stats of the user,
 * `lowers` stats of the target. `inflicts` is a condition of the target. `drains` means that the user
 * heals by part of the damage.
 */
export type MoveEffect = z.infer<typeof moveEffectSchema>

/**
 * Data that the service lacks:
 *
 * - `neverMiss`: keys of moves that never miss
 * - `generationNine`: by creature key and move key, how the moves of bosses are learned in generation 9
 * - `effects`: by move key, the effects of scripted moves
 * - `fixedDamage`: keys of moves with fixed damage, which ignore type effectiveness except immunities
 * - `flags`: by move key, the flag by which some abilities block the move, such as `sound`
 * - `hits`: by move key, the average number of hits of a multi-hit move
 * - `statsAtHalfHp`: by creature key, the base stats that its ability gives it at half HP
 */
export type Supplement = z.infer<typeof supplementSchema>

export const provenanceSchema = z.object({
  /** `@pkmn/dex`, or the address of the creature service. */
  source: z.string(),
  /** Fingerprint of the inputs: rosters, documents, code, versions of packages, plans. */
  inputs: z.string(),
  /** Requested move keys by creature key. */
  asked: z.record(z.string(), z.array(z.string())),
})

export type Provenance = z.infer<typeof provenanceSchema>

const indexedRaidSchema = z.object({
  tier: z.enum(TIERS),
  region: z.enum(REGIONS),
  boss: z.string(),
  teraType: z.optional(z.enum(TYPE_NAMES)),
  types: z.array(z.enum(TYPE_NAMES)),
  abilities: z.array(z.string()),
  moves: z.array(z.string()),
  herbs: z.partialRecord(z.enum(HERB_NAMES), z.number()),
  version: z.enum(['both', ...VERSIONS]),
  solo: z.optional(z.object({ wins: z.number(), turns: z.number() })),
  setId: z.optional(z.string()),
  lastEvent: z.optional(
    z.object({
      place: z.int(),
      start: z.optional(day),
      notEarlierThan: z.optional(day),
      notLaterThan: z.optional(day),
      days: z.optional(z.array(z.object({ from: day, to: day }))),
    }),
  ),
})

export const raidIndexSchema = z.array(indexedRaidSchema)

/**
 * Data to find a raid by. `types` are the boss's own. `herbs` have the chance of at least one, in
 * percent per raid, without Raid Power. `solo` is how easily one player wins (see `soloOf`). Event
 * raids also have the `id` of their version (`setId`) and the place of their last event in the
 * schedule.
 */
export interface IndexedRaid extends z.infer<typeof indexedRaidSchema> {
  /** For searches that need solo winners: see `soloWinners`. */
  readonly wonWith?: readonly string[]
  /** By the visitor's clock: see `withRunning`. */
  readonly isRunning?: true
}

export const shinyCardsSchema = z.array(z.string())

export const soloWinnersSchema = z.array(z.array(z.string()))

export const attackerTypesSchema = z.record(z.string(), z.array(z.enum(TYPE_NAMES)).min(1).max(2))

const namesByRegion = z.partialRecord(z.enum(REGIONS), z.array(z.string()).min(1))

const onlyTypesByRegion = z.partialRecord(z.enum(REGIONS), z.array(z.enum(['', ...TYPE_NAMES])))

const formsByRegion = z.partialRecord(z.enum(REGIONS), z.record(z.string(), z.string()))

export const bossNamesSchema = z.object({
  names: z.record(z.enum(TIERS), namesByRegion),
  onlyTeraTypes: z.partialRecord(z.enum(TIERS), onlyTypesByRegion),
  forms: z.partialRecord(z.enum(TIERS), formsByRegion),
})

/** Only Terapagos is always Stellar. */
const teraTypeSchema = z.enum([...TYPE_NAMES, 'Stellar'])

export const gameNamesSchema = z.object({
  species: z.array(
    z.object({
      name: z.string(),
      type: z.enum(TYPE_NAMES),
      ability: z.int(),
      alike: z.optional(namesSchema),
      teraType: z.optional(teraTypeSchema),
      holds: z.optional(z.object({ item: nonEmptyText, without: nonEmptyText })),
    }),
  ),
  battleForms: z.record(nonEmptyText, z.object({ enters: nonEmptyText, ability: z.int() })),
  abilities: namesSchema,
  items: namesSchema,
  moves: namesSchema,
  natures: namesSchema,
})

/**
 * Names as @pkmn/data and the damage calculator write them.
 *
 * - `species`: each with its first type and the index of its first ability in `abilities`. `alike` are forms that
 * only differ in looks and have no data of their own (`Gastrodon-East`). `teraType` is set if the species can have
 * only one. `holds` names the item that makes the form, and the species without that item.
 * - `battleForms`: forms that begin during a battle, of this game or another. Each has the form that enters the
 * battle, and the index of its ability in `abilities`, or -1.
 * - `items`: all that do something in battle, evolve a Pokémon or catch a Pokémon
 */
export type GameNames = z.infer<typeof gameNamesSchema>

export const repertoiresSchema = z.object({
  creatures: z.array(
    z.nullable(
      z.object({
        abilities: z.array(z.string()).min(1),
        teraType: z.optional(teraTypeSchema),
        holds: z.optional(z.string()),
        usual: z.object({
          strength: z.enum(['atk', 'spa']),
          teraType: teraTypeSchema,
          item: z.optional(z.string()),
          moves: z.array(z.string()).min(1).max(4),
        }),
      }),
    ),
  ),
  learners: z.array(z.string()),
})

/**
 * The abilities, Tera types, items and moves that the Pokémon of Scarlet and Violet can have.
 *
 * - `creatures`: in the order of the species of `gameNames`; `null` for a form that a player can't own. `abilities`
 * are names, the usual ability first. `teraType` is set if only one is possible, `holds` if the form needs an item.
 * `usual` is for a Pokémon that isn't in any list: attack stat, Tera type, strongest moves of different types, and
 * the Eviolite of a Pokémon that still evolves.
 * - `learners`: in the order of the moves of `gameNames`, in base64. Each bit tells whether one of `creatures` can
 * know the move; the lowest bit of a byte comes first.
 */
export type Repertoires = z.infer<typeof repertoiresSchema>
