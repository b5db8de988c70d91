import { type Ability, Dex, type Species } from '@pkmn/dex'
import { GraphQLError } from 'graphql'
import { movesLearnedBy } from './learnsets'
import { evolutionsOf, preevolutionsOf, speciesOfKey } from './species'

type BaseStats = Species['baseStats']
type Abilities = Species['abilities']

/** Answers `getPokemon`: a creature, its types, stats, abilities and relatives. */
export const creatureResolvers = {
  Query: {
    getPokemon(_root: unknown, { pokemon }: { pokemon: string }): Species {
      const species = speciesOfKey(pokemon)
      if (!species) throw new GraphQLError(`The local creature service has no creature ${pokemon}.`)
      return species
    },
  },
  Pokemon: {
    key: ({ id }: Species) => id,
    num: ({ num }: Species) => num,
    types: ({ types }: Species) => types,
    baseStats: ({ baseStats }: Species) => baseStats,
    abilities: ({ abilities }: Species) => abilities,
    learnsets: movesLearnedBy,
    evolutions: (species: Species) => listOrNull(evolutionsOf(species)),
    preevolutions: (species: Species) => listOrNull(preevolutionsOf(species)),
  },
  PokemonType: {
    name: (type: string) => type,
  },
  Stats: {
    hp: ({ hp }: BaseStats) => hp,
    attack: ({ atk }: BaseStats) => atk,
    defense: ({ def }: BaseStats) => def,
    specialattack: ({ spa }: BaseStats) => spa,
    specialdefense: ({ spd }: BaseStats) => spd,
    speed: ({ spe }: BaseStats) => spe,
  },
  Abilities: {
    first: (abilities: Abilities) => abilityOf(abilities[0]),
    second: (abilities: Abilities) => abilityOf(abilities[1]),
    hidden: (abilities: Abilities) => abilityOf(abilities.H),
    special: (abilities: Abilities) => abilityOf(abilities.S),
  },
  Ability: {
    key: ({ id }: Ability) => id,
    name: ({ name }: Ability) => name,
    // The service leaves out a long description that would only repeat the short one.
    desc: ({ desc, shortDesc }: Ability) => (desc === shortDesc ? null : desc),
    shortDesc: ({ shortDesc }: Ability) => shortDesc,
  },
}

function abilityOf(name: string | undefined): Ability | null {
  return name ? Dex.abilities.get(name) : null
}

function listOrNull<Member>(list: readonly Member[]): readonly Member[] | null {
  return list.length > 0 ? list : null
}
