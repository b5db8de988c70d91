import { gameNames } from '@/data/shipped/game-names'
import { repertoires } from '@/data/shipped/repertoires'
import { TERA_TYPE_NAMES, type TeraTypeName } from '@/lib/builds/tera-types'
import { heldItems } from './held-items'

/** What a Pokémon can have. */
export interface Repertoire {
  /** The usual one first. */
  readonly abilities: readonly string[]
  readonly teraTypes: readonly TeraTypeName[]
  /** Items that do something for it in battle; the only one if its form needs it. */
  readonly items: readonly string[]
  /** In the order of the alphabet. */
  readonly moves: readonly string[]
  /** What it brings if no list names it. */
  readonly usual: NonNullable<(typeof repertoires.creatures)[number]>['usual']
}

/** The Pokémon that a player can own, by their names in @pkmn/dex. */
export const ownableSpecies: readonly string[] = gameNames.species.flatMap(({ name }, place) =>
  repertoires.creatures[place] ? name : [],
)

/** What a Pokémon can have; `undefined` for one that no player can own. @param species its name in @pkmn/dex */
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
