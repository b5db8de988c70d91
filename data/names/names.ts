import bagItemsFile from './bag-items.json' with { type: 'json' }
import speciesElsewhereFile from './species-elsewhere.json' with { type: 'json' }

/**
 * Items that Pokémon can hold in Scarlet and Violet but that do nothing in battle: medicine, candy, mints, Tera
 * Shards, treasures. @pkmn/dex has all other items.
 * Source: https://github.com/kwsch/PKHeX/blob/master/PKHeX.Core/Items/ItemStorage9SV.cs
 */
export const bagItems: readonly string[] = bagItemsFile

/**
 * French, German, Italian and Spanish names that differ from the English names. Other languages use no
 * Latin letters.
 */
export const speciesElsewhere: readonly string[] = speciesElsewhereFile
