export const TERA_RAID_BATTLE = 'https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle'

export const CREATURE_SERVICE = 'https://github.com/favware/graphql-pokemon'

export const PKMN_DEX = 'https://github.com/pkmn/ps'

export const SMOGON_CALC = 'https://github.com/smogon/damage-calc'
