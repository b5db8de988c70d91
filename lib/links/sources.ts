/** What players found out about raids. */
export const TERA_RAID_BATTLE = 'https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle'

export const CREATURE_SERVICE = 'https://github.com/favware/graphql-pokemon'

/** @pkmn/dex: effects of moves, abilities and items. */
export const PKMN_DEX = 'https://github.com/pkmn/ps'

/** @smogon/calc: damage of hits. */
export const SMOGON_CALC = 'https://github.com/smogon/damage-calc'
