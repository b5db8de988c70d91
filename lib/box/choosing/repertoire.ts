import { gameNames } from '@/data/shipped/game-names'
import { legalOptions } from '@/data/shipped/repertoires'
import { TERA_TYPE_NAMES, type TeraTypeName } from '@/lib/builds/tera-types'
import { heldItems } from './held-items'

export interface Repertoire {
  /** The usual ability first. */
  readonly abilities: readonly string[]
  readonly teraTypes: readonly TeraTypeName[]
  /** Only one item if the form needs it. */
  readonly items: readonly string[]
  readonly moves: readonly string[]
  readonly usual: NonNullable<(typeof legalOptions.creatures)[number]>['usual']
}

/** Names as in @pkmn/dex. */
export const ownableSpecies: readonly string[] = gameNames.species.flatMap(({ name }, index) =>
  legalOptions.creatures[index] ? name : [],
)

/**
 * Returns `undefined` if no player can own the Pokémon.
 *
 * @param species its name in @pkmn/dex
 */
export function repertoireOf(species: string): Repertoire | undefined {
  const index = gameNames.species.findIndex(({ name }) => name === species)
  const options = legalOptions.creatures[index]
  if (!options) return undefined
  const { abilities, teraType, holds, usual } = options
  return {
    abilities,
    teraTypes: teraType ? [teraType] : TERA_TYPE_NAMES,
    items: holds ? [holds] : heldItems(species),
    moves: gameNames.moves.filter((_, move) => hasBit(atob(legalOptions.learners[move] ?? ''), index)),
    usual,
  }
}

function hasBit(bits: string, index: number): boolean {
  return ((bits.charCodeAt(index >> 3) >> (index & 7)) & 1) === 1
}
