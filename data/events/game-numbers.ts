import * as v from 'valibot'
import { parseRecords } from '@/data/parse-records'
import { nonEmptyText, positiveInteger } from '@/data/plain-values'
import gameNumbersFile from './game-numbers.json'

const gameNumbersSchema = v.strictObject({
  pokedexFrom917: v.array(positiveInteger),
  items: v.record(v.string(), nonEmptyText),
})

/**
 * What the game's files call by number, where @pkmn/dex has no such number: from its own number 917 on, the place of each
 * Pokémon in the National Pokédex; and items by their number, those that work outside of battles.
 * Sources: https://github.com/kwsch/PKHeX, `SpeciesConverter` and `text_Items_en.txt`
 */
export const gameNumbers = parseRecords('data/events/game-numbers.json', gameNumbersSchema, gameNumbersFile)
