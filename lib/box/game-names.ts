import { gameNames } from '@/data/shipped/game-names'
import type { FindName, KnownNames } from '@/lib/builds/known-names'
import { nameReader } from '@/lib/names/name-reader'

const species = nameReader(
  gameNames.species.flatMap(({ name, alike = [] }) =>
    [name, ...alike].map((known) => [known, name] as const),
  ),
)

const types = new Map(gameNames.species.map(({ name, type }) => [name, type]))

/** The names of Scarlet and Violet. Forms that differ by looks alone are found as the one that battles know. */
export const shippedNames: KnownNames = {
  species,
  abilities: finderOf(gameNames.abilities),
  items: finderOf(gameNames.items),
  moves: finderOf(gameNames.moves),
  natures: finderOf(gameNames.natures),
  firstType: (name) => types.get(species(name) ?? ''),
}

function finderOf(names: readonly string[]): FindName {
  const byKey = new Map(names.map((name) => [keyOf(name), name]))
  return (name) => byKey.get(keyOf(name))
}

// `Will-O-Wisp` and `will o wisp` are one name.
function keyOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}
