import { creatureKey } from '@/data/rosters/boss'
import { hashOf } from '@/lib/hash'
import type { Build } from './build'
import { createDamageSource } from './damage/create-damage-source'
import { raiderFighter } from './damage/fighters'
import type { BattleLog } from './events'
import type { BattleMove } from './model/battle-move'
import { createRandom } from './model/random'
import { simulateBuild } from './odds/fought-build'
import { partnerFighters } from './odds/partners'
import { type Abilities, type RaidParts, raidBehaviors } from './odds/raid-arenas'
import type { Plan } from './plan'
import { attackerPolicy } from './policy/attacker'
import { simulateWithLog } from './turns/battle-log'
import type { BuildResults } from './win-rates'

/** Plain data from @pkmn/dex. The build bundles it with the code that simulates battles. */
export interface BattleData {
  readonly moves: readonly BattleMove[]
  /** By `bossKey`. Each boss has at least one ability. */
  readonly abilities: Readonly<Record<string, Abilities>>
}

export function bossKey(creature: string, slot: string): string {
  return `${creature} ${slot}`
}

type RaidToFight = Pick<RaidParts, 'raid' | 'teraType'>

/** Returns the inputs of a raid's battles. Throws if the data lacks the boss. */
export function raidParts({ raid, teraType }: RaidToFight, data: BattleData): RaidParts {
  const key = bossKey(creatureKey(raid.boss), raid.boss.ability)
  return {
    ...{ raid, moveOf: moveFinder(data), teraType },
    abilities: existing(data.abilities[key], `ability of ${key}`),
    damageOf: createDamageSource().rolls,
  }
}

/**
 * Simulates battles with the best plan of a short search. The same build always has the same
 * result. Throws for an unknown name.
 */
export function simulateRaid(raid: RaidToFight, data: BattleData): (build: Build) => BuildResults {
  const parts = raidParts(raid, data)
  const behaviors = raidBehaviors(parts)
  const partners = partnerFighters(parts.moveOf)
  return (build) => simulateBuild(behaviors, raiderFighter(build, parts.moveOf), partners)
}

interface LoneBattle {
  readonly build: Build
  readonly plan: Plan
  readonly seed: number
}

/** Simulates one solo battle. Throws if a name in the build doesn't exist. */
export function logBattle(raid: RaidToFight, data: BattleData, { build, plan, seed }: LoneBattle): BattleLog {
  const parts = raidParts(raid, data)
  const arena = pickBySeed(raidBehaviors(parts).flat(), seed)
  const player = { fighter: raiderFighter(build, parts.moveOf), decide: attackerPolicy(plan) }
  return simulateWithLog(existing(arena, 'arena'), [player], createRandom(seed))
}

/** Returns a random item, each equally often over many seeds. `undefined` if there are none. */
export function pickBySeed<T>(items: readonly T[], seed: number): T | undefined {
  // Not the battle's own sequence, which begins with the same seed.
  return items[createRandom(hashOf('drawn', seed)).below(items.length)]
}

function moveFinder({ moves }: BattleData): (name: string) => BattleMove {
  const byName = new Map(moves.map((move) => [move.name, move]))
  return (name) => existing(byName.get(name), `move ${name}`)
}

function existing<T>(value: T | undefined, label: string): T {
  if (value === undefined) throw new Error(`There is no ${label}`)
  return value
}
