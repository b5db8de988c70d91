import { toID } from '@pkmn/data'
import type { Origin } from '@/data/vocabulary'
import { COMMON_ORIGINS, type HowLearned } from '@/lib/plans/raid-plans'
import { type AttackOption, attackOptions } from '@/planner/candidates/attack-options'
import { type PreparedCreature, prepareCreature } from '@/planner/candidates/prepared-creature'
import { type Learned, type Learnset, learnsetOf } from '@/planner/creatures/how-learned'
import { loadUsableSpecies, type UsableSpecies } from '@/planner/creatures/usable-species'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { type PreparedSupport, prepareSupport } from '@/planner/supports/support-builds'

export interface SearchPool {
  readonly attackers: readonly PreparedCreature[]
  readonly supports: readonly PreparedSupport[]
  readonly originOf: (species: string) => Origin
  /** Throws if the species doesn't learn the move. */
  readonly learned: (species: string, move: string) => HowLearned
}

export async function loadSearchPool(): Promise<SearchPool> {
  return searchPoolFrom(await loadUsableSpecies())
}

export async function searchPoolFrom(creatures: readonly UsableSpecies[]): Promise<SearchPool> {
  const learnsets = new Map<string, Learnset>()
  for (const { name } of creatures) learnsets.set(name, await learnsetOf(name))
  const origins = new Map(creatures.map(({ name, origin }) => [name, origin]))
  return {
    attackers: creatures.map(prepareCreature),
    supports: creatures.map(prepareSupport).filter(({ moves }) => moves.length > 0),
    originOf: (species) => required(origins.get(species), species),
    learned: (species, move) =>
      toHowLearned(required(learnsets.get(species)?.get(toID(move)), `${species} with ${move}`), species),
  }
}

// Egg moves and TMs work for the whole evolution line. Other moves are learned before evolving.
function toHowLearned({ kind, number, by }: Learned, species: string): HowLearned {
  return by === species || kind === 'TM' || kind === 'egg' ? { kind, number } : { kind, number, species: by }
}

function required<T>(value: T | undefined, description: string): T {
  if (value === undefined) throw new Error(`${description} isn't available in Scarlet and Violet`)
  return value
}

/** Whether everyone can bring a creature. Others need a filter on the page, and supports aren't measured with them. */
export function isCommon(species: string, { originOf }: SearchPool): boolean {
  return COMMON_ORIGINS.has(originOf(species))
}

export function attackOptionsOf(
  { attackers }: SearchPool,
  raid: RaidTarget,
  isIncluded: (species: string) => boolean,
): readonly AttackOption[] {
  return attackers
    .filter(({ creature }) => isIncluded(creature.name))
    .flatMap((prepared) => attackOptions(prepared, raid))
}
