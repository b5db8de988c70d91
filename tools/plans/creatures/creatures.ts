import type { Move, Specie } from '@pkmn/data'
import { Dex } from '@pkmn/dex'
import type { Origin } from '@/data/vocabulary'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { holdsOwnWithEviolite } from './eviolite'
import { generation9 } from './generation'
import { learnsetOf } from './how-learned'
import { kindOf } from './kind'
import { originOf } from './origin'

/** A creature that a player could bring. */
export interface Creature {
  /** As @pkmn/dex and the damage calculator name it: `Slowking-Galar`. */
  readonly name: string
  readonly origin: Origin
  readonly types: readonly TypeName[]
  readonly baseStats: Specie['baseStats']
  readonly weightkg: number
  /** Each once, without those that keep it from fighting every turn. */
  readonly abilities: readonly string[]
  /** The Tera types that it can have. */
  readonly teraTypes: readonly TypeName[]
  /** The item that it needs, to have its form or to hold its own; `undefined` for most. */
  readonly neededItem: string | undefined
  /** All moves that it can be taught, in the order of their ids. */
  readonly moves: readonly Move[]
}

// With one every second turn is lost, with the other half of the strength, for five turns.
const HANDICAPS: ReadonlySet<string> = new Set(['Truant', 'Slow Start'])

/**
 * Every creature worth bringing to a raid of Scarlet and Violet: fully evolved or holding its own with Eviolite, in each
 * form that fights differently. Left out are forms that begin only in battle, those of Arceus's plates (with its Tera
 * type it is plain Arceus holding an item), Terapagos, which has no Tera type of the 18, and those that no ability lets
 * fight every turn.
 */
export async function findCreatures(): Promise<readonly Creature[]> {
  const species = [...generation9.species].filter(isWorthBringing)
  const creatures = (await Promise.all(species.map(creatureOf))).filter(
    ({ abilities, moves, teraTypes }) => Math.min(abilities.length, moves.length, teraTypes.length) > 0,
  )
  // Hats, colours and patterns are the same fighter under several names: the first counts.
  const firsts = new Map(creatures.toReversed().map((creature) => [fightsAs(creature), creature]))
  return creatures.filter((creature) => firsts.get(fightsAs(creature)) === creature)
}

function isWorthBringing(species: Specie): boolean {
  const ofPlate = species.baseSpecies === 'Arceus' && species.forme !== ''
  const isGrown = !species.nfe || holdsOwnWithEviolite(species)
  return isGrown && !species.isNonstandard && !species.battleOnly && !ofPlate
}

async function creatureOf(species: Specie): Promise<Creature> {
  const { requiredTeraType } = Dex.species.get(species.name)
  return {
    name: species.name,
    origin: originOf(species),
    types: TYPE_NAMES.filter((type) => species.types.includes(type)),
    baseStats: species.baseStats,
    weightkg: species.weightkg,
    abilities: abilitiesOf(species),
    teraTypes: TYPE_NAMES.filter((type) => requiredTeraType === undefined || requiredTeraType === type),
    neededItem: species.nfe ? 'Eviolite' : species.requiredItem,
    moves: await movesOf(species),
  }
}

// Slot `S` holds the ability of an event.
function abilitiesOf({ abilities, unreleasedHidden }: Specie): readonly string[] {
  const { 0: first, 1: second, H: hidden } = abilities
  const known = [first, second, unreleasedHidden ? undefined : hidden].filter((ability) => ability)
  return [...new Set(known)].flatMap((ability) => (ability && !HANDICAPS.has(ability) ? [ability] : []))
}

// Few own what only those of an event know: no move to plan with.
async function movesOf(species: Specie): Promise<readonly Move[]> {
  const learnset = await learnsetOf(species.name)
  const taught = [...learnset].filter(([, { kind }]) => kind !== 'event').map(([id]) => id)
  return taught.sort().flatMap((id) => generation9.moves.get(id) ?? [])
}

function fightsAs({ name, abilities, neededItem, teraTypes }: Creature): string {
  return JSON.stringify([kindOf(name), abilities, neededItem, teraTypes])
}
