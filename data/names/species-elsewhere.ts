import speciesElsewhereFile from './species-elsewhere.json' with { type: 'json' }

/**
 * The names that Pokémon have in French, German, Italian or Spanish and not in English, as the games write them. In other
 * languages no name is written in Latin letters.
 */
export const speciesElsewhere: readonly string[] = speciesElsewhereFile
