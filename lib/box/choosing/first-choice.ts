import type { Build } from '@/battle/build'
import type { TeraTypeName } from '@/lib/builds/tera-types'
import type { Repertoire } from './repertoire'

/** A build of a player, whose Tera type may be Stellar. */
export interface ChosenBuild
  extends Pick<Build, 'species' | 'ability' | 'nature' | 'effortValues' | 'item' | 'moves'> {
  readonly teraType: TeraTypeName
}

/** What one holds that no list names: in a raid, HP that come back outlast other items. */
const USUAL_ITEM = 'Shell Bell'

const NATURES = { atk: 'Adamant', spa: 'Modest' } as const

/**
 * What a Pokémon has before a player changes anything: the first listed build of it, else its strongest moves, with full HP
 * and the stat that they strike with.
 *
 * @param listed the builds of a raid, the best first
 */
export function firstChoice(
  species: string,
  { abilities, items, usual }: Repertoire,
  listed: readonly Build[],
): ChosenBuild {
  const build = listed.find((one) => one.species === species)
  if (build) return build
  const { strength, teraType, moves, item = USUAL_ITEM } = usual
  return {
    species,
    ability: abilities[0] ?? '',
    teraType,
    nature: NATURES[strength],
    effortValues: { hp: 252, [strength]: 252, def: 4 },
    item: items.includes(item) ? item : items[0],
    moves,
  }
}
