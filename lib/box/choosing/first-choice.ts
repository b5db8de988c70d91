import type { Build } from '@/battle/build'
import type { TeraTypeName } from '@/lib/builds/tera-types'
import type { Repertoire } from './repertoire'

export interface ChosenBuild
  extends Pick<Build, 'species' | 'ability' | 'nature' | 'effortValues' | 'item' | 'moves'> {
  readonly teraType: TeraTypeName
}

/** In a long raid, restoring HP helps more than other items do. */
const USUAL_ITEM = 'Shell Bell'

const NATURES = { atk: 'Adamant', spa: 'Modest' } as const

/**
 * Returns the best listed build, otherwise the strongest moves with full effort values in HP and the attacking stat.
 *
 * @param listed the builds of a raid, best first
 */
export function firstChoice(
  species: string,
  { abilities, items, usual }: Repertoire,
  listedBuilds: readonly Build[],
): ChosenBuild {
  const build = listedBuilds.find((candidate) => candidate.species === species)
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
