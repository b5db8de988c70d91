import { Dex, type Species } from '@pkmn/dex'

/** What a set says of its Pokémon. */
export interface NamedSpecies {
  readonly name: string
  readonly creatureKey?: string
  readonly imageAlt?: string
  readonly species: Species
}

/** Forms that the rosters call by another name than that of a region. */
const NAMES: Readonly<Record<string, string>> = {
  Tatsugiri: 'Tatsugiri (Curly)',
  'Tatsugiri-Droopy': 'Tatsugiri (Droopy)',
  'Tatsugiri-Stretchy': 'Tatsugiri (Stretchy)',
}

const REGIONAL = ['Alola', 'Galar', 'Hisui', 'Paldea']

/**
 * The Pokémon of this place in the National Pokédex in this form of the game, named as in the rosters: `Samurott (Hisui)`.
 * Undefined where there is none, or where its form has no name here: see `NAMES`.
 */
export function speciesOf(pokedex: number, form: number): NamedSpecies | undefined {
  const base = Dex.species.all().find(({ num, forme }) => num === pokedex && !forme)
  const species = Dex.species.get(base?.formeOrder?.[form] ?? (form === 0 ? (base?.name ?? '') : ''))
  if (!species.exists) return undefined
  const { id, name, baseSpecies, forme } = species
  const named = NAMES[name]
  if (named) return { name: named, creatureKey: id, species }
  if (!forme) return { name, species }
  if (!REGIONAL.includes(forme)) return undefined
  const imageAlt = `-${forme.charAt(0).toLowerCase()}`
  return { name: `${baseSpecies} (${forme})`, creatureKey: id, imageAlt, species }
}
