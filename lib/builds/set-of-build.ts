import type { Build } from '@/battle/build'
import { PERFECT_IV } from '@/data/pokemon/stats'
import type { StatName } from '@/data/vocabulary'
import type { TeraTypeName } from './tera-types'

type WrittenBuild = Omit<Build, 'teraType'> & { readonly teraType: TeraTypeName | undefined }

/** In the games' order. */
const STATS = [
  ['hp', 'HP'],
  ['atk', 'Atk'],
  ['def', 'Def'],
  ['spa', 'SpA'],
  ['spd', 'SpD'],
  ['spe', 'Spe'],
] as const satisfies readonly (readonly [StatName, string])[]

/** A raider who only cheers has this move in tera-raid-builder. */
const NO_MOVE = '(No Move)'

/**
 * Writes Showdown format. Every line ends in `\n`. Omits defaults. Not @pkmn/sets, which visitors would have to load; a
 * test compares both.
 */
export function setOfBuild({
  species,
  item,
  ability,
  teraType,
  effortValues,
  nature,
  moves,
  level,
  individualValues = {},
  gender,
}: WrittenBuild): string {
  const trained = STATS.filter(([stat]) => effortValues[stat])
  const untrained = STATS.filter(([stat]) => (individualValues[stat] ?? PERFECT_IV) < PERFECT_IV)
  const name = gender ? `${species} (${gender})` : species
  const lines = [
    item ? `${name} @ ${item}` : name,
    `Ability: ${ability}`,
    level !== undefined && `Level: ${level}`,
    teraType !== undefined && `Tera Type: ${teraType}`,
    trained.length > 0 && `EVs: ${valuesOf(trained, effortValues)}`,
    `${nature} Nature`,
    untrained.length > 0 && `IVs: ${valuesOf(untrained, individualValues)}`,
    ...(moves.length > 0 ? moves : [NO_MOVE]).map((move) => `- ${move}`),
  ]
  return `${lines.filter(Boolean).join('\n')}\n`
}

function valuesOf(stats: readonly (typeof STATS)[number][], values: Build['effortValues']): string {
  return stats.map(([stat, name]) => `${values[stat]} ${name}`).join(' / ')
}
