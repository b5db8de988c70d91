import { ownData } from '@/data/own-data'
import gameNumbersFile from './game-numbers.json'
import type { GameNumbers } from './schema'

/**
 * Numbers in the game's files that @pkmn/dex lacks: the National Pokédex number of each Pokémon from the game's number 917 on,
 * and the items that work outside of battles.
 * Sources: https://github.com/kwsch/PKHeX, `SpeciesConverter` and `text_Items_en.txt`
 */
export const gameNumbers: GameNumbers = ownData(gameNumbersFile)
