/** Where players wrote down what they found out about raids. */
export const TERA_RAID_BATTLE = 'https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle'

/** The creature service. */
export const CREATURE_SERVICE = 'https://github.com/favware/graphql-pokemon'

/** What moves, abilities and items do: @pkmn/dex. */
export const PKMN_DEX = 'https://github.com/pkmn/ps'

/** How much damage a hit does: @smogon/calc. */
export const SMOGON_CALC = 'https://github.com/smogon/damage-calc'
