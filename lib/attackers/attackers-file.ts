import * as z from 'zod/mini'
import { TYPE_NAMES } from '@/data/vocabulary'

const count = z.int().check(z.minimum(0))
const percent = z.number().check(z.minimum(0), z.maximum(100))
const counts = z.array(count)
const names = z.array(z.string())

const attacksSchema = z.object({
  creature: counts,
  ability: counts,
  move: counts,
  type: z.array(count.check(z.maximum(TYPE_NAMES.length - 1))),
  special: z.array(count.check(z.maximum(1))),
  unharmed: counts,
  resists: counts,
})

const raidSchema = z.object({ attack: counts, damage: counts, neutral: counts, worst: counts, by: counts })

/**
 * The file of the best attackers of one boss. To be small it has columns instead of records, and indices instead of names.
 *
 * - `hp`: the boss's max HP in its raid; `passesShield`: the percent of damage that passes its shield
 * - `abilities`: its possible abilities; `moves`: its damaging moves; `statuses`: the statuses that its moves inflict
 * - `candidates`: the number of creatures; `considered`: how many of them each category considers
 * - `accuracy`: of each move of `learned` in percent, 0 when it never misses
 * - `attacks`, by column: indices of creature, ability, move and type; 1 for special; bits of the boss's moves and of the
 *   statuses that it is immune to
 * - `raids`: without Tera type, then with each type of `TYPE_NAMES`; by column: the index of the attack; 16 times the mean
 *   damage in HP with a nature that raises the stat, and with a neutral one; the worst hit taken in percent of max HP; 1 +
 *   the index of the boss's move that deals it, or 0
 */
export const attackersFileSchema = z
  .object({
    hp: count.check(z.minimum(1)),
    passesShield: z.object({ plain: percent, teraOtherType: percent, teraSameType: percent }),
    abilities: names,
    moves: names,
    statuses: names,
    candidates: count,
    considered: count,
    creatures: names,
    creatureAbilities: names,
    learned: names,
    accuracy: counts,
    attacks: attacksSchema,
    raids: z.array(raidSchema).check(z.length(TYPE_NAMES.length + 1)),
  })
  .check(z.refine(isWhole, { error: 'has columns of different lengths, or names what it does not list' }))

/** A file of attackers, made by `tools/attackers`. */
export type AttackersFile = z.infer<typeof attackersFileSchema>

interface Columns {
  readonly moves: readonly string[]
  readonly creatures: readonly string[]
  readonly creatureAbilities: readonly string[]
  readonly learned: readonly string[]
  readonly accuracy: readonly number[]
  readonly attacks: z.infer<typeof attacksSchema>
  readonly raids: readonly z.infer<typeof raidSchema>[]
}

function isWhole({
  moves,
  creatures,
  creatureAbilities,
  learned,
  accuracy,
  attacks,
  raids,
}: Columns): boolean {
  return (
    accuracy.length === learned.length &&
    areEven(Object.values(attacks)) &&
    isListed(attacks.creature, creatures.length) &&
    isListed(attacks.ability, creatureAbilities.length) &&
    isListed(attacks.move, learned.length) &&
    raids.every(
      (raid) =>
        areEven(Object.values(raid)) &&
        isListed(raid.attack, attacks.creature.length) &&
        isListed(raid.by, moves.length + 1),
    )
  )
}

function areEven(columns: readonly (readonly number[])[]): boolean {
  return columns.every(({ length }) => length === columns[0]?.length)
}

function isListed(positions: readonly number[], length: number): boolean {
  return positions.every((position) => position < length)
}
