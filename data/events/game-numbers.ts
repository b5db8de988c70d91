import * as z from 'zod/mini'
import { parseRecords } from '@/data/parse-records'
import gameNumbersFile from './game-numbers.json'

const gameNumbersSchema = z.strictObject({
  pokedexFrom917: z.array(z.int().check(z.positive())),
  items: z.record(z.string(), z.string().check(z.minLength(1))),
})

/**
 * What the game's files call by number, where @pkmn/dex has no such number: from its own number 917 on, the place of each
 * Pokémon in the National Pokédex; and items by their number, those that work outside of battles.
 * Sources: https://github.com/kwsch/PKHeX, `SpeciesConverter` and `text_Items_en.txt`
 */
export const gameNumbers = parseRecords('data/events/game-numbers.json', gameNumbersSchema, gameNumbersFile)
