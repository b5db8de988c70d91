/** A text of the creature service in the spelling of the games: its releases differ in `Pokemon` and `Pokémon`. */
export function officialSpelling(text: string): string {
  return text.replaceAll('Pokemon', 'Pokémon')
}
