import {
  array,
  extend,
  type infer as Infer,
  int,
  maxLength,
  minLength,
  nullable,
  nullish,
  object,
  optional,
  enum as picklist,
  refine,
  regex,
  string,
  type ZodMiniType,
} from 'zod/mini'
import { MOVE_CATEGORIES } from '@/data/moves/terms'
import { integerBetween } from '@/data/plain-values'
import { TYPE_NAMES } from '@/data/vocabulary'

const key = string().check(regex(/^[a-z0-9]{1,60}$/))
const text = string().check(maxLength(2000))
const typeName = picklist(TYPE_NAMES)
const baseStat = integerBetween(1, 255)

function listOf<Schema extends ZodMiniType>(schema: Schema) {
  return nullish(array(schema).check(maxLength(1000)))
}

const learnedMoves = listOf(
  object({
    generation: integerBetween(3, 9),
    level: optional(integerBetween(0, 100)),
    move: object({ key }),
  }),
)

/** The moves that a creature learns in one generation, by method. */
export const learnsetSchema = object({
  levelUpMoves: learnedMoves,
  tmMoves: learnedMoves,
  tutorMoves: learnedMoves,
  eggMoves: learnedMoves,
  eventMoves: learnedMoves,
  dreamworldMoves: learnedMoves,
  virtualTransferMoves: learnedMoves,
})

const relativeSchema = object({
  key,
  learnsets: nullable(
    object({
      generation3: learnsetSchema,
      generation4: learnsetSchema,
      generation5: learnsetSchema,
      generation6: learnsetSchema,
      generation7: learnsetSchema,
      generation8: learnsetSchema,
    }),
  ),
})

const abilitySchema = object({ key, name: text, desc: nullable(text), shortDesc: nullable(text) })

function areDistinct(types: readonly { name: string }[]): boolean {
  return new Set(types.map(({ name }) => name)).size === types.length
}

/**
 * The schema of an answer to `GetPokemon`. Other fields are left out. Sizes are capped far above those of any creature.
 * Relatives are two steps deep, as in the document.
 */
export const creatureAnswerSchema = object({
  getPokemon: extend(relativeSchema, {
    num: int(),
    types: array(object({ name: typeName })).check(
      minLength(1),
      maxLength(2),
      refine((types) => areDistinct(types), 'the same type twice'),
    ),
    baseStats: object({
      hp: baseStat,
      attack: baseStat,
      defense: baseStat,
      specialattack: baseStat,
      specialdefense: baseStat,
      speed: baseStat,
    }),
    abilities: object({
      first: abilitySchema,
      second: nullable(abilitySchema),
      hidden: nullable(abilitySchema),
    }),
    evolutions: listOf(extend(relativeSchema, { evolutions: listOf(relativeSchema) })),
    preevolutions: listOf(extend(relativeSchema, { preevolutions: listOf(relativeSchema) })),
  }),
})

/** The schema of an answer to `getMove`. The power is text: `"level"` for Seismic Toss. */
export const moveAnswerSchema = object({
  getMove: object({
    key,
    name: text,
    shortDesc: nullable(text),
    type: typeName,
    basePower: text,
    pp: int(),
    category: picklist(MOVE_CATEGORIES),
    accuracy: int(),
    priority: int(),
    target: text,
    desc: nullable(text),
  }),
})

/** A valid answer to `GetPokemon`. */
export type CreatureAnswer = Infer<typeof creatureAnswerSchema>['getPokemon']

/** A creature or its relative, with the moves that it learns in each generation. */
export type RelativeAnswer = Infer<typeof relativeSchema>

/** The moves that a creature learns in one generation. */
export type LearnsetAnswer = Infer<typeof learnsetSchema>

/** An ability in an answer; some have no long description. */
export type AbilityAnswer = Infer<typeof abilitySchema>
