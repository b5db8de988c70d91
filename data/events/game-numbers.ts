import { ownData } from '@/data/own-data'
import gameNumbersFile from './game-numbers.json'
import type { GameNumbers } from './schema'

/**
 * What the game's files call by number, where @pkmn/dex has no such number: from its own number 917 on, the place of each
 * Pokémon in the National Pokédex; and items by their number, those that work outside of battles.
 * Sources: https://github.com/kwsch/PKHeX, `SpeciesConverter` and `text_Items_en.txt`
 */
export const gameNumbers: GameNumbers = ownData(gameNumbersFile)
