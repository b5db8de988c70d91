import * as v from 'valibot'
import { parseRecords } from '@/data/parse-records'
import { nonEmptyText } from '@/data/plain-values'
import { TYPE_NAMES } from '@/data/vocabulary'
import gameNamesFile from './game-names.json'

const names = v.array(nonEmptyText)

const gameNamesSchema = v.object({
  species: v.array(
    v.object({
      name: v.string(),
      type: v.picklist(TYPE_NAMES),
      ability: v.number(),
      alike: v.optional(names),
      teraType: v.optional(v.picklist([...TYPE_NAMES, 'Stellar'])),
      holds: v.optional(v.object({ item: nonEmptyText, without: nonEmptyText })),
    }),
  ),
  battleForms: v.record(nonEmptyText, v.object({ enters: nonEmptyText, ability: v.number() })),
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
 * - `items`: those that do something in battle, evolve a Pokémon or catch one
 */
export type GameNames = v.InferOutput<typeof gameNamesSchema>

/** Those names. A wrong file stops the build: see `parseRecords`. */
export const gameNames: Readonly<GameNames> = parseRecords(
  'data/shipped/game-names.json',
  gameNamesSchema,
  gameNamesFile,
)
