import { ownData } from '@/data/own-data'
import gameNumbersFile from './game-numbers.json'
import type { GameNumbers } from './schema'

/**
 * Numbers that @pkmn/dex lacks: National Pokédex numbers from the game's number 917 on, and items that work outside
 * of battles.
 * Sources: https://github.com/kwsch/PKHeX, `SpeciesConverter` and `text_Items_en.txt`
 */
export const gameNumbers: GameNumbers = ownData(gameNumbersFile)
