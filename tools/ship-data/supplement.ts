import { Dex } from '@pkmn/dex'
import { type BattleStat, type Condition, GUARDED_FLAGS, type GuardedFlag } from '@/data/moves/terms'
import type { BaseStats, LearnWay, MoveEffect, Supplement } from '@/data/shipped/schema'
import { bestWays, type LearnedMove } from '@/lib/creature/learned'
import { movesLearnedBy } from '@/servers/creature-service/learnsets'
import { lineOf, speciesOfKey } from '@/servers/creature-service/species'
import { pick, withoutUndefined } from './listed'

/**
 * Returns the data that the Pokémon API lacks.
 * - moves: which never miss, have fixed damage, are blocked by some abilities, or hit more than once
 * - how species learn moves in generation 9
 * - effects of scripted moves
 * - species that change their base stats at half HP
 *
 * Source: @pkmn/dex.
 *
 * @param moves keys of bosses' moves, by the key of their species
 * @param scripted keys of scripted moves
 */
export async function supplementOf(
  moves: ReadonlyMap<string, readonly string[]>,
  scripted: readonly string[],
): Promise<Supplement> {
  const allMoves = [...new Set([...moves.values()].flat())].sort()
  // The API's learnsets end at generation 8: without these, pages would call hundreds of moves raid-only.
  const generationNine: Supplement['generationNine'] = {}
  for (const [creature, keys] of moves) {
    generationNine[creature] = pick(await waysOfGenerationNine(creature), keys)
  }
  return {
    neverMiss: allMoves.filter((key) => Dex.moves.get(key).accuracy === true),
    generationNine,
    effects: Object.fromEntries(scripted.map((key) => [key, moveEffect(key)])),
    fixedDamage: allMoves.filter(hasFixedDamage),
    flags: withoutUndefined(allMoves, guardedFlagOf),
    hits: withoutUndefined(allMoves, (key) => (meanHits(key) > 1 ? meanHits(key) : undefined)),
    statsAtHalfHp: withoutUndefined([...moves.keys()], statsAtHalfHp),
  }
}

async function waysOfGenerationNine(creature: string): Promise<Record<string, LearnWay>> {
  const species = speciesOfKey(creature)
  if (!species) throw new Error(`@pkmn/dex has no creature ${creature}`)
  const own = await movesLearnedBy(species)
  const learnedByLine = (await Promise.all(lineOf(species).map(movesLearnedBy))).flat()
  const ways = [...own, ...learnedByLine.map(asByLine)]
  return bestWays(ways.filter(([, way]) => way.generation === 9))
}

function asByLine([move, way]: LearnedMove): LearnedMove {
  return [move, { ...way, byLine: true }]
}

/** https://bulbapedia.bulbagarden.net/wiki/Category:Moves_that_deal_direct_damage */
const HALVING_HP: ReadonlySet<string> = new Set(['naturesmadness', 'ruination', 'superfang'])

/**
 * Whether the target's type only matters for immunity: the move has fixed damage, knocks out, returns damage, or halves
 * HP. Source: @pkmn/dex, except moves that halve HP. A test compares the moves of all bosses with the damage
 * calculator.
 */
export function hasFixedDamage(key: string): boolean {
  const { category, damage, ohko, target } = Dex.moves.get(key)
  if (category === 'Status') return false
  return damage !== undefined || Boolean(ohko) || target === 'scripted' || HALVING_HP.has(key)
}

/**
 * Returns the flag of an attack that some abilities block; no attack has two. `undefined` for other attacks and status
 * moves. Source: @pkmn/dex.
 */
export function guardedFlagOf(key: string): GuardedFlag | undefined {
  const { category, flags } = Dex.moves.get(key)
  return category === 'Status' ? undefined : GUARDED_FLAGS.find((flag) => flags[flag])
}

// Two and three hits have a chance of 35% each, four and five of 15%:
// https://bulbapedia.bulbagarden.net/wiki/Multistrike_move
const MEAN_OF_TWO_TO_FIVE = 3.1

export function meanHits(key: string): number {
  const { multihit = 1 } = Dex.moves.get(key)
  return Array.isArray(multihit) ? MEAN_OF_TWO_TO_FIVE : multihit
}

/**
 * Returns the base stats of a species at half HP: those of the form after Shields Down. `undefined` if they don't
 * change. Source: @pkmn/dex, https://bulbapedia.bulbagarden.net/wiki/Shields_Down_(Ability)
 */
export function statsAtHalfHp(creatureKey: string): BaseStats | undefined {
  const species = speciesOfKey(creatureKey)
  if (species?.requiredAbility !== 'Shields Down') return undefined
  const { hp, atk, def, spa, spd, spe } = Dex.species.get(species.baseSpecies).baseStats
  return { hp, attack: atk, defense: def, specialattack: spa, specialdefense: spd, speed: spe }
}

type Boosts = Readonly<Record<string, number | undefined>>

const STATS = new Map<string, BattleStat>([
  ['atk', 'Attack'],
  ['def', 'Defense'],
  ['spa', 'Sp. Atk'],
  ['spd', 'Sp. Def'],
  ['spe', 'Speed'],
  ['accuracy', 'accuracy'],
])

const STRESS_CONDITIONS = new Map<string, Condition>([
  ['slp', 'sleep'],
  ['yawn', 'drowsiness'],
  ['par', 'paralysis'],
  ['brn', 'burn'],
  ['psn', 'poison'],
  ['tox', 'poison'],
  ['confusion', 'confusion'],
])

/**
 * Returns the certain effects of a move that hits, other than damage. Throws if @pkmn/dex lacks the move. Source:
 * @pkmn/dex, which implements some moves in code, so these are missing: Curse, Stockpile, Tidy Up, Topsy-Turvy.
 */
export function moveEffect(key: string): MoveEffect {
  const move = Dex.moves.get(key)
  if (!move.exists) throw new Error(`@pkmn/dex has no move ${key}`)
  const certain = (move.secondaries ?? []).filter(({ chance }) => chance === 100)
  const [own, target]: [Boosts, Boosts] =
    move.target === 'self' || move.target === 'allies' ? [move.boosts ?? {}, {}] : [{}, move.boosts ?? {}]
  const ofUser = [own, move.self?.boosts ?? {}, ...certain.map(({ self }) => self?.boosts ?? {})]
  const ofTarget = [target, ...certain.map(({ boosts }) => boosts ?? {})]
  const conditions = [move.status, move.volatileStatus, ...certain.map(({ status }) => status)]
  return {
    raises: changedStats(ofUser, (stages) => stages > 0),
    drops: changedStats(ofUser, (stages) => stages < 0),
    lowers: changedStats(ofTarget, (stages) => stages < 0),
    inflicts: conditions.flatMap((name) => STRESS_CONDITIONS.get(name ?? '') ?? [])[0],
    powder: move.flags.powder ? true : undefined,
    drains: move.drain ? true : undefined,
  }
}

function changedStats(
  boosts: readonly Boosts[],
  counts: (stages: number) => boolean,
): BattleStat[] | undefined {
  const stats = [...STATS].flatMap(([id, stat]) =>
    boosts.some((stages) => counts(stages[id] ?? 0)) ? stat : [],
  )
  return stats.length > 0 ? stats : undefined
}
