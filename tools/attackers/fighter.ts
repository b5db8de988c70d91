import type { Move, Pokemon } from '@smogon/calc'
import type { TypeName } from '@/data/vocabulary'
import { QuickMove, QuickPokemon } from '@/tools/plans/calculator/quick-copies'
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

// Making a move or a creature costs more than a hit.
const moves = new Map<string, Move>()
const made = new Map<string, Pokemon>()

/** A player's move; of one that hits two to five times the calculator counts three, with Skill Link five. */
export function movePicked(name: string, ability: string): Move {
  const counted = ability === 'Skill Link' ? calculatorAbility(ability) : undefined
  const key = [name, counted].join()
  const move = moves.get(key) ?? new QuickMove(calculatorOfGeneration9, name, { ability: counted })
  moves.set(key, move)
  return move
}

function pokemonOf({ candidate, ability, strength, teraType }: Fighter, nature: string): Pokemon {
  const key = [candidate.name, ability, strength, teraType, nature].join()
  const known = made.get(key)
  if (known) return known
  const pokemon = bodyOf(candidate, strength, nature).clone()
  pokemon.ability = calculatorAbility(ability)
  pokemon.teraType = teraType
  made.set(key, pokemon)
  return pokemon
}

const bodies = new Map<string, Pokemon>()

/** A fighter whose ability and Tera type are still to be set: they change none of its stats. */
function bodyOf(candidate: Candidate, strength: Strength, nature: string): Pokemon {
  const key = [candidate.name, strength, nature].join()
  const body = bodies.get(key) ?? makeBody(candidate, strength, nature)
  bodies.set(key, body)
  return body
}

function makeBody(candidate: Candidate, strength: Strength, nature: string): Pokemon {
  const pokemon = new QuickPokemon(calculatorOfGeneration9, candidate.name, {
    level: 100,
    nature,
    evs: { hp: 252, [strength]: 252 },
    item: candidate.item === undefined ? undefined : calculatorItem(candidate.item),
    gender: 'N',
  })
  return hurt(pokemon)
}

/** Full HP lasts for one hit, so effects that need it, such as Multiscale, do not count. */
export function hurt(pokemon: Pokemon): Pokemon {
  pokemon.originalCurHP = pokemon.maxHP() - 1
  return pokemon
}
