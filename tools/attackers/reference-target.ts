import type { Pokemon } from '@smogon/calc'
import { QuickPokemon } from '@/tools/plans/calculator/quick-copies'
import { calculatorAbility } from './calculator-names'
import { hurt } from './fighter'
import { calculatorOfGeneration9 } from './generation'

/** An ability that changes no damage: the calculator takes a creature's first one where none is given. */
export const IDLE_ABILITY = 'Run Away'

/** The Defense and the Sp. Def of a reference target. */
export const REFERENCE_DEFENSE = 236

/**
 * What attacks are measured against before any boss: of no type, once heavy and slow, once light and fast, and with a
 * higher Attack than any boss, so that no move whose power depends on its target is stronger against a boss.
 */
export const HEAVY_TARGET = target({ weightkg: 999, speed: 1 })

/** The light and fast one. */
export const LIGHT_TARGET = target({ weightkg: 0.1, speed: 255 })

function target({ weightkg, speed }: { weightkg: number; speed: number }): Pokemon {
  const pokemon = new QuickPokemon(calculatorOfGeneration9, 'Mew', {
    overrides: {
      types: ['???'],
      baseStats: { hp: 100, atk: 255, def: 100, spa: 100, spd: 100, spe: speed },
      weightkg,
    },
    ability: calculatorAbility(IDLE_ABILITY),
    gender: 'N',
  })
  return hurt(pokemon)
}
