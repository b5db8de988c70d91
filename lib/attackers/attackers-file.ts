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
 * The best attackers of one boss as a file: columns instead of records and positions instead of names, to be small.
 * `hp` is the boss's max HP in its raid, `passesShield` how many percent of damage its shield lets through, `abilities` are those that it may have, `moves` those that deal damage,
 * `statuses` what its moves may leave behind; `considered` is how many creatures of a category every ranking considers,
 * of `candidates` in all; `accuracy` is that of `learned` in percent, 0 where it never misses.
 * `attacks` is, by column: the creature, its ability and its move; the type of the move and the Tera type; 1 for a
 * special one; the bits of the boss's moves that do nothing to it, and of the statuses that it cannot have.
 * `raids` are the raid without a Tera type, then that of each type in the order of `TYPE_NAMES`, by column: the attack;
 * 16 times the mean damage of a hit in HP, with a nature that raises the stat and with one that does not; the worst hit
 * taken in percent of max HP; 1 + the boss's move that deals it, or 0.
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

/** A file of attackers. Source of its figures: `tools/attackers`. */
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
