import { Move, Pokemon } from '@smogon/calc'
import type { TypeName } from '@/data/vocabulary'
import { calculatorAbility, calculatorItem } from './calculator-names'
import type { Candidate } from './candidates'
import { calculatorOfGeneration9 } from './generation'

/** The stat that an attacker hits with, and is trained in. */
export type Strength = 'atk' | 'spa' | 'def'

/** How an attacker comes into the raid. */
export interface Fighter {
  readonly candidate: Candidate
  readonly ability: string
  readonly strength: Strength
  /** Not set while it is not Terastallized. */
  readonly teraType?: TypeName
}

const BOOSTING_NATURE = { atk: 'Adamant', spa: 'Modest', def: 'Impish' } as const
const NEUTRAL_NATURE = 'Serious'

/** A fighter of level 100 with perfect IVs, 252 effort values in HP and its strength, and a nature that raises that. */
export function trained(fighter: Fighter): Pokemon {
  return pokemonOf(fighter, BOOSTING_NATURE[fighter.strength])
}

/** The same with a nature that changes nothing. */
export function trainedNeutrally(fighter: Fighter): Pokemon {
  return pokemonOf(fighter, NEUTRAL_NATURE)
}

/** A player's move; of one that hits two to five times the calculator counts three, with Skill Link five. */
export function movePicked(name: string, ability: string): Move {
  return new Move(calculatorOfGeneration9, name, { ability: calculatorAbility(ability) })
}

// Making one costs more than a hit.
const made = new Map<string, Pokemon>()

function pokemonOf(fighter: Fighter, nature: string): Pokemon {
  const { candidate, ability, strength, teraType } = fighter
  const key = [candidate.name, ability, strength, teraType, nature].join()
  const pokemon = made.get(key) ?? makePokemon(fighter, nature)
  made.set(key, pokemon)
  return pokemon
}

function makePokemon({ candidate, ability, strength, teraType }: Fighter, nature: string): Pokemon {
  const pokemon = new Pokemon(calculatorOfGeneration9, candidate.name, {
    level: 100,
    nature,
    evs: { hp: 252, [strength]: 252 },
    ability: calculatorAbility(ability),
    item: candidate.item === undefined ? undefined : calculatorItem(candidate.item),
    teraType,
    gender: 'N',
  })
  return hurt(pokemon)
}

/** Whoever has full HP has it for one hit: what works only then, such as Multiscale, is left out of account. */
export function hurt(pokemon: Pokemon): Pokemon {
  pokemon.originalCurHP = pokemon.maxHP() - 1
  return pokemon
}
