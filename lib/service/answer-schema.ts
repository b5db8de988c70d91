import * as v from 'valibot'
import { integer, integerBetween, noList } from '@/data/plain-values'
import { MOVE_CATEGORIES } from '@/data/shipped/schema'
import { TYPE_NAMES } from '@/data/vocabulary'

const key = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,60}$/))
const text = v.pipe(v.string(), v.maxLength(2000))
const typeName = v.picklist(TYPE_NAMES)
const baseStat = integerBetween(1, 255)

function listOf<Schema extends v.GenericSchema>(schema: Schema) {
  return v.nullish(v.pipe(v.array(schema), v.maxLength(1000)))
}

const learnedMoves = listOf(
  v.object({
    generation: integerBetween(3, 9),
    level: v.optional(integerBetween(0, 100)),
    move: v.object({ key }),
  }),
)

/** The moves that a creature learns in one generation, by method. */
export const learnsetSchema = v.object({
  levelUpMoves: learnedMoves,
  tmMoves: learnedMoves,
  tutorMoves: learnedMoves,
  eggMoves: learnedMoves,
  eventMoves: learnedMoves,
  dreamworldMoves: learnedMoves,
  virtualTransferMoves: learnedMoves,
})

const learnset = v.pipe(noList, learnsetSchema)

const relativeSchema = v.object({
  key,
  learnsets: v.nullable(
    v.object({
      generation3: learnset,
      generation4: learnset,
      generation5: learnset,
      generation6: learnset,
      generation7: learnset,
      generation8: learnset,
    }),
  ),
})

const abilitySchema = v.object({ key, name: text, desc: v.nullable(text), shortDesc: v.nullable(text) })

function areDistinct(types: readonly { name: string }[]): boolean {
  return new Set(types.map(({ name }) => name)).size === types.length
}

/**
 * The schema of an answer to `GetPokemon`. Other fields are left out. Sizes are capped far above those of any creature.
 * Relatives are two steps deep, as in the document.
 */
export const creatureAnswerSchema = v.object({
  getPokemon: v.object({
    ...relativeSchema.entries,
    num: integer,
    types: v.pipe(
      v.array(v.object({ name: typeName })),
      v.minLength(1),
      v.maxLength(2),
      v.check((types) => areDistinct(types), 'the same type twice'),
    ),
    baseStats: v.object({
      hp: baseStat,
      attack: baseStat,
      defense: baseStat,
      specialattack: baseStat,
      specialdefense: baseStat,
      speed: baseStat,
    }),
    abilities: v.object({
      first: abilitySchema,
      second: v.nullable(abilitySchema),
      hidden: v.nullable(abilitySchema),
    }),
    evolutions: listOf(v.object({ ...relativeSchema.entries, evolutions: listOf(relativeSchema) })),
    preevolutions: listOf(v.object({ ...relativeSchema.entries, preevolutions: listOf(relativeSchema) })),
  }),
})

/** The schema of an answer to `getMove`. The power is text: `"level"` for Seismic Toss. */
export const moveAnswerSchema = v.object({
  getMove: v.object({
    key,
    name: text,
    shortDesc: v.nullable(text),
    type: typeName,
    basePower: text,
    pp: integer,
    category: v.picklist(MOVE_CATEGORIES),
    accuracy: integer,
    priority: integer,
    target: text,
    desc: v.nullable(text),
  }),
})

/** A valid answer to `GetPokemon`. */
export type CreatureAnswer = v.InferOutput<typeof creatureAnswerSchema>['getPokemon']

/** A creature or its relative, with the moves that it learns in each generation. */
export type RelativeAnswer = v.InferOutput<typeof relativeSchema>

/** The moves that a creature learns in one generation. */
export type LearnsetAnswer = v.InferOutput<typeof learnsetSchema>

/** An ability in an answer; some have no long description. */
export type AbilityAnswer = v.InferOutput<typeof abilitySchema>
