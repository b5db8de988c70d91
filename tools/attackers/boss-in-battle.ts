import { Dex } from '@pkmn/dex'
import type { Move, Pokemon } from '@smogon/calc'
import type { RaidBoss } from '@/data/rosters/rosters'
import type { TypeName } from '@/data/vocabulary'
import { possibleAbilities } from '@/lib/creature/abilities'
import { creatureKey } from '@/lib/creature/keys'
import { QuickMove, QuickPokemon } from '@/tools/plans/calculator/quick-copies'
import { calculatorAbility } from './calculator-names'
import { hurt } from './fighter'
import { calculatorOfGeneration9, dataOfGeneration9 } from './generation'

/** A boss as it stands in its raid. */
export interface BossInBattle {
  readonly boss: RaidBoss
  /** The name of its form in @pkmn/data and the calculator. */
  readonly name: string
  readonly types: readonly string[]
  /** The abilities that it may have, each once. */
  readonly abilities: readonly string[]
  /** Max HP of the raid, multiplier included. */
  readonly hp: number
  /** Its moves that deal damage, scripted ones too, each once. */
  readonly moves: readonly string[]
}

/**
 * What a boss of the rosters is in battle. Throws for one whose form or move @pkmn/data does not know.
 * Source of the HP: the stat formula, https://bulbapedia.bulbagarden.net/wiki/Stat, times the boss's multiplier.
 */
export function bossInBattle(boss: RaidBoss): BossInBattle {
  const species = dataOfGeneration9.species.get(creatureKey(boss))
  if (!species) throw new Error(`@pkmn/data does not know ${creatureKey(boss)}`)
  const { 0: first, 1: second, H: hidden } = species.abilities
  const abilities = possibleAbilities({ first, second, hidden }, boss.ability)
  const known = { boss, name: species.name, types: species.types, abilities: [...new Set(abilities)] }
  return {
    ...known,
    hp: bossPokemon({ ...known }, known.abilities[0] ?? '').maxHP() * boss.hpMultiplier,
    moves: damagingMoves(boss),
  }
}

/**
 * The boss for the calculator: its level, effort values and Tera type, perfect IVs and a neutral nature.
 *
 * @param teraType not set for the raid whose Tera type is not chosen: its own types then count
 */
export function bossPokemon(
  { boss, name }: Pick<BossInBattle, 'boss' | 'name'>,
  ability: string,
  teraType?: TypeName,
): Pokemon {
  const { hp, attack, defense, specialattack, specialdefense, speed } = boss.effortValues
  const pokemon = new QuickPokemon(calculatorOfGeneration9, name, {
    level: boss.level,
    nature: 'Serious',
    evs: { hp, atk: attack, def: defense, spa: specialattack, spd: specialdefense, spe: speed },
    ability: calculatorAbility(ability),
    teraType,
    gender: 'N',
  })
  return hurt(pokemon)
}

/** A move of a boss at its worst: one that hits two to five times hits five times. */
export function bossMove(name: string): Move {
  const { multihit } = Dex.moves.get(name)
  const hits = Array.isArray(multihit) ? multihit[1] : multihit
  return new QuickMove(calculatorOfGeneration9, name, { hits })
}

/** The names of a boss's moves that deal damage, scripted ones too, each once. Throws for one that @pkmn/dex does not know. */
export function damagingMoves({ info, name: boss }: RaidBoss): string[] {
  const moves = [...new Set(info.moves)].filter(Boolean).map((name) => {
    // Some raids know moves that no creature of the generation has.
    const move = Dex.moves.get(name)
    if (!move.exists) throw new Error(`${boss}: @pkmn/dex does not know ${name}`)
    return move
  })
  return moves.filter(({ category }) => category !== 'Status').map(({ name }) => name)
}
