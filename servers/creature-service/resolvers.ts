import { type Ability, Dex, type Move, type Species } from '@pkmn/dex'
import { GraphQLError } from 'graphql'
import type { LearnMethod } from '@/data/moves/terms'
import type { LearnedMove } from '@/lib/creature/learned'
import { movesLearnedBy } from './learnsets'
import { evolutionsOf, preevolutionsOf, speciesOfKey } from './species'

type BaseStats = Species['baseStats']
type Abilities = Species['abilities']

export const creatureResolvers = {
  Query: {
    getPokemon(_root: unknown, { pokemon }: { pokemon: string }): Species {
      const species = speciesOfKey(pokemon)
      if (!species) throw new GraphQLError(`The local Pokémon API has no creature ${pokemon}.`)
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
    desc: ({ desc, shortDesc }: Ability) => (desc === shortDesc ? null : desc),
    shortDesc: ({ shortDesc }: Ability) => shortDesc,
  },
}

function abilityOf(name: string | undefined): Ability | null {
  return name ? Dex.abilities.get(name) : null
}

function listOrNull<T>(list: readonly T[]): readonly T[] | null {
  return list.length > 0 ? list : null
}

export const moveResolvers = {
  Query: {
    getMove(_root: unknown, { move: key }: { move: string }): Move {
      const move = Dex.moves.get(key)
      if (move.id !== key) throw new GraphQLError(`The local Pokémon API has no move ${key}.`)
      return move
    },
  },
  Move: {
    key: ({ id }: Move) => id,
    name: ({ name }: Move) => name,
    type: ({ type }: Move) => type,
    category: ({ category }: Move) => category,
    basePower: ({ basePower, damage }: Move) => String(damage || basePower),
    pp: ({ pp }: Move) => pp,
    accuracy: ({ accuracy }: Move) => (accuracy === true ? 100 : accuracy),
    priority: ({ priority }: Move) => priority,
    target: ({ target }: Move) => target,
    desc: ({ desc }: Move) => desc,
    shortDesc: ({ shortDesc }: Move) => shortDesc,
  },
}

export const learnsetResolvers = {
  GenerationalPokemonLearnset: {
    generation3: inGeneration(3),
    generation4: inGeneration(4),
    generation5: inGeneration(5),
    generation6: inGeneration(6),
    generation7: inGeneration(7),
    generation8: inGeneration(8),
  },
  PokemonLearnset: {
    levelUpMoves: byMethod('level up'),
    tmMoves: byMethod('TM'),
    tutorMoves: byMethod('tutor'),
    eggMoves: byMethod('egg'),
    eventMoves: byMethod('event'),
    dreamworldMoves: byMethod('Dream World'),
    virtualTransferMoves: byMethod('virtual transfer'),
  },
  LearnsetMove: { generation, move },
  LearnsetLevelUpMove: { generation, move, level: ([, way]: LearnedMove) => way.level },
}

function inGeneration(generation: number) {
  return (learned: readonly LearnedMove[]) => learned.filter(([, way]) => way.generation === generation)
}

function byMethod(method: LearnMethod) {
  return (learned: readonly LearnedMove[]) => learned.filter(([, way]) => way.method === method)
}

function generation([, way]: LearnedMove): number {
  return way.generation
}

function move([key]: LearnedMove) {
  return Dex.moves.get(key)
}
