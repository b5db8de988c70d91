import type { Move, Specie } from '@pkmn/data'
import { Dex } from '@pkmn/dex'
import { traitsOf } from '@/battle/dex/abilities'
import { originExceptions } from '@/data/pokemon/origins'
import { type Origin, TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { generation9 } from './generation'
import { learnsetOf } from './how-learned'

export interface UsableSpecies {
  /** Name in @pkmn/dex and the damage calculator: `Slowking-Galar`. */
  readonly name: string
  readonly origin: Origin
  readonly types: readonly TypeName[]
  readonly baseStats: Specie['baseStats']
  readonly weightkg: number
  /** Without abilities that prevent it from fighting every turn. */
  readonly abilities: readonly string[]
  readonly teraTypes: readonly TypeName[]
  readonly neededItem: string | undefined
  readonly moves: readonly Move[]
}

/** Multiplies Defense and Sp. Def of a Pokémon that still evolves: https://bulbapedia.bulbagarden.net/wiki/Eviolite */
export const EVIOLITE = { name: 'Eviolite', factor: 1.5 }

/**
 * Returns fully evolved species and species that are good with Eviolite, in each form that fights
 * differently. Skips battle-only forms, Arceus with a plate (it equals Terastallized Arceus),
 * Terapagos (no ordinary Tera type), and species that can't fight every turn.
 */
export async function loadUsableSpecies(): Promise<readonly UsableSpecies[]> {
  const species = [...generation9.species].filter(isUsable)
  const creatures = (await Promise.all(species.map(usableSpeciesOf))).filter(
    ({ abilities, moves, teraTypes }) => Math.min(abilities.length, moves.length, teraTypes.length) > 0,
  )
  // Hats, colors and patterns are the same fighter under several names: keep the first.
  const firsts = new Map(creatures.toReversed().map((creature) => [fightsAs(creature), creature]))
  return creatures.filter((creature) => firsts.get(fightsAs(creature)) === creature)
}

function isUsable(species: Specie): boolean {
  const isPlateForm = species.baseSpecies === 'Arceus' && species.forme !== ''
  const isStrongEnough = !species.nfe || isGoodWithEviolite(species)
  return isStrongEnough && !species.isNonstandard && !species.battleOnly && !isPlateForm
}

async function usableSpeciesOf(species: Specie): Promise<UsableSpecies> {
  const { requiredTeraType } = Dex.species.get(species.name)
  return {
    name: species.name,
    origin: originOf(species),
    types: TYPE_NAMES.filter((type) => species.types.includes(type)),
    baseStats: species.baseStats,
    weightkg: species.weightkg,
    abilities: abilitiesOf(species),
    teraTypes: TYPE_NAMES.filter((type) => requiredTeraType === undefined || requiredTeraType === type),
    neededItem: species.nfe ? EVIOLITE.name : species.requiredItem,
    moves: await movesOf(species),
  }
}

// `S` is an event's ability.
function abilitiesOf({ abilities, unreleasedHidden }: Specie): readonly string[] {
  const { 0: first, 1: second, H: hidden } = abilities
  const names = [first, second, unreleasedHidden ? undefined : hidden].filter((ability) => ability)
  return [...new Set(names)].flatMap((ability) => (ability && !isHandicap(ability) ? [ability] : []))
}

// Truant loses every second turn; Slow Start halves strength for five turns.
function isHandicap(ability: string): boolean {
  const { loafs, comesIn } = traitsOf(ability)
  return loafs || comesIn === 'slow start'
}

// Skip event-only moves: few players have them.
async function movesOf(species: Specie): Promise<readonly Move[]> {
  const learnset = await learnsetOf(species.name)
  const ids = [...learnset].filter(([, { kind }]) => kind !== 'event').map(([id]) => id)
  return ids.sort().flatMap((id) => generation9.moves.get(id) ?? [])
}

function fightsAs({ name, abilities, neededItem, teraTypes }: UsableSpecies): string {
  return JSON.stringify([kindOf(name), abilities, neededItem, teraTypes])
}

function isGoodWithEviolite(species: Specie): boolean {
  const { def, spd } = species.baseStats
  const raisedTotal = totalOf(species) + (EVIOLITE.factor - 1) * (def + spd)
  return species.nfe && finalsOf(species).every((final) => raisedTotal >= totalOf(final))
}

function finalsOf(species: Specie): Specie[] {
  const evolved = (species.evos ?? []).flatMap((name) => generation9.species.get(name) ?? [])
  return evolved.length === 0 ? [species] : evolved.flatMap(finalsOf)
}

function totalOf({ baseStats: { hp, atk, def, spa, spd, spe } }: Specie): number {
  return hp + atk + def + spa + spd + spe
}

const ORIGIN_OF_TAG: Readonly<Record<string, Origin>> = {
  Mythical: 'mythical or event',
  'Restricted Legendary': 'one a save',
  'Sub-Legendary': 'one a save',
  Paradox: 'paradox',
}

const exceptions = new Map(originExceptions.map(({ name, origin }) => [name, origin]))

function originOf({ name, tags }: Pick<Specie, 'name' | 'tags'>): Origin {
  const byTag = tags.map((tag) => ORIGIN_OF_TAG[tag]).find((origin) => origin !== undefined)
  return exceptions.get(name) ?? byTag ?? 'ordinary'
}

/** Returns the same text for all forms that only differ in looks, ability or learnset. */
export function kindOf(species: string): string {
  const match = generation9.species.get(species)
  return match ? JSON.stringify([match.baseSpecies, match.baseStats, match.types]) : species
}
