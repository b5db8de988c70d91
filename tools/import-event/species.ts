import { Dex, type Species } from '@pkmn/dex'

export interface NamedSpecies {
  readonly name: string
  readonly creatureKey?: string
  readonly imageAlt?: string
  readonly species: Species
}

/** Forms that the rosters do not name after a region. */
const NAMES: Readonly<Record<string, string>> = {
  Tatsugiri: 'Tatsugiri (Curly)',
  'Tatsugiri-Droopy': 'Tatsugiri (Droopy)',
  'Tatsugiri-Stretchy': 'Tatsugiri (Stretchy)',
}

const REGIONAL = ['Alola', 'Galar', 'Hisui', 'Paldea']

/**
 * Returns the Pokémon with a number of the National Pokédex and a form number of the game, by its name in the rosters:
 * `Samurott (Hisui)`. `undefined` if it is unknown or its form has no name: see `NAMES`.
 */
export function speciesOf(pokedex: number, form: number): NamedSpecies | undefined {
  const base = Dex.species.all().find(({ num, forme }) => num === pokedex && !forme)
  const species = Dex.species.get(base?.formeOrder?.[form] ?? (form === 0 ? (base?.name ?? '') : ''))
  if (!species.exists) return undefined
  const { id, name, baseSpecies, forme } = species
  const ownName = NAMES[name]
  if (ownName) return { name: ownName, creatureKey: id, species }
  if (!forme) return { name, species }
  if (!REGIONAL.includes(forme)) return undefined
  const imageAlt = `-${forme.charAt(0).toLowerCase()}`
  return { name: `${baseSpecies} (${forme})`, creatureKey: id, imageAlt, species }
}
