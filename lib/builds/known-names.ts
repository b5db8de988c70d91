/** Finds the exact name of something in the games, whatever the case and punctuation of the name given. */
export type FindName = (name: string) => string | undefined

/** The names that a set may use. */
export interface KnownNames {
  readonly species: FindName
  readonly abilities: FindName
  readonly items: FindName
  readonly moves: FindName
  readonly natures: FindName
}

interface Table {
  get(name: string): { readonly name: string } | undefined
}

/** The names of a generation of @pkmn/data. */
export function knownNamesOf(generation: Readonly<Record<keyof KnownNames, Table>>): KnownNames {
  return {
    species: (name) => generation.species.get(name)?.name,
    abilities: (name) => generation.abilities.get(name)?.name,
    items: (name) => generation.items.get(name)?.name,
    moves: (name) => generation.moves.get(name)?.name,
    natures: (name) => generation.natures.get(name)?.name,
  }
}
