import type { Specie } from '@pkmn/data'
import type { GameNames } from '@/data/shipped/game-names'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { generation9 } from '@/tools/plans/creatures/generation'

/** The names of Scarlet and Violet that a pasted Pokémon may have. */
export function gameNames(): GameNames {
  return {
    species: [...generation9.species].map((species) => ({
      name: species.name,
      type: firstType(species),
      ...(species.cosmeticFormes && { alike: [...species.cosmeticFormes] }),
    })),
    abilities: namesOf(generation9.abilities),
    items: namesOf(generation9.items),
    moves: namesOf(generation9.moves),
    natures: namesOf(generation9.natures),
  }
}

function firstType({ name, types }: Specie): TypeName {
  const type = TYPE_NAMES.find((known) => known === types[0])
  if (!type) throw new Error(`${name} has no type`)
  return type
}

function namesOf(entries: Iterable<{ readonly name: string }>): string[] {
  return [...entries].map(({ name }) => name).sort()
}
