import * as v from 'valibot'
import { parseRecords } from '@/data/parse-records'
import { TYPE_NAMES } from '@/data/vocabulary'
import repertoiresFile from './repertoires.json'

/** Terapagos alone is always Stellar. */
const teraTypeSchema = v.picklist([...TYPE_NAMES, 'Stellar'])

/** The schema of `data/shipped/repertoires.json`. */
const repertoiresSchema = v.object({
  creatures: v.array(
    v.nullable(
      v.object({
        abilities: v.pipe(v.array(v.string()), v.minLength(1)),
        teraType: v.optional(teraTypeSchema),
        holds: v.optional(v.string()),
        usual: v.object({
          strength: v.picklist(['atk', 'spa']),
          teraType: teraTypeSchema,
          item: v.optional(v.string()),
          moves: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(4)),
        }),
      }),
    ),
  ),
  learners: v.array(v.string()),
})

/**
 * What the Pokémon of Scarlet and Violet can have.
 *
 * - `creatures`: in the order of the species of `gameNames`; `null` for what a player cannot own, such as a form that begins
 *   in battle. `abilities` are the names, the usual one first; `teraType` is set where it can have one only, `holds` where its
 *   form needs an item. `usual` is what one brings whom no list names: the stat that it strikes with, its Tera type, its
 *   strongest moves of different types, and the Eviolite of one that still evolves
 * - `learners`: in the order of the moves of `gameNames`, who can know each: in base64 one bit for each of `creatures`, of a
 *   byte the lowest first
 */
export type Repertoires = v.InferOutput<typeof repertoiresSchema>

/** Those repertoires. Made by `npm run ship-data`. A wrong file stops the build: see `parseRecords`. */
export const repertoires: Readonly<Repertoires> = parseRecords(
  'data/shipped/repertoires.json',
  repertoiresSchema,
  repertoiresFile,
)
