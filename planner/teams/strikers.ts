import { moveNamed } from '@/lib/battle/dex/moves/compile-move'
import type { Build } from '@/lib/battle/model/build'
import { HIGHEST_STAGE, type StageName } from '@/lib/battle/model/terms'
import type { TeamRaider } from '@/lib/teams/raid-team'
import { kindOf } from '@/planner/creatures/contenders'
import { bestRecovery } from '@/planner/moves/status-moves'
import { incoming } from '@/planner/raids/incoming'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { type Strike, shareAgainst } from './strikes'

/** One that brings the boss down: its strike, after as many rounds of boosts as its team has. */
export interface Striker extends TeamRaider {
  readonly strike: string
  /** The move that raises its strength; `undefined` for one that strikes at once. */
  readonly boost: string | undefined
  /** The stat that it strikes with, and the one of the boss that counts against it. */
  readonly struckWith: StageName
  readonly struckAgainst: 'def' | 'spd'
  /** Whether it holds what it needs: to have its form, or to hold its own. */
  readonly needsItem: boolean
}

const CHOICE: Readonly<Record<Strike['strength'], string>> = {
  atk: 'Choice Band',
  spa: 'Choice Specs',
  def: 'Life Orb',
}

const NATURE: Readonly<Record<Strike['strength'], string>> = { atk: 'Adamant', spa: 'Modest', def: 'Impish' }

/** Of a creature, the most strikes that go on. */
const OF_A_CREATURE = 2

/**
 * The strikers that may do most to a boss, the hardest first: those that boost before, as they strike with two boosts, and
 * those that strike at once.
 */
export function strikersAgainst(
  strikes: readonly Strike[],
  raid: RaidTarget,
  count: number,
): readonly Striker[] {
  const shares = strikes.map((strike) => ({ strike, share: shareAgainst(strike, raid) }))
  const boosted = hardest(shares, count, ({ strike, share }) => share * boostFactor(strike))
  const atOnce = hardest(shares, Math.ceil(count / 2), ({ share }) => share)
  return [
    ...boosted.map((strike) => strikerOf(strike, strike.boost?.move.name, strikes, raid)),
    ...atOnce.map((strike) => strikerOf(strike, undefined, strikes, raid)),
  ]
}

/** A strike, and what it does to the boss, in shares of its HP. */
interface SharedStrike {
  readonly strike: Strike
  readonly share: number
}

// Of each creature a few, so that others come in.
function hardest(
  shares: readonly SharedStrike[],
  count: number,
  worthOf: (one: SharedStrike) => number,
): readonly Strike[] {
  const ofKind = new Map<string, number>()
  return shares
    .map((one) => ({ one, value: worthOf(one) }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value)
    .filter(({ one }) => {
      const kind = kindOf(one.strike.creature.name)
      const before = ofKind.get(kind) ?? 0
      ofKind.set(kind, before + 1)
      return before < OF_A_CREATURE
    })
    .slice(0, count)
    .map(({ one }) => one.strike)
}

function boostFactor({ boost }: Strike): number {
  return boost ? (2 + Math.min(HIGHEST_STAGE, boost.raises)) / 2 : 0
}

function strikerOf(
  strike: Strike,
  boost: string | undefined,
  strikes: readonly Strike[],
  raid: RaidTarget,
): Striker {
  const { creature, ability, move, strength, type, hitsDefense } = strike
  const { physicalShare } = incoming(creature, ability, type, raid)
  const guard = physicalShare >= 1 / 2 ? 'def' : 'spd'
  const build: Build = {
    species: creature.name,
    ability,
    teraType: creature.teraTypes.includes(type) ? type : (creature.teraTypes[0] ?? type),
    nature: NATURE[strength],
    effortValues:
      strength === 'def' ? { hp: 252, def: 252, spd: 4 } : { hp: 252, [strength]: 252, [guard]: 4 },
    item: creature.neededItem ?? (boost === undefined ? CHOICE[strength] : 'Life Orb'),
    moves: movesOf(strike, boost, strikes, raid),
  }
  return {
    build,
    role: 'attacker',
    plan: { boosts: boost === undefined ? 0 : 2, debuffs: 0, repeatAfterReset: true, caution: 'mean hit' },
    strike: move.name,
    boost,
    struckWith: strength,
    struckAgainst: hitsDefense ? 'def' : 'spd',
    needsItem: creature.neededItem !== undefined,
  }
}

/** The most moves that a Pokémon knows. */
const MOST_MOVES = 4

// Beside the strike what lets it fight on: the hardest of its draining attacks, its recovery, another attack.
function movesOf(
  { creature, ability, move }: Strike,
  boost: string | undefined,
  strikes: readonly Strike[],
  raid: RaidTarget,
): readonly string[] {
  const others = strikes
    .filter((other) => other.creature === creature && other.ability === ability && other.move !== move)
    .toSorted((one, other) => shareAgainst(other, raid) - shareAgainst(one, raid))
    .map((other) => moveNamed(other.move.name))
  const drain = others.find((other) => other.drain > 0)
  const plain = others.find((other) => other.recoil === 0 && other.costsMaxHp === 0 && other.drain === 0)
  const recovery = bestRecovery(creature)
  const names = [move.name, boost, drain?.name, recovery?.name, plain?.name]
  return [...new Set(names)].flatMap((name) => name ?? []).slice(0, MOST_MOVES)
}
