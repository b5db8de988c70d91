/** Spells `Pokémon` as the games do: releases of the creature service differ. */
export function officialSpelling(text: string): string {
  return text.replaceAll('Pokemon', 'Pokémon')
}
