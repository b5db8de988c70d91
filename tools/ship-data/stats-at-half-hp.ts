import { Dex } from '@pkmn/dex'
import type { BaseStats } from '@/data/shipped/schema'
import { speciesOfKey } from '@/servers/creature-service/species'

/**
 * The base stats that a creature takes on when its HP falls to half: those of the form that Shields Down brings out.
 * `undefined` for one whose stats stay. Source: @pkmn/dex, https://bulbapedia.bulbagarden.net/wiki/Shields_Down_(Ability)
 */
export function statsAtHalfHp(creatureKey: string): BaseStats | undefined {
  const species = speciesOfKey(creatureKey)
  if (species?.requiredAbility !== 'Shields Down') return undefined
  const { hp, atk, def, spa, spd, spe } = Dex.species.get(species.baseSpecies).baseStats
  return { hp, attack: atk, defense: def, specialattack: spa, specialdefense: spd, speed: spe }
}
