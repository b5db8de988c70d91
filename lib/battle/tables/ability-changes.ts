/**
 * Moves that take or replace the ability of their target, which no field of @pkmn/dex says.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Ability#Moves_that_affect_Abilities
 */
export const CHANGES_ABILITY: ReadonlySet<string> = new Set([
  'Entrainment',
  'Gastro Acid',
  'Simple Beam',
  'Skill Swap',
  'Worry Seed',
])
