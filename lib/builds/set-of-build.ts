import type { Build } from '@/lib/battle/model/build'
import type { StatName } from '@/lib/battle/model/terms'
import type { TeraTypeName } from './tera-types'

/** A build whose Tera type may be Stellar. */
type WrittenBuild = Omit<Build, 'teraType'> & { readonly teraType: TeraTypeName }

/** In the order of the games. */
const STATS = [
  ['hp', 'HP'],
  ['atk', 'Atk'],
  ['def', 'Def'],
  ['spa', 'SpA'],
  ['spd', 'SpD'],
  ['spe', 'Spe'],
] as const satisfies readonly (readonly [StatName, string])[]

/**
 * A build as the text of Pokémon Showdown, which players paste and share; lines end in `\n`, the last one too. Effort values
 * of 0 and an item that is not held are left out.
 */
export function setOfBuild({
  species,
  item,
  ability,
  teraType,
  effortValues,
  nature,
  moves,
}: WrittenBuild): string {
  const trained = STATS.filter(([stat]) => effortValues[stat])
  const lines = [
    item ? `${species} @ ${item}` : species,
    `Ability: ${ability}`,
    `Tera Type: ${teraType}`,
    trained.length > 0 &&
      `EVs: ${trained.map(([stat, name]) => `${effortValues[stat]} ${name}`).join(' / ')}`,
    `${nature} Nature`,
    ...moves.map((move) => `- ${move}`),
  ]
  return `${lines.filter(Boolean).join('\n')}\n`
}
