import { type Specie, toID } from '@pkmn/data'
import { machines } from '@/data/moves/machines'
import { LEARN_KINDS } from '@/data/vocabulary'
import { memoize } from '@/lib/memo'
import type { HowLearned } from '@/lib/plans/raid-plans'
import { generation9 } from './generation'

type LearnMethod = Pick<HowLearned, 'kind' | 'number'>

/** `by` is the creature asked for or a pre-evolution. */
export type Learned = LearnMethod & { readonly by: string }

/** By move id, each with the easiest method. */
export type Learnset = ReadonlyMap<string, Learned>

const machineNumbers = new Map<string, number>(machines.map((name, index) => [toID(name), index + 1]))

export const learnsetOf = memoize(makeLearnset)

/**
 * Returns `undefined` if a creature doesn't learn a move. Prefers the creature itself to
 * pre-evolutions, except for event moves, then the easier method. Ignores TMs of @pkmn/dex that the games
 * lack. Source: the learnsets of @pkmn/dex.
 */
export async function howLearned(creature: string, move: string): Promise<Learned | undefined> {
  return (await learnsetOf(creature)).get(toID(move))
}

async function makeLearnset(creature: string): Promise<Learnset> {
  const learnset = new Map<string, Learned>()
  for (const species of evolutionLine(creature)) {
    for (const [move, codes] of Object.entries(await codesOf(species))) {
      const [easiest] = codes.flatMap((code) => methodsOfCode(code, move)).sort(byEase)
      const previous = learnset.get(move)
      if (easiest && (!previous || previous.kind === 'event'))
        learnset.set(move, { ...easiest, by: species.name })
    }
  }
  return learnset
}

function evolutionLine(name: string): Specie[] {
  const species = generation9.species.get(name)
  return species ? [species, ...evolutionLine(species.changesFrom ?? species.prevo ?? '')] : []
}

async function codesOf({ name, baseSpecies }: Specie): Promise<Readonly<Record<string, readonly string[]>>> {
  const ownLearnset = await generation9.learnsets.get(name)
  return (ownLearnset ?? (await generation9.learnsets.get(baseSpecies)))?.learnset ?? {}
}

/** Parses a code of @pkmn/dex: generation, letter of the method, level (`9L48`). */
function methodsOfCode(code: string, move: string): LearnMethod[] {
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

function byEase(a: LearnMethod, b: LearnMethod): number {
  return LEARN_KINDS.indexOf(a.kind) - LEARN_KINDS.indexOf(b.kind)
}
