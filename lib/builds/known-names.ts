import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { type DexForm, type FormTraits, formEntering, traitsOfForm } from './form-traits'

/** Ignores case and punctuation. */
export type FindName = (name: string) => string | undefined

export interface KnownNames {
  readonly species: FindName
  readonly abilities: FindName
  readonly items: FindName
  readonly moves: FindName
  readonly natures: FindName
  readonly firstType: (species: string) => TypeName | undefined
  readonly firstAbility: (species: string) => string | undefined
  readonly formEntering: (species: string) => string | undefined
  readonly formTraits: (species: string) => FormTraits
  readonly formHolding: (species: string, item: string) => string | undefined
}

interface Table<T extends { readonly name: string } = { readonly name: string }> {
  get(name: string): T | undefined
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

export function formHolding(
  forms: readonly (FormTraits & { readonly name: string })[],
): KnownNames['formHolding'] {
  const formsByItem = new Map(
    forms.flatMap(({ name, holds }) => (holds ? [[keyOf(holds.without, holds.item), name]] : [])),
  )
  return (species, item) => formsByItem.get(keyOf(species, item))
}

function keyOf(species: string, item: string): string {
  return `${species} @ ${item}`
}
