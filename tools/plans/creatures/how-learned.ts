import { type Specie, toID } from '@pkmn/data'
import { machines } from '@/data/machines'
import { generation9 } from './generation'

/** How a player of Scarlet and Violet teaches a move. */
export type Way =
  | { readonly kind: 'TM'; readonly number: number }
  /** At a level; above it, in the menu of moves. */
  | { readonly kind: 'level'; readonly level: number }
  /** On evolving; later, in the menu of moves. */
  | { readonly kind: 'evolution' }
  /** On taking the form. */
  | { readonly kind: 'form' }
  /** From a parent, or with a Mirror Herb beside a creature that knows it. */
  | { readonly kind: 'egg' }
  /** Known by those of an event only. */
  | { readonly kind: 'event' }

/** A way to learn a move and the creature that learns it so: the one asked for, or one that it evolved from. */
export type HowLearned = Way & { readonly by: string }

/** The moves that a creature learns in Scarlet and Violet by their ids, each in its easiest way. */
export type Learnset = ReadonlyMap<string, HowLearned>

const EASE: readonly Way['kind'][] = ['TM', 'level', 'evolution', 'form', 'egg', 'event']

const machineNumbers = new Map<string, number>(machines.map((name, index) => [toID(name), index + 1]))

const known = new Map<string, Promise<Learnset>>()

/** All moves that a creature learns in Scarlet and Violet. Empty for a name that @pkmn/data does not know. */
export function learnsetOf(creature: string): Promise<Learnset> {
  const learnset = known.get(creature) ?? makeLearnset(creature)
  known.set(creature, learnset)
  return learnset
}

/**
 * How a creature learns a move in Scarlet and Violet; `undefined` when it does not. The creature itself goes before what
 * it evolved from, but for an event's move, then the easier way. A TM of @pkmn/dex that the games do not have is no way.
 * Source: the learnsets of @pkmn/dex.
 */
export async function howLearned(creature: string, move: string): Promise<HowLearned | undefined> {
  return (await learnsetOf(creature)).get(toID(move))
}

async function makeLearnset(creature: string): Promise<Learnset> {
  const learned = new Map<string, HowLearned>()
  for (const species of lineOf(creature)) {
    for (const [move, codes] of Object.entries(await codesOf(species))) {
      const [easiest] = codes.flatMap((code) => waysOfCode(code, move)).sort(byEase)
      const known = learned.get(move)
      if (easiest && (!known || known.kind === 'event')) learned.set(move, { ...easiest, by: species.name })
    }
  }
  return learned
}

/** A creature, the form that it changed from, and all that it evolved from, in this order. */
function lineOf(name: string): Specie[] {
  const species = generation9.species.get(name)
  return species ? [species, ...lineOf(species.changesFrom ?? species.prevo ?? '')] : []
}

// A form without a learnset learns what its species does.
async function codesOf({ name, baseSpecies }: Specie): Promise<Readonly<Record<string, readonly string[]>>> {
  const own = await generation9.learnsets.get(name)
  return (own ?? (await generation9.learnsets.get(baseSpecies)))?.learnset ?? {}
}

/** The way that a code of @pkmn/dex stands for: generation, letter of the method, level (`9L48`). */
function waysOfCode(code: string, move: string): Way[] {
  if (!code.startsWith('9')) return []
  const number = machineNumbers.get(move)
  switch (code.charAt(1)) {
    case 'M':
      return number === undefined ? [] : [{ kind: 'TM', number }]
    case 'L':
      return code === '9L0' ? [{ kind: 'evolution' }] : [{ kind: 'level', level: Number(code.slice(2)) }]
    case 'E':
      return [{ kind: 'egg' }]
    case 'R':
      return [{ kind: 'form' }]
    case 'S':
      return [{ kind: 'event' }]
    default:
      return []
  }
}

function byEase(one: Way, other: Way): number {
  return EASE.indexOf(one.kind) - EASE.indexOf(other.kind)
}
