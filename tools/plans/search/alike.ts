import type { TypeName } from '@/data/vocabulary'
import type { BossFighter, Fighter } from '@/lib/battle/fighter'
import type { BattleMove } from '@/lib/battle/moves/battle-move'
import { traitsOf } from '@/lib/battle/tables/abilities'
import { effectiveness } from '@/lib/matchup/effectiveness'
import { traitsThatMatter } from './type-traits'

/**
 * A key that two Tera types of a boss share when a build meets them alike: its moves are as effective, the boss's own moves
 * gain as much, and no status, weather or terrain tells the types apart. Battles with one key need to be fought once.
 *
 * @param boss with one of its abilities and any Tera type: its own type is not asked
 */
export function alikeKey(raider: Fighter, boss: BossFighter, teraType: TypeName): string {
  if (isUnpredictable(raider, boss)) return teraType
  const types = new Set(raider.moves.flatMap((move) => typesOf(move, raider)))
  const effects = [...types].map((type) => effectOn(type, teraType))
  const gains = boss.moves.some(({ category, type }) => category !== 'Status' && type === teraType)
  return [...effects, gains && teraType, ...traitsThatMatter(teraType, raider, boss)].join()
}

// The type of a move that does no damage does not matter, but for what is among the traits of types.
function typesOf({ category, name, type }: BattleMove, { teraType }: Fighter): BattleMove['type'][] {
  if (category === 'Status') return []
  return name === 'Tera Blast' ? [type, teraType] : [type]
}

function effectOn(type: BattleMove['type'], teraType: TypeName): number {
  return type === 'Stellar' || type === '???' ? 1 : effectiveness(type, [teraType])
}

// What makes a hit's type or effect depend on more than its move's type: each Tera type is then fought by itself.
const UNPREDICTABLE_MOVES: ReadonlySet<string> = new Set([
  'Aura Wheel',
  'Flying Press',
  'Freeze-Dry',
  'Ivy Cudgel',
  'Judgment',
  'Raging Bull',
  'Revelation Dance',
  'Terrain Pulse',
  'Transform',
  'Weather Ball',
])
const UNPREDICTABLE_ABILITIES: ReadonlySet<string> = new Set([
  'Color Change',
  'Imposter',
  'Libero',
  "Mind's Eye",
  'Mimicry',
  'Normalize',
  'Protean',
  'Scrappy',
])

function isUnpredictable(raider: Fighter, boss: BossFighter): boolean {
  return (
    [raider, boss].some(
      ({ ability, moves }) =>
        changesTypes(ability) || moves.some(({ name }) => UNPREDICTABLE_MOVES.has(name)),
    ) || boss.moves.some(({ name }) => name === 'Tera Blast')
  )
}

function changesTypes(ability: string): boolean {
  const { normalBecomes, soundBecomes } = traitsOf(ability)
  return Boolean(normalBecomes ?? soundBecomes) || UNPREDICTABLE_ABILITIES.has(ability)
}
