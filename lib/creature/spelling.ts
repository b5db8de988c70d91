/** A text of the creature service in the spelling of the games: its releases differ in `Pokemon` and `Pokémon`. */
export function asTheGamesSpell(text: string): string {
  return text.replaceAll('Pokemon', 'Pokémon')
}
