import * as z from 'zod'
import { ownData } from '@/data/own-data'
import { nonEmptyText, positiveInteger } from '@/data/plain-values'
import gameNumbersFile from './game-numbers.json'

/** The schema of the file. */
export const gameNumbersSchema = z.strictObject({
  pokedexFrom917: z.array(positiveInteger),
  items: z.record(z.string(), nonEmptyText),
})

/**
 * What the game's files call by number, where @pkmn/dex has no such number: from its own number 917 on, the place of each
 * Pokémon in the National Pokédex; and items by their number, those that work outside of battles.
 * Sources: https://github.com/kwsch/PKHeX, `SpeciesConverter` and `text_Items_en.txt`
 */
export const gameNumbers: z.infer<typeof gameNumbersSchema> = ownData(gameNumbersFile)
