import { calculate, Field, Move, Pokemon, type Result } from '@smogon/calc'
import { calculatorAbility, GENERATION } from '@/battle/damage/calculator'
import { traitsOf } from '@/battle/dex/abilities'
import { rulesOf } from '@/battle/dex/moves/moves'
import { ROLLS } from '@/battle/model/damage-source'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { memoize, memoized } from '@/lib/memo'
import type { UsableSpecies } from '@/planner/creatures/usable-species'

// `calculate` copies both sides and the move for each hit, which takes as long as the hit itself when they are made anew.
// These copies share what the calculator does not change. `Object.create` would make slower ones.

/** A creature of the calculator that is cheap to copy. */
export class QuickPokemon extends Pokemon {
  override clone(): Pokemon {
    const fields = { ...this, stats: { ...this.stats }, boosts: { ...this.boosts } }
    return Object.setPrototypeOf(fields, QuickPokemon.prototype)
  }
}

/** A move of the calculator that is cheap to copy. */
export class QuickMove extends Move {
  override clone(): Move {
    return Object.setPrototypeOf({ ...this, flags: { ...this.flags } }, QuickMove.prototype)
  }
}

/** The Defense and the Sp. Def of the target that attacks are measured against. */
export const REFERENCE_DEFENSE = 236

/** The weight in kg of that target. */
export const REFERENCE_WEIGHT = 999

/** An ability that changes no damage: the calculator takes a creature's first one where none is given. */
export const IDLE_ABILITY = 'Run Away'

/** The stat that an attacker hits with, is trained in, and boosts. */
export type Strength = 'atk' | 'spa' | 'def'

/** An attack as the calculator sees it. */
export interface Measured {
  /** Its type then; `undefined` where it is none of the 18. */
  readonly type: TypeName | undefined
  readonly category: 'Physical' | 'Special' | 'Status'
  /** Whether the target's Defense counts, not its Sp. Def. */
  readonly hitsDefense: boolean
  /** The mean damage in HP of one use that hits, to a target of no type with `REFERENCE_DEFENSE`. */
  readonly damage: number
}

/** An attacker whose attack is measured: level 100, perfect IVs, 252 effort values in its strength and a nature for it. */
interface TrainedAttacker {
  readonly creature: UsableSpecies
  readonly ability: string
  readonly strength: Strength
  /** `undefined` for one that is not Terastallized. */
  readonly teraType: TypeName | undefined
}

const NATURE: Readonly<Record<Strength, string>> = { atk: 'Adamant', spa: 'Modest', def: 'Bold' }

const target = new QuickPokemon(GENERATION, 'Mew', {
  overrides: {
    types: ['???'],
    baseStats: { hp: 100, atk: 255, def: 100, spa: 100, spd: 100, spe: 1 },
    weightkg: REFERENCE_WEIGHT,
  },
  ability: calculatorAbility(IDLE_ABILITY),
  gender: 'N',
  curHP: 1,
})

/** What the calculator says of an attack, before boosts. Abilities count with the weather or terrain that they bring. */
export function measure(attacker: TrainedAttacker, moveName: string): Measured {
  const result = calculate(
    GENERATION,
    pokemonOf(attacker),
    target,
    moveOf(moveName, attacker.ability),
    fieldOf(attacker.ability),
  )
  const { category, overrideDefensiveStat } = result.move
  return {
    type: TYPE_NAMES.find((name) => name === result.move.type),
    category,
    hitsDefense: overrideDefensiveStat === 'def' || (category === 'Physical' && !overrideDefensiveStat),
    damage: meanDamage(result),
  }
}

const moves = new Map<string, Move>()

// Of a move that hits two to five times the calculator counts three hits, with Skill Link five.
function moveOf(name: string, ability: string): Move {
  const counted = traitsOf(ability).mostHits ? calculatorAbility(ability) : undefined
  const growth = growthOf({ name })
  const overrides = growth && { basePower: GROWN_POWER[growth] }
  return memoized(
    moves,
    `${name},${counted}`,
    () => new QuickMove(GENERATION, name, { ability: counted, overrides }),
  )
}

const fieldOf = memoize((ability: string) => {
  const { weather, terrain } = traitsOf(ability)
  return new Field({ gameType: 'Singles', weather, terrain })
})

const attackers = new Map<string, Pokemon>()

function pokemonOf({ creature, ability, strength, teraType }: TrainedAttacker): Pokemon {
  const { name, neededItem } = creature
  const key = [name, ability, strength, teraType].join()
  return memoized(attackers, key, () => {
    const body = bodyOf(name, strength, neededItem ?? (traitsOf(ability).protosynthesis && 'Booster Energy'))
    const pokemon = body.clone()
    pokemon.ability = calculatorAbility(ability)
    pokemon.teraType = teraType
    return pokemon
  })
}

const bodies = new Map<string, Pokemon>()

/** A Pokémon whose ability and Tera type are still to be set: they change none of its stats. */
function bodyOf(name: string, strength: Strength, item: string | undefined): Pokemon {
  return memoized(bodies, [name, strength, item].join(), () => {
    const nature = NATURE[strength]
    const evs = { hp: 252, [strength]: 252 }
    const options = { level: 100, nature, evs, item, boostedStat: 'auto', gender: 'N' } as const
    const pokemon = new QuickPokemon(GENERATION, name, options)
    // Full HP lasts for one hit.
    pokemon.originalCurHP = pokemon.maxHP() - 1
    return pokemon
  })
}

/** The mean of all rolls, in HP; of a move of several hits all of them. */
export function meanDamage({ damage }: Result): number {
  if (typeof damage === 'number') return damage
  return (
    damage.reduce<number>((sum, rolls) => sum + (typeof rolls === 'number' ? rolls : sumOf(rolls)), 0) / ROLLS
  )
}

function sumOf(rolls: readonly number[]): number {
  return rolls.reduce((sum, roll) => sum + roll, 0)
}

export type Growth = 'by hits taken' | 'by stages'

/** What an attack's power grows by; `undefined` if its power is fixed. */
export function growthOf({ name }: { readonly name: string }): Growth | undefined {
  const { growsByHits, strikesWith } = rulesOf(name)
  if (growsByHits) return 'by hits taken'
  return strikesWith === 'every stage raised' ? 'by stages' : undefined
}

/** Power in the middle of a raid: after four hits taken, or after three boosts of two stats. */
const GROWN_POWER: Readonly<Record<Growth, number>> = { 'by hits taken': 250, 'by stages': 140 }
