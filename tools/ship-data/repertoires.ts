import type { Move, Specie } from '@pkmn/data'
import { Dex } from '@pkmn/dex'
import type { GameNames } from '@/data/shipped/game-names'
import type { Repertoires } from '@/data/shipped/repertoires'
import { TYPE_NAMES, type TypeName } from '@/data/vocabulary'
import { TERA_TYPE_NAMES, type TeraTypeName } from '@/lib/builds/tera-types'
import { firstOfEach } from '@/lib/first-of-each'
import { generation9 } from '@/planner/creatures/generation'
import { learnsetOf } from '@/planner/creatures/how-learned'
import { EVIOLITE } from '@/planner/creatures/usable-species'
import { objectionTo } from '@/planner/moves/attack-moves'

type Repertoire = NonNullable<Repertoires['creatures'][number]>

/**
 * Returns the legal moves and abilities of each Pokémon that a player can own, in the order of the games' names. Throws
 * for an unknown name.
 */
export async function repertoiresOf({ species, moves }: GameNames): Promise<Repertoires> {
  const owned = await Promise.all(species.map(({ name }) => ownedWithMoves(name)))
  return {
    creatures: owned.map((pokemon) => pokemon && repertoireOf(pokemon.species, pokemon.moves)),
    learners: moves.map((move) =>
      bits(owned.map((pokemon) => pokemon?.moves.some(({ name }) => name === move) ?? false)),
    ),
  }
}

interface Known {
  readonly species: Specie
  readonly moves: readonly Move[]
}

async function ownedWithMoves(name: string): Promise<Known | null> {
  const species = generation9.species.get(name)
  if (!species) throw new Error(`${name} is no Pokémon of Scarlet and Violet`)
  // Arceus with a plate is plain Arceus with an item.
  const ofPlate = species.baseSpecies === 'Arceus' && species.forme !== ''
  if (species.battleOnly || ofPlate) return null
  const moves = [...(await learnsetOf(name)).keys()].flatMap((id) => generation9.moves.get(id) ?? [])
  return moves.length > 0 ? { species, moves } : null
}

function repertoireOf(species: Specie, moves: readonly Move[]): Repertoire {
  const { requiredTeraType } = Dex.species.get(species.name)
  const only = TERA_TYPE_NAMES.find((type) => type === requiredTeraType)
  const holds = species.requiredItem
  const abilities = [...new Set(Object.values(species.abilities))].toSorted(
    (a, b) => Number(DOUBLES_ATTACK.has(b)) - Number(DOUBLES_ATTACK.has(a)),
  )
  return {
    abilities,
    ...(only && { teraType: only }),
    ...(holds !== undefined && { holds }),
    usual: usualOf({ species, moves }, abilities[0] ?? '', only),
  }
}

/** Abilities that double Attack. Source: https://bulbapedia.bulbagarden.net/wiki/Huge_Power_(Ability) */
const DOUBLES_ATTACK: ReadonlySet<string> = new Set(['Huge Power', 'Pure Power'])

function usualOf(
  { species, moves }: Known,
  ability: string,
  only: TeraTypeName | undefined,
): Repertoire['usual'] {
  const byDamage = (candidates: readonly Move[]) =>
    candidates.toSorted((a, b) => damageOf(b, species, ability) - damageOf(a, species, ability))
  const advised = byDamage(moves.filter((move) => objectionTo(move, ability) === undefined))
  // A Pokémon without an advised attack, such as Ditto, has all its moves here.
  const [best, ...rest] = advised.length > 0 ? advised : byDamage(moves)
  if (!best) throw new Error(`${species.name} knows no move`)
  const alike = rest.filter(({ category }) => category === best.category)
  const usual = firstOfEach([best, ...alike, ...rest], ({ type }) => type)
  return {
    strength: best.category === 'Special' ? 'spa' : 'atk',
    teraType: only ?? typeNamed(best.type),
    ...(species.nfe && { item: EVIOLITE.name }),
    moves: usual.slice(0, 4).map(({ name }) => name),
  }
}

function damageOf(
  { basePower, accuracy, type, category }: Move,
  { types, baseStats }: Specie,
  ability: string,
): number {
  const stat = category === 'Special' ? baseStats.spa : baseStats.atk * (DOUBLES_ATTACK.has(ability) ? 2 : 1)
  return (
    stat *
    basePower *
    (types.some((own) => own === type) ? 1.5 : 1) *
    (accuracy === true ? 1 : accuracy / 100)
  )
}

function typeNamed(name: string): TypeName {
  const type = TYPE_NAMES.find((candidate) => candidate === name)
  if (!type) throw new Error(`${name} is no type`)
  return type
}

function bits(flags: readonly boolean[]): string {
  const bytes = new Uint8Array(Math.ceil(flags.length / 8))
  flags.forEach((isSet, index) => {
    if (isSet) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (1 << (index & 7))
  })
  return Buffer.from(bytes).toString('base64')
}
