import * as v from 'valibot'
import { parseRecords } from '@/data/parse-records'
import { nonEmptyText } from '@/data/plain-values'
import { TYPE_NAMES } from '@/data/vocabulary'
import gameNamesFile from './game-names.json'

const names = v.array(nonEmptyText)

const gameNamesSchema = v.object({
  species: v.array(v.object({ name: v.string(), type: v.picklist(TYPE_NAMES), alike: v.optional(names) })),
  abilities: names,
  items: names,
  moves: names,
  natures: names,
})

/**
 * The names of Scarlet and Violet, as @pkmn/data and the damage calculator write them. A species has its first type, and
 * the forms that differ from it by looks alone and have no data of their own (`Gastrodon-East`). Items are those that do
 * something in battle, evolve a Pokémon or catch one.
 */
export type GameNames = v.InferOutput<typeof gameNamesSchema>

/** Those names. A wrong file stops the build: see `parseRecords`. */
export const gameNames: Readonly<GameNames> = parseRecords(
  'data/shipped/game-names.json',
  gameNamesSchema,
  gameNamesFile,
)
