import type { Specie } from '@pkmn/data'
import { Dex } from '@pkmn/dex'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { dataOfGeneration9 } from './generation'
import { type UsableMove, usableMovesOf } from './usable-moves'

/** A creature that a player could bring. */
export interface Candidate {
  /** The name under which @pkmn/data and the calculator know it: `Slowking-Galar`. */
  readonly name: string
  readonly types: readonly string[]
  /** Its abilities, each once, but those that keep it from hitting hard every turn. */
  readonly abilities: readonly string[]
  /** What it must hold to have this form; not set for most. */
  readonly item?: string
  /** The Tera types that it can have. */
  readonly teraTypes: readonly TypeName[]
  /** The damaging moves that it can learn and that fit a raid. */
  readonly moves: readonly UsableMove[]
}

// With one every second turn is lost, with the other half of the strength, for five turns.
const HANDICAPS: ReadonlySet<string> = new Set(['Truant', 'Slow Start'])

/**
 * Every creature worth bringing: fully evolved, obtainable in Scarlet or Violet, in each form that fights differently.
 * Left out are forms that begin only in battle, those of Arceus's plates (with its Tera type it is plain Arceus holding
 * an item), and who has no Tera type of the 18.
 */
export async function findCandidates(): Promise<Candidate[]> {
  const species = [...dataOfGeneration9.species].filter(isWorthBringing)
  const candidates = await Promise.all(species.map(candidateOf))
  const able = candidates.filter(({ moves, teraTypes }) => moves.length > 0 && teraTypes.length > 0)
  // Hats, colours and patterns are the same fighter under several names: the first counts.
  const byFighter = new Map(able.toReversed().map((candidate) => [fighterOf(candidate), candidate]))
  return able.filter((candidate) => byFighter.get(fighterOf(candidate)) === candidate)
}

function isWorthBringing(species: Specie): boolean {
  const ofPlate = species.baseSpecies === 'Arceus' && species.forme !== ''
  return !species.nfe && !species.isNonstandard && !species.battleOnly && !ofPlate
}

async function candidateOf(species: Specie): Promise<Candidate> {
  const abilities = Object.values(species.abilities).filter((ability) => ability && !HANDICAPS.has(ability))
  const { requiredTeraType } = Dex.species.get(species.name)
  return {
    name: species.name,
    types: species.types,
    abilities: [...new Set(abilities)],
    item: species.requiredItem,
    teraTypes: TYPE_NAMES.filter((type) => requiredTeraType === undefined || requiredTeraType === type),
    moves: await usableMovesOf(species.name),
  }
}

function fighterOf({ name, types, abilities, item, teraTypes, moves }: Candidate): string {
  const { baseStats, baseSpecies, weightkg } = dataOfGeneration9.species.get(name) ?? {}
  const known = moves.map((move) => move.name)
  return JSON.stringify([baseSpecies, baseStats, weightkg, types, abilities, item, teraTypes, known])
}
