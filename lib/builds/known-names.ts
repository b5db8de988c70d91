import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { type DexForm, type FormTraits, formEntering, traitsOfForm } from './form-traits'

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
  /** The first ability of a species; `undefined` for no species. */
  readonly firstAbility: (species: string) => string | undefined
  /** The form that enters a battle, of one that begins only during it; `undefined` for any other. */
  readonly formEntering: (species: string) => string | undefined
  /** The Tera type and item that a form always has. */
  readonly formTraits: (species: string) => FormTraits
  /** The form that a species takes with an item; `undefined` if it stays as it is. */
  readonly formHolding: (species: string, item: string) => string | undefined
}

interface Table<Named extends { readonly name: string } = { readonly name: string }> {
  get(name: string): Named | undefined
}

interface Species extends DexForm {
  readonly types: readonly string[]
  readonly abilities: { readonly 0: string }
}

interface Tables {
  readonly species: Table<Species> & Iterable<Species>
  readonly abilities: Table
  readonly items: Table
  readonly moves: Table
  readonly natures: Table
}

/** The names of a generation of @pkmn/data. */
export function knownNamesOf(generation: Tables): KnownNames {
  const { species } = generation
  const traits = (name: string) => {
    const form = species.get(name)
    return form ? traitsOfForm(form, generation) : {}
  }
  return {
    species: (name) => species.get(name)?.name,
    abilities: (name) => generation.abilities.get(name)?.name,
    items: (name) => generation.items.get(name)?.name,
    moves: (name) => generation.moves.get(name)?.name,
    natures: (name) => generation.natures.get(name)?.name,
    firstType: (name) => TYPE_NAMES.find((type) => type === species.get(name)?.types[0]),
    firstAbility: (name) => species.get(name)?.abilities[0],
    formEntering: (name) => {
      const form = species.get(name)
      return form && formEntering(form, generation)
    },
    formTraits: traits,
    formHolding: formHolding([...species].map(({ name }) => ({ name, ...traits(name) }))),
  }
}

/** Finds the form that a species takes with an item, among all forms. */
export function formHolding(
  forms: readonly (FormTraits & { readonly name: string })[],
): KnownNames['formHolding'] {
  const made = new Map(
    forms.flatMap(({ name, holds }) => (holds ? [[keyOf(holds.without, holds.item), name]] : [])),
  )
  return (species, item) => made.get(keyOf(species, item))
}

function keyOf(species: string, item: string): string {
  return `${species} @ ${item}`
}
