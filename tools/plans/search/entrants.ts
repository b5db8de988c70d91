import { toID } from '@pkmn/data'
import type { Origin } from '@/data/vocabulary'
import { type AttackLine, attackLines } from '@/tools/plans/candidates/attack-lines'
import { type PreparedCreature, prepareCreature } from '@/tools/plans/candidates/prepared-creature'
import { type Creature, findCreatures } from '@/tools/plans/creatures/creatures'
import { type Learnset, learnsetOf } from '@/tools/plans/creatures/how-learned'
import type { RaidTarget } from '@/tools/plans/raid/raid-target'
import { type PreparedSupport, prepareSupport } from '@/tools/plans/supports/support-builds'
import { learnedInWords } from './learned-in-words'

/** All who may be brought to a raid, prepared once for all raids. */
export interface Entrants {
  readonly attackers: readonly PreparedCreature[]
  readonly supports: readonly PreparedSupport[]
  readonly originOf: (species: string) => Origin
  /** How a creature comes to know a move, in words. Throws for a creature or a move that it does not learn. */
  readonly learned: (species: string, move: string) => string
}

/** Prepares all creatures. Takes some seconds. */
export async function prepareEntrants(): Promise<Entrants> {
  return entrantsFrom(await findCreatures())
}

/** Prepares some creatures, as if there were no others. */
export async function entrantsFrom(creatures: readonly Creature[]): Promise<Entrants> {
  const learnsets = new Map<string, Learnset>()
  for (const { name } of creatures) learnsets.set(name, await learnsetOf(name))
  const origins = new Map(creatures.map(({ name, origin }) => [name, origin]))
  return {
    attackers: creatures.map(prepareCreature),
    supports: creatures.map(prepareSupport).filter(({ moves }) => moves.length > 0),
    originOf: (species) => known(origins.get(species), species),
    learned: (species, move) =>
      learnedInWords(known(learnsets.get(species)?.get(toID(move)), `${species} with ${move}`), species),
  }
}

function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`${what} cannot be had in Scarlet and Violet`)
  return value
}

/** The lines of the attackers that count, against a raid. */
export function linesOf(
  { attackers }: Entrants,
  raid: RaidTarget,
  counts: (species: string) => boolean,
): readonly AttackLine[] {
  return attackers
    .filter(({ creature }) => counts(creature.name))
    .flatMap((prepared) => attackLines(prepared, raid))
}
