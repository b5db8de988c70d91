import type { Ability, Move, Species } from '@pkmn/dex'
import { GraphQLError, type GraphQLResolveInfo } from 'graphql'
import type { LearnedMove } from '@/lib/creature/learned'
import { movesLearnedBy } from './learnsets'
import { creatureResolvers, moveResolvers } from './resolvers'
import { speciesOfKey } from './species'

const REPEATS_FIRST_ABILITY = ['alcremie', 'polteageist']

/**
 * Resolvers that reproduce the known errors of the real Pokémon API, as of November 2026.
 * - Grassy Glide has power 60.
 * - Excadrill always fails: its third ability is missing from the API's own list of abilities.
 * - The first ability of Alcremie and Polteageist is also their second.
 * - Weavile learns Reflect until generation 7, not by TM in generation 8.
 * - Relatives of a species have the learnset of the species itself.
 * - Texts have `Pokémon`, where @pkmn/dex has `Pokemon`.
 *
 * Source: a comparison of the API with @pkmn/dex for the species and moves of all raids.
 */
export const knownErrors = {
  Pokemon: {
    abilities: abilitiesOf,
    async learnsets(_relative: Species, _parameters: unknown, _context: unknown, info: GraphQLResolveInfo) {
      const species = speciesOfKey(String(info.variableValues.pokemon))
      const learned = species ? await movesLearnedBy(species) : []
      return species?.id === 'weavile' ? learned.filter(isNotReflectInGeneration8) : learned
    },
  },
  Ability: {
    desc: (ability: Ability) => withAccent(creatureResolvers.Ability.desc(ability)),
    shortDesc: ({ shortDesc }: Ability) => withAccent(shortDesc),
  },
  Move: {
    basePower: (move: Move) => (move.id === 'grassyglide' ? '60' : moveResolvers.Move.basePower(move)),
    desc: ({ desc }: Move) => withAccent(desc),
    shortDesc: ({ shortDesc }: Move) => withAccent(shortDesc),
  },
}

function isNotReflectInGeneration8([move, { generation }]: LearnedMove): boolean {
  return move !== 'reflect' || generation !== 8
}

function abilitiesOf({ id, abilities }: Species): Species['abilities'] {
  if (id === 'excadrill') {
    throw new GraphQLError('Enum "AbilitiesEnum" cannot represent value: "piercingdrill"')
  }
  return REPEATS_FIRST_ABILITY.includes(id) ? { ...abilities, 1: abilities[0] } : abilities
}

function withAccent(text: string | null): string | null {
  return text?.replaceAll('Pokemon', 'Pokémon') ?? null
}
