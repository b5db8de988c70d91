import type { Move } from '@pkmn/data'
import { traitsOf } from '@/battle/dex/abilities'
import { terrainOf, weatherOf } from '@/battle/dex/effects/field'
import { raisedStages } from '@/battle/dex/moves/move-in-use'
import { rulesOf } from '@/battle/dex/moves/moves'
import type { Terrain, Weather } from '@/battle/events'
import type { StageChanges } from '@/battle/model/terms'
import type { TypeName } from '@/data/vocabulary'
import type { UsableSpecies } from '@/planner/creatures/usable-species'
import type { Strength } from '@/planner/damage/measure'

export interface Boost {
  readonly move: Move
  readonly raises: number
  /** Defense and Sp. Def together, per use; negative if lowered. */
  readonly hardens: number
  /** Share of max HP per use. */
  readonly costs: number
}

export type Raised = Strength | 'spd' | 'all stages'

/** Sorts by stages, then defenses, without boosts that another beats. None with Contrary. */
export function boostsOf({ moves, types }: UsableSpecies, ability: string, raised: Raised): readonly Boost[] {
  if (traitsOf(ability).stageFactor < 0) return []
  const boosts = moves.flatMap((move) => boostOf(move, types, raised) ?? [])
  return boosts
    .filter((boost) => !boosts.some((rival) => rival !== boost && beats(rival, boost)))
    .sort((a, b) => b.raises - a.raises || b.hardens - a.hardens)
}

const ON_USER: ReadonlySet<string> = new Set(['self', 'allies'])

function raisingStages(
  { name, category, target, boosts }: Move,
  types: UsableSpecies['types'],
): StageChanges {
  return raisedStages(name, types) ?? (category === 'Status' && ON_USER.has(target) ? (boosts ?? {}) : {})
}

export function raisesStat(move: Move, types: UsableSpecies['types'], stat: 'def' | 'spd'): boolean {
  return (raisingStages(move, types)[stat] ?? 0) > 0
}

function boostOf(move: Move, types: UsableSpecies['types'], raised: Raised): Boost | undefined {
  const stages = raisingStages(move, types)
  const raises = stagesRaised(stages, raised)
  if (raises <= 0) return undefined
  return { move, raises, hardens: (stages.def ?? 0) + (stages.spd ?? 0), costs: rulesOf(move.name).costs }
}

function stagesRaised(stages: StageChanges, raised: Raised): number {
  if (raised !== 'all stages') return stages[raised] ?? 0
  return Object.values(stages).reduce((sum, change) => sum + Math.max(0, change), 0)
}

function beats(a: Boost, b: Boost): boolean {
  const gains = [a.raises - b.raises, a.hardens - b.hardens, b.costs - a.costs]
  if (gains.some((gain) => gain < 0)) return false
  return gains.some((gain) => gain > 0) || a.move.name < b.move.name
}

/** Returns the share of max HP that a status move heals its user; 0 for others. */
export function recoveryOf({ name, category, heal, target }: Move): number {
  const byFields =
    heal && category === 'Status' && target !== 'adjacentAlly' ? (heal[0] ?? 0) / (heal[1] ?? 1) : 0
  return rulesOf(name).gives || byFields
}

export function bestRecovery({ moves }: UsableSpecies): Move | undefined {
  const recoveries = moves.filter((move) => recoveryOf(move) > 0)
  return recoveries.toSorted((a, b) => recoveryOf(b) - recoveryOf(a))[0]
}

/** Source: https://bulbapedia.bulbagarden.net/wiki/Weather and https://bulbapedia.bulbagarden.net/wiki/Terrain */
const STRENGTHENED: Readonly<Partial<Record<Weather | Terrain, TypeName>>> = {
  Sun: 'Fire',
  Rain: 'Water',
  Electric: 'Electric',
  Grassy: 'Grass',
  Psychic: 'Psychic',
}

export function strengthenedIn(
  weather: Weather | undefined,
  terrain: Terrain | undefined,
): TypeName | undefined {
  const field = weather ?? terrain
  return field && STRENGTHENED[field]
}

export function strengthenedType({ category, weather = '', terrain = '' }: Move): TypeName | undefined {
  return category === 'Status' ? strengthenedIn(weatherOf(weather), terrainOf(terrain)) : undefined
}
