import { gameNames } from '@/data/shipped/game-names'
import { type FindName, formHolding, type KnownNames } from '@/lib/builds/known-names'
import { nameReader } from '@/lib/names/name-reader'

const { battleForms } = gameNames

const species = nameReader([
  ...Object.keys(battleForms).map((form) => [form, form] as const),
  ...gameNames.species.flatMap(({ name, alike = [] }) =>
    [name, ...alike].map((spelling) => [spelling, name] as const),
  ),
])

const bySpecies = new Map(gameNames.species.map((entry) => [entry.name, entry]))

/** Includes battle forms of any game. Finds a purely cosmetic form as the form in battles. */
export const shippedNames: KnownNames = {
  species,
  abilities: finderOf(gameNames.abilities),
  items: finderOf(gameNames.items),
  moves: finderOf(gameNames.moves),
  natures: finderOf(gameNames.natures),
  firstType: (name) => bySpecies.get(species(name) ?? '')?.type,
  firstAbility: (name) => gameNames.abilities[(bySpecies.get(name) ?? battleForms[name])?.ability ?? -1],
  formEntering: (name) => battleForms[name]?.enters,
  formTraits: (name) => bySpecies.get(name) ?? {},
  formHolding: formHolding(gameNames.species),
}

function finderOf(names: readonly string[]): FindName {
  const byKey = new Map(names.map((name) => [keyOf(name), name]))
  return (name) => byKey.get(keyOf(name))
}

// `Will-O-Wisp` and `will o wisp` are the same name.
function keyOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}
