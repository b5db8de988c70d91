import bagItemsFile from './bag-items.json' with { type: 'json' }
import speciesElsewhereFile from './species-elsewhere.json' with { type: 'json' }

/**
 * The items that a Pokémon can hold in Scarlet and Violet and that do nothing in battle: medicine, candy, mints, Tera Shards,
 * treasures. @pkmn/dex has all other items.
 * Source: https://github.com/kwsch/PKHeX/blob/master/PKHeX.Core/Items/ItemStorage9SV.cs
 */
export const bagItems: readonly string[] = bagItemsFile

/**
 * The names that Pokémon have in French, German, Italian or Spanish and not in English, as the games write them. Other
 * languages use no Latin letters.
 */
export const speciesElsewhere: readonly string[] = speciesElsewhereFile
