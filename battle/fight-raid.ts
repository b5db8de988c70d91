import { creatureKey } from '@/data/rosters/boss'
import { hashOf } from '@/lib/hash'
import type { Build } from './build'
import { createDamageSource } from './damage/create-damage-source'
import { raiderFighter } from './damage/fighters'
import { simulateWithLog } from './engine/battle-log'
import type { BattleLog } from './events'
import type { BattleMove } from './model/battle-move'
import { createRandom } from './model/random'
import { foughtBuild } from './odds/fought-build'
import { partnerFighters } from './odds/partners'
import { type Abilities, type RaidParts, raidWays } from './odds/raid-arenas'
import type { Plan } from './plan'
import { attackerPlaying } from './policy/attacker'
import type { Fought } from './win-rates'

/** What battles need of @pkmn/dex, as plain data: the program that fights is bundled with it. */
export interface BattleData {
  /** All moves of Scarlet and Violet. */
  readonly moves: readonly BattleMove[]
  /** The abilities that each boss may have, at least one, by `bossKey`. */
  readonly abilities: Readonly<Record<string, Abilities>>
}

/** What of a boss its abilities follow from: its creature and the slot that the game's tables name. */
export function bossKey(creature: string, slot: string): string {
  return `${creature} ${slot}`
}

/** A raid with one Tera type. */
type RaidToFight = Pick<RaidParts, 'raid' | 'teraType'>

/** Returns what the battles of a raid are made of. Throws for a boss that the data does not have. */
export function raidParts({ raid, teraType }: RaidToFight, data: BattleData): RaidParts {
  const key = bossKey(creatureKey(raid.boss), raid.boss.ability)
  return {
    ...{ raid, moveOf: moveFinder(data), teraType },
    abilities: existing(data.abilities[key], `ability of ${key}`),
    damageOf: createDamageSource().rolls,
  }
}

/**
 * Returns a function that fights a raid with a build, by the best plan that a short search finds. The same build has the same
 * result. Throws for a name in a build that does not exist.
 */
export function fightRaid(raid: RaidToFight, data: BattleData): (build: Build) => Fought {
  const parts = raidParts(raid, data)
  const ways = raidWays(parts)
  const partners = partnerFighters(parts.moveOf)
  return (build) => foughtBuild(ways, raiderFighter(build, parts.moveOf), partners)
}

/** A battle of one build. */
interface LoneBattle {
  readonly build: Build
  readonly plan: Plan
  /** Another seed fights another battle. */
  readonly seed: number
}

/** Fights one battle of a build alone and tells it turn by turn. Throws for a name in the build that does not exist. */
export function logBattle(raid: RaidToFight, data: BattleData, { build, plan, seed }: LoneBattle): BattleLog {
  const parts = raidParts(raid, data)
  const arena = drawnFrom(raidWays(parts).flat(), seed)
  const player = { fighter: raiderFighter(build, parts.moveOf), decide: attackerPlaying(plan) }
  return simulateWithLog(existing(arena, 'arena'), [player], createRandom(seed))
}

/** One of some items: over many seeds each as often as any other. `undefined` for none. */
export function drawnFrom<Item>(items: readonly Item[], seed: number): Item | undefined {
  // Another sequence than the battle's own, which begins with the same seed.
  return items[createRandom(hashOf('drawn', seed)).below(items.length)]
}

function moveFinder({ moves }: BattleData): (name: string) => BattleMove {
  const byName = new Map(moves.map((move) => [move.name, move]))
  return (name) => existing(byName.get(name), `move ${name}`)
}

function existing<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`There is no ${what}`)
  return value
}
