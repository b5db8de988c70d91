import * as z from 'zod'
import { nonEmptyText } from '@/data/plain-values'
import { TYPE_NAMES } from '@/data/vocabulary'

const names = z.array(nonEmptyText)

/** Terapagos alone is always Stellar. */
const teraTypeSchema = z.enum([...TYPE_NAMES, 'Stellar'])

/** The schema of `data/shipped/game-names.json`. */
export const gameNamesSchema = z.object({
  species: z.array(
    z.object({
      name: z.string(),
      type: z.enum(TYPE_NAMES),
      ability: z.int(),
      alike: z.optional(names),
      teraType: z.optional(teraTypeSchema),
      holds: z.optional(z.object({ item: nonEmptyText, without: nonEmptyText })),
    }),
  ),
  battleForms: z.record(nonEmptyText, z.object({ enters: nonEmptyText, ability: z.int() })),
  abilities: names,
  items: names,
  moves: names,
  natures: names,
})

/**
 * The names of Scarlet and Violet, as @pkmn/data and the damage calculator write them.
 *
 * - `species`: each with its first type and the place of its first ability in `abilities`. `alike` are forms that differ by
 *   looks alone and have no data of their own (`Gastrodon-East`); `teraType` is set if it can have only one; `holds` names
 *   the item that makes the form, and the species without that item
 * - `battleForms`: forms that begin during a battle, of this game or another, each with the form that enters it, and the
 *   place of its ability in `abilities`, or -1
 * - `items`: all that do something in battle, evolve a Pokémon or catch one
 */
export type GameNames = z.infer<typeof gameNamesSchema>

/** The schema of `data/shipped/repertoires.json`. */
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
 * - `creatures`: in the order of the species of `gameNames`; `null` for what a player cannot own, such as a form that begins
 *   in battle. `abilities` are the names, the usual one first; `teraType` is set where it can have one only, `holds` where its
 *   form needs an item. `usual` is what one brings whom no list names: the stat that it strikes with, its Tera type, its
 *   strongest moves of different types, and the Eviolite of one that still evolves
 * - `learners`: in the order of the moves of `gameNames`, who can know each: in base64 one bit for each of `creatures`, of a
 *   byte the lowest first
 */
export type Repertoires = z.infer<typeof repertoiresSchema>

/** The schema of a file of `data/names`. */
export const namesSchema = names
