import { keyof } from 'zod/mini'
import type { LearnMethod } from '@/data/moves/terms'
import { parseRecords } from '@/data/parse-records'
import { type Correction, corrections } from '@/data/pokemon/corrections'
import type { Ability, Creature, Move } from '@/data/shipped/schema'
import { bestWays, type LearnedMove } from '@/lib/creature/learned'
import {
  type AbilityAnswer,
  type CreatureAnswer,
  creatureAnswerSchema,
  type LearnsetAnswer,
  learnsetSchema,
  moveAnswerSchema,
  type RelativeAnswer,
} from './answer-schema'

const LEARNSET_LISTS = keyof(learnsetSchema).options

const METHOD_OF_LIST = {
  levelUpMoves: 'level up',
  tmMoves: 'TM',
  tutorMoves: 'tutor',
  eggMoves: 'egg',
  eventMoves: 'event',
  dreamworldMoves: 'Dream World',
  virtualTransferMoves: 'virtual transfer',
} satisfies Record<keyof LearnsetAnswer, LearnMethod>

/**
 * Parses the answer to `GetPokemon`. Known errors of the service are corrected, texts use the official spelling, and a
 * second ability that repeats the first is left out.
 * Throws when the answer is invalid or has another creature, with a message that names the wrong field:
 * `GetPokemon garchomp: getPokemon: baseStats.hp: Invalid input: expected number, received string`.
 *
 * @param answer the `data` of the answer, not yet validated
 * @param key the requested key
 */
export function creatureOfAnswer(answer: unknown, key: string): Creature {
  const record = applyCorrections(answer, 'getPokemon', ofKey(corrections.creatures, key))
  const { getPokemon } = parseRecords(`GetPokemon ${key}`, creatureAnswerSchema, record)
  assertKey(`GetPokemon ${key}: getPokemon`, getPokemon.key, key)
  return {
    key,
    num: getPokemon.num,
    types: getPokemon.types.map(({ name }) => name),
    baseStats: getPokemon.baseStats,
    abilities: abilitiesOf(getPokemon),
    learned: { ...bestWays(learnedByLine(getPokemon)), ...correctedWays(key) },
  }
}

/**
 * Parses the answer to `getMove`, with corrections, spelling and errors as in `creatureOfAnswer`.
 *
 * @param answer the `data` of the answer, not yet validated
 * @param key the requested key
 */
export function moveOfAnswer(answer: unknown, key: string): Move {
  const record = applyCorrections(answer, 'getMove', ofKey(corrections.moves, key))
  const { getMove } = parseRecords(`getMove ${key}`, moveAnswerSchema, record)
  assertKey(`getMove ${key}: getMove`, getMove.key, key)
  const { desc, shortDesc, name, ...move } = getMove
  return { ...move, name: officialSpelling(name), description: descriptionOf({ desc, shortDesc }) }
}

function ofKey(list: readonly Correction[], key: string): Correction[] {
  return list.filter((correction) => correction.key === key)
}

function correctedWays(key: string): Creature['learned'] {
  const ofCreature = corrections.learned.filter((correction) => correction.key === key)
  return Object.fromEntries(ofCreature.map(({ move, way }) => [move, way]))
}

function assertKey(place: string, answered: string, asked: string) {
  if (answered !== asked) throw new Error(`${place}: key: expected ${asked}, received ${answered}`)
}

// The service repeats the first ability of some creatures without a second (Alcremie, Polteageist).
function abilitiesOf({ abilities: { first, second, hidden } }: CreatureAnswer): Creature['abilities'] {
  const other = second?.key === first.key ? null : second
  return {
    first: abilityOf(first),
    ...(other && { second: abilityOf(other) }),
    ...(hidden && { hidden: abilityOf(hidden) }),
  }
}

function abilityOf({ key, name, ...described }: AbilityAnswer): Ability {
  return { key, name: officialSpelling(name), description: descriptionOf(described) }
}

function descriptionOf({ desc, shortDesc }: { desc: string | null; shortDesc: string | null }): string {
  return officialSpelling(shortDesc || desc || '')
}

function learnedByLine(creature: CreatureAnswer): LearnedMove[] {
  const evolutions = creature.evolutions ?? []
  const preevolutions = creature.preevolutions ?? []
  const line = [
    ...evolutions,
    ...evolutions.flatMap((evolution) => evolution.evolutions ?? []),
    ...preevolutions,
    ...preevolutions.flatMap((preevolution) => preevolution.preevolutions ?? []),
  ]
  return [
    ...learnedBy(creature),
    ...line.flatMap(learnedBy).map(([move, way]) => [move, { ...way, byLine: true }] as const),
  ]
}

function learnedBy({ learnsets }: RelativeAnswer): LearnedMove[] {
  return Object.values(learnsets ?? {}).flatMap((learnset) =>
    LEARNSET_LISTS.flatMap((list) => learnedInList(learnset, list)),
  )
}

// The generation of the entry counts, not that of the field: a release of the service put generation 9 under generation8
// (favware/graphql-pokemon, pokemonMapper.ts at 19d3658).
function learnedInList(learnset: LearnsetAnswer, list: keyof LearnsetAnswer): LearnedMove[] {
  const method = METHOD_OF_LIST[list]
  return (learnset[list] ?? []).map(({ move, ...way }) => [move.key, { method, ...way }])
}

/** Spells `Pokémon` as the games do: releases of the creature service differ. */
function officialSpelling(text: string): string {
  return text.replaceAll('Pokemon', 'Pokémon')
}

/**
 * Replaces the corrected fields of an answer. A field that the answer lacks is not added.
 *
 * @param answer not yet validated
 * @param root the field of the answer with the creature or move: `getPokemon`, `getMove`
 * @param corrections the corrections of this creature or move
 */
export function applyCorrections(answer: unknown, root: string, corrections: readonly Correction[]): unknown {
  return corrections.reduce(
    (result, { field, value }) => withValue(result, [root, ...field.split('.')], value),
    answer,
  )
}

function withValue(record: unknown, [field, ...inner]: readonly string[], value: unknown): unknown {
  if (field === undefined) return value
  if (typeof record !== 'object' || record === null) return record
  const entries = Object.entries(record).map(([name, part]) =>
    name === field ? [name, withValue(part, inner, value)] : [name, part],
  )
  return Object.fromEntries(entries)
}
