import { type Specie, toID } from '@pkmn/data'
import { machines } from '@/data/moves/machines'
import { LEARN_KINDS } from '@/data/vocabulary'
import { memoize } from '@/lib/memo'
import type { HowLearned } from '@/lib/plans/raid-plans'
import { generation9 } from './generation'

type Way = Pick<HowLearned, 'kind' | 'number'>

/** A way to learn a move, and the creature that learns it: the one asked for or a pre-evolution. */
export type Learned = Way & { readonly by: string }

/** Moves by id, each with the easiest way to learn it. */
export type Learnset = ReadonlyMap<string, Learned>

const machineNumbers = new Map<string, number>(machines.map((name, index) => [toID(name), index + 1]))

/** Returns all moves that a creature learns in Scarlet and Violet. Empty for a name that @pkmn/data doesn't know. */
export const learnsetOf = memoize(makeLearnset)

/**
 * Returns how a creature learns a move in Scarlet and Violet, or `undefined` if it doesn't. Prefers the creature
 * itself to pre-evolutions, except for event moves, then the easier way. Ignores TMs of @pkmn/dex that the games
 * lack. Source: the learnsets of @pkmn/dex.
 */
export async function howLearned(creature: string, move: string): Promise<Learned | undefined> {
  return (await learnsetOf(creature)).get(toID(move))
}

async function makeLearnset(creature: string): Promise<Learnset> {
  const learned = new Map<string, Learned>()
  for (const species of lineOf(creature)) {
    for (const [move, codes] of Object.entries(await codesOf(species))) {
      const [easiest] = codes.flatMap((code) => waysOfCode(code, move)).sort(byEase)
      const known = learned.get(move)
      if (easiest && (!known || known.kind === 'event')) learned.set(move, { ...easiest, by: species.name })
    }
  }
  return learned
}

function lineOf(name: string): Specie[] {
  const species = generation9.species.get(name)
  return species ? [species, ...lineOf(species.changesFrom ?? species.prevo ?? '')] : []
}

// A form without a learnset has that of its species.
async function codesOf({ name, baseSpecies }: Specie): Promise<Readonly<Record<string, readonly string[]>>> {
  const own = await generation9.learnsets.get(name)
  return (own ?? (await generation9.learnsets.get(baseSpecies)))?.learnset ?? {}
}

/** Parses a code of @pkmn/dex: generation, letter of the method, level (`9L48`). */
function waysOfCode(code: string, move: string): Way[] {
  if (!code.startsWith('9')) return []
  const machine = machineNumbers.get(move)
  switch (code.charAt(1)) {
    case 'M':
      return machine === undefined ? [] : [{ kind: 'TM', number: machine }]
    case 'L':
      return code === '9L0'
        ? [{ kind: 'evolution', number: 0 }]
        : [{ kind: 'level', number: Number(code.slice(2)) }]
    case 'E':
      return [{ kind: 'egg', number: 0 }]
    case 'R':
      return [{ kind: 'form', number: 0 }]
    case 'S':
      return [{ kind: 'event', number: 0 }]
    default:
      return []
  }
}

function byEase(one: Way, other: Way): number {
  return LEARN_KINDS.indexOf(one.kind) - LEARN_KINDS.indexOf(other.kind)
}
