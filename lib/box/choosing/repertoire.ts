import { gameNames } from '@/data/shipped/game-names'
import { repertoires } from '@/data/shipped/repertoires'
import { TERA_TYPE_NAMES, type TeraTypeName } from '@/lib/builds/tera-types'
import { heldItems } from './held-items'

export interface Repertoire {
  /** The usual ability first. */
  readonly abilities: readonly string[]
  readonly teraTypes: readonly TeraTypeName[]
  /** Items that help it in battle; a single item if its form needs that item. */
  readonly items: readonly string[]
  readonly moves: readonly string[]
  readonly usual: NonNullable<(typeof repertoires.creatures)[number]>['usual']
}

/** Pokémon that a player can own, named as in @pkmn/dex. */
export const ownableSpecies: readonly string[] = gameNames.species.flatMap(({ name }, place) =>
  repertoires.creatures[place] ? name : [],
)

/** Returns the legal options of a Pokémon; `undefined` if no player can own it. @param species its name in @pkmn/dex */
export function repertoireOf(species: string): Repertoire | undefined {
  const place = gameNames.species.findIndex(({ name }) => name === species)
  const known = repertoires.creatures[place]
  if (!known) return undefined
  const { abilities, teraType, holds, usual } = known
  return {
    abilities,
    teraTypes: teraType ? [teraType] : TERA_TYPE_NAMES,
    items: holds ? [holds] : heldItems(species),
    moves: gameNames.moves.filter((_, move) => isSet(atob(repertoires.learners[move] ?? ''), place)),
    usual,
  }
}

function isSet(bits: string, place: number): boolean {
  return ((bits.charCodeAt(place >> 3) >> (place & 7)) & 1) === 1
}
