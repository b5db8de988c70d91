import * as z from 'zod/mini'
import { MOVE_CATEGORIES } from '@/data/shipped/schema'
import { TYPE_NAMES } from '@/data/vocabulary'

const key = z.string().check(z.regex(/^[a-z0-9]{1,60}$/))
const text = z.string().check(z.maxLength(2000))
const typeName = z.enum(TYPE_NAMES)
const baseStat = z.int().check(z.minimum(1), z.maximum(255))

function listOf<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.nullish(z.array(schema).check(z.maxLength(1000)))
}

const learnedMoves = listOf(
  z.object({
    generation: z.int().check(z.minimum(3), z.maximum(9)),
    level: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
    move: z.object({ key }),
  }),
)

/** The moves that a creature learns in one generation, by method. */
export const learnsetSchema = z.object({
  levelUpMoves: learnedMoves,
  tmMoves: learnedMoves,
  tutorMoves: learnedMoves,
  eggMoves: learnedMoves,
  eventMoves: learnedMoves,
  dreamworldMoves: learnedMoves,
  virtualTransferMoves: learnedMoves,
})

const relativeSchema = z.object({
  key,
  learnsets: z.nullable(
    z.object({
      generation3: learnsetSchema,
      generation4: learnsetSchema,
      generation5: learnsetSchema,
      generation6: learnsetSchema,
      generation7: learnsetSchema,
      generation8: learnsetSchema,
    }),
  ),
})

const abilitySchema = z.object({ key, name: text, desc: z.nullable(text), shortDesc: z.nullable(text) })

function areDistinct(types: readonly { name: string }[]): boolean {
  return new Set(types.map(({ name }) => name)).size === types.length
}

/**
 * The schema of an answer to `GetPokemon`. Other fields are left out. Sizes are capped far above those of any creature.
 * Relatives are two steps deep, as in the document.
 */
export const creatureAnswerSchema = z.object({
  getPokemon: z.extend(relativeSchema, {
    num: z.int(),
    types: z
      .array(z.object({ name: typeName }))
      .check(z.minLength(1), z.maxLength(2), z.refine(areDistinct, 'the same type twice')),
    baseStats: z.object({
      hp: baseStat,
      attack: baseStat,
      defense: baseStat,
      specialattack: baseStat,
      specialdefense: baseStat,
      speed: baseStat,
    }),
    abilities: z.object({
      first: abilitySchema,
      second: z.nullable(abilitySchema),
      hidden: z.nullable(abilitySchema),
    }),
    evolutions: listOf(z.extend(relativeSchema, { evolutions: listOf(relativeSchema) })),
    preevolutions: listOf(z.extend(relativeSchema, { preevolutions: listOf(relativeSchema) })),
  }),
})

/** The schema of an answer to `getMove`. The power is text: `"level"` for Seismic Toss. */
export const moveAnswerSchema = z.object({
  getMove: z.object({
    key,
    name: text,
    shortDesc: z.nullable(text),
    type: typeName,
    basePower: text,
    pp: z.int(),
    category: z.enum(MOVE_CATEGORIES),
    accuracy: z.int(),
    priority: z.int(),
    target: text,
    desc: z.nullable(text),
  }),
})

/** A valid answer to `GetPokemon`. */
export type CreatureAnswer = z.infer<typeof creatureAnswerSchema>['getPokemon']

/** A creature or its relative, with the moves that it learns in each generation. */
export type RelativeAnswer = z.infer<typeof relativeSchema>

/** The moves that a creature learns in one generation. */
export type LearnsetAnswer = z.infer<typeof learnsetSchema>

/** An ability in an answer; some have no long description. */
export type AbilityAnswer = z.infer<typeof abilitySchema>
