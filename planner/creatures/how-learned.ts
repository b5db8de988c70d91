import { type Specie, toID } from '@pkmn/data'
import { machines } from '@/data/moves/machines'
import { LEARN_KINDS } from '@/data/vocabulary'
import { memoize } from '@/lib/memo'
import type { HowLearned } from '@/lib/plans/raid-plans'
import { generation9 } from './generation'

type Way = Pick<HowLearned, 'kind' | 'number'>

/** A way to learn a move and the creature that learns it so: the one asked for, or one that it evolved from. */
export type Learned = Way & { readonly by: string }

/** The moves that a creature learns in Scarlet and Violet by their ids, each in its easiest way. */
export type Learnset = ReadonlyMap<string, Learned>

const machineNumbers = new Map<string, number>(machines.map((name, index) => [toID(name), index + 1]))

/** All moves that a creature learns in Scarlet and Violet. Empty for a name that @pkmn/data does not know. */
export const learnsetOf = memoize(makeLearnset)

/**
 * How a creature learns a move in Scarlet and Violet; `undefined` when it does not. The creature itself goes before what
 * it evolved from, but for an event's move, then the easier way. A TM of @pkmn/dex that the games do not have is no way.
 * Source: the learnsets of @pkmn/dex.
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
