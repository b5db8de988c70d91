import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'

/** Finds the exact name of something in the games, whatever the case and punctuation of the name given. */
export type FindName = (name: string) => string | undefined

/** The names that a set may use. */
export interface KnownNames {
  readonly species: FindName
  readonly abilities: FindName
  readonly items: FindName
  readonly moves: FindName
  readonly natures: FindName
  /** The first type of a species; `undefined` for none. */
  readonly firstType: (species: string) => TypeName | undefined
}

interface Table<Named extends { readonly name: string } = { readonly name: string }> {
  get(name: string): Named | undefined
}

interface Tables {
  readonly species: Table<{ readonly name: string; readonly types: readonly string[] }>
  readonly abilities: Table
  readonly items: Table
  readonly moves: Table
  readonly natures: Table
}

/** The names of a generation of @pkmn/data. */
export function knownNamesOf(generation: Tables): KnownNames {
  return {
    species: (name) => generation.species.get(name)?.name,
    abilities: (name) => generation.abilities.get(name)?.name,
    items: (name) => generation.items.get(name)?.name,
    moves: (name) => generation.moves.get(name)?.name,
    natures: (name) => generation.natures.get(name)?.name,
    firstType: (name) => TYPE_NAMES.find((type) => type === generation.species.get(name)?.types[0]),
  }
}
