import bagItemsFile from './bag-items.json' with { type: 'json' }

/**
 * The items that a Pokémon can hold in Scarlet and Violet and that do nothing in battle: medicine, candy, mints, Tera Shards,
 * treasures. @pkmn/dex has all others.
 * Source: https://github.com/kwsch/PKHeX/blob/master/PKHeX.Core/Items/ItemStorage9SV.cs
 */
export const bagItems: readonly string[] = bagItemsFile
