import { Dex } from '@pkmn/dex'
import { type BattleStat, type Condition, GUARDED_FLAGS, type GuardedFlag } from '@/data/moves/terms'
import type { BaseStats, LearnWay, MoveEffect, Supplement } from '@/data/shipped/schema'
import { bestWays, type LearnedMove } from '@/lib/creature/learned'
import { movesLearnedBy } from '@/servers/creature-service/learnsets'
import { lineOf, speciesOfKey } from '@/servers/creature-service/species'
import { definedOf, pick } from './listed'

/**
 * What the creature service cannot say of the listed moves: which never miss, how they are learned in generation 9, what
 * those do that bosses use by script, which have fixed damage, which some abilities keep off and which hit more than once; and which creatures change
 * their base stats at half HP.
 * Source: @pkmn/dex.
 *
 * @param moves the keys of the listed moves, by the key of the creature whose bosses have them
 * @param scripted the keys of the moves that bosses use by script
 */
export async function supplementOf(
  moves: ReadonlyMap<string, readonly string[]>,
  scripted: readonly string[],
): Promise<Supplement> {
  const listed = [...new Set([...moves.values()].flat())].sort()
  // The learnsets of the service end at generation 8: without these, pages would call hundreds of moves raid-only.
  const generationNine: Supplement['generationNine'] = {}
  for (const [creature, keys] of moves) {
    generationNine[creature] = pick(await waysOfGenerationNine(creature), keys)
  }
  return {
    neverMiss: listed.filter((key) => Dex.moves.get(key).accuracy === true),
    generationNine,
    effects: Object.fromEntries(scripted.map((key) => [key, moveEffect(key)])),
    fixedDamage: listed.filter(hasFixedDamage),
    flags: definedOf(listed, guardedFlagOf),
    hits: definedOf(listed, (key) => (meanHits(key) > 1 ? meanHits(key) : undefined)),
    statsAtHalfHp: definedOf([...moves.keys()], statsAtHalfHp),
  }
}

async function waysOfGenerationNine(creature: string): Promise<Record<string, LearnWay>> {
  const species = speciesOfKey(creature)
  if (!species) throw new Error(`@pkmn/dex has no creature ${creature}`)
  const own = await movesLearnedBy(species)
  const line = (await Promise.all(lineOf(species).map(movesLearnedBy))).flat()
  const ways = [...own, ...line.map(asByLine)]
  return bestWays(ways.filter(([, way]) => way.generation === 9))
}

function asByLine([move, way]: LearnedMove): LearnedMove {
  return [move, { ...way, byLine: true }]
}

/** https://bulbapedia.bulbagarden.net/wiki/Category:Moves_that_deal_direct_damage */
const HALVING_HP: ReadonlySet<string> = new Set(['naturesmadness', 'ruination', 'superfang'])

/**
 * Whether the type of its target changes nothing in what a move does but immunity: its damage is a number of its own, it
 * knocks out, it returns the damage that its user took, or it halves HP. Source: @pkmn/dex, but for the last, which it
 * decides in code. A test holds the moves of all bosses against the damage calculator.
 */
export function hasFixedDamage(key: string): boolean {
  const { category, damage, ohko, target } = Dex.moves.get(key)
  if (category === 'Status') return false
  return damage !== undefined || Boolean(ohko) || target === 'scripted' || HALVING_HP.has(key)
}

/**
 * The flag of an attack by which some abilities keep it off, of which none has two; `undefined` for all others and for
 * status moves. Source: @pkmn/dex.
 */
export function guardedFlagOf(key: string): GuardedFlag | undefined {
  const { category, flags } = Dex.moves.get(key)
  return category === 'Status' ? undefined : GUARDED_FLAGS.find((flag) => flags[flag])
}

// Two and three hits have a chance of 35% each, four and five of 15%: https://bulbapedia.bulbagarden.net/wiki/Multistrike_move
const MEAN_OF_TWO_TO_FIVE = 3.1

/** How often a move hits on average; 1 for most. */
export function meanHits(key: string): number {
  const { multihit = 1 } = Dex.moves.get(key)
  return Array.isArray(multihit) ? MEAN_OF_TWO_TO_FIVE : multihit
}

/**
 * The base stats that a creature takes on when its HP falls to half: those of the form that Shields Down brings out.
 * `undefined` for one whose stats stay. Source: @pkmn/dex, https://bulbapedia.bulbagarden.net/wiki/Shields_Down_(Ability)
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
 * What a move does for certain when it hits, beyond damage. Throws when @pkmn/dex has no such move.
 * Source: @pkmn/dex. What it decides in code is not in it: Curse, Stockpile, Tidy Up, Topsy-Turvy.
 */
export function moveEffect(key: string): MoveEffect {
  const move = Dex.moves.get(key)
  if (!move.exists) throw new Error(`@pkmn/dex has no move ${key}`)
  const certain = (move.secondaries ?? []).filter(({ chance }) => chance === 100)
  const [own, others]: [Boosts, Boosts] =
    move.target === 'self' || move.target === 'allies' ? [move.boosts ?? {}, {}] : [{}, move.boosts ?? {}]
  const ofUser = [own, move.self?.boosts ?? {}, ...certain.map(({ self }) => self?.boosts ?? {})]
  const ofTarget = [others, ...certain.map(({ boosts }) => boosts ?? {})]
  const conditions = [move.status, move.volatileStatus, ...certain.map(({ status }) => status)]
  return {
    raises: changed(ofUser, (stages) => stages > 0),
    drops: changed(ofUser, (stages) => stages < 0),
    lowers: changed(ofTarget, (stages) => stages < 0),
    inflicts: conditions.flatMap((name) => STRESS_CONDITIONS.get(name ?? '') ?? [])[0],
    powder: move.flags.powder ? true : undefined,
    drains: move.drain ? true : undefined,
  }
}

function changed(boosts: readonly Boosts[], counts: (stages: number) => boolean): BattleStat[] | undefined {
  const stats = [...STATS].flatMap(([id, stat]) => (boosts.some((some) => counts(some[id] ?? 0)) ? stat : []))
  return stats.length > 0 ? stats : undefined
}
