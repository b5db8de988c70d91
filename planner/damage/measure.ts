import { calculate, Field, Move, Pokemon, type Result } from '@smogon/calc'
import { calculatorAbility, GENERATION } from '@/battle/damage/calculator'
import { traitsOf } from '@/battle/dex/abilities'
import { rulesOf } from '@/battle/dex/moves/moves'
import { ROLLS } from '@/battle/model/damage-source'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { getOrAdd, memoize } from '@/lib/memo'
import type { UsableSpecies } from '@/planner/creatures/usable-species'

// `calculate` copies both sides and the move for each hit, which takes as long as the hit itself. These copies share
// what the calculator doesn't change. `Object.create` would be slower.

export class QuickPokemon extends Pokemon {
  override clone(): Pokemon {
    const fields = { ...this, stats: { ...this.stats }, boosts: { ...this.boosts } }
    return Object.setPrototypeOf(fields, QuickPokemon.prototype)
  }
}

export class QuickMove extends Move {
  override clone(): Move {
    return Object.setPrototypeOf({ ...this, flags: { ...this.flags } }, QuickMove.prototype)
  }
}

export const REFERENCE_DEFENSE = 236

/** In kg. */
export const REFERENCE_WEIGHT = 999

/** Without an ability, the calculator would use the creature's first. */
export const IDLE_ABILITY = 'Run Away'

export type Strength = 'atk' | 'spa' | 'def'

export interface Measured {
  /** `undefined` if it isn't one of the 18. */
  readonly type: TypeName | undefined
  readonly category: 'Physical' | 'Special' | 'Status'
  readonly hitsDefense: boolean
  /** In HP, against a typeless target with `REFERENCE_DEFENSE`. */
  readonly damage: number
}

/** Level 100, perfect IVs, 252 effort values in its strength and a nature for it. */
interface TrainedAttacker {
  readonly creature: UsableSpecies
  readonly ability: string
  readonly strength: Strength
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

// For moves that hit two to five times, the calculator assumes three hits, five with Skill Link.
function moveOf(name: string, ability: string): Move {
  const hitCountAbility = traitsOf(ability).mostHits ? calculatorAbility(ability) : undefined
  const growth = growthOf({ name })
  const overrides = growth && { basePower: GROWN_POWER[growth] }
  return getOrAdd(
    moves,
    `${name},${hitCountAbility}`,
    () => new QuickMove(GENERATION, name, { ability: hitCountAbility, overrides }),
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
  return getOrAdd(attackers, key, () => {
    const base = pokemonWithStats(
      name,
      strength,
      neededItem ?? (traitsOf(ability).protosynthesis && 'Booster Energy'),
    )
    const pokemon = base.clone()
    pokemon.ability = calculatorAbility(ability)
    pokemon.teraType = teraType
    return pokemon
  })
}

const pokemonByStats = new Map<string, Pokemon>()

/** The caller sets ability and Tera type; they don't change stats. */
function pokemonWithStats(name: string, strength: Strength, item: string | undefined): Pokemon {
  return getOrAdd(pokemonByStats, [name, strength, item].join(), () => {
    const nature = NATURE[strength]
    const evs = { hp: 252, [strength]: 252 }
    const options = { level: 100, nature, evs, item, boostedStat: 'auto', gender: 'N' } as const
    const pokemon = new QuickPokemon(GENERATION, name, options)
    // HP is full for one hit only.
    pokemon.originalCurHP = pokemon.maxHP() - 1
    return pokemon
  })
}

/** Returns the average of all rolls in HP, over all hits of a move. */
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

export function growthOf({ name }: { readonly name: string }): Growth | undefined {
  const { growsByHits, strikesWith } = rulesOf(name)
  if (growsByHits) return 'by hits taken'
  return strikesWith === 'every stage raised' ? 'by stages' : undefined
}

/** Power in mid-raid: after four hits taken, or three boosts of two stats. */
const GROWN_POWER: Readonly<Record<Growth, number>> = { 'by hits taken': 250, 'by stages': 140 }
