import type { Build } from '@/battle/build'
import { traitsOf } from '@/battle/dex/abilities'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { rulesOf } from '@/battle/dex/moves/moves'
import type { StageName } from '@/battle/events'
import { HIGHEST_STAGE } from '@/battle/model/terms'
import { USUAL_HEALING } from '@/battle/plan'
import { FULL_CHARGE } from '@/battle/turns/raid/tera-orb'
import { firstOfEach } from '@/lib/first-of-each'
import type { TeamRaider } from '@/lib/teams/raid-team'
import { kindOf } from '@/planner/creatures/usable-species'
import { bestRecovery } from '@/planner/moves/status-moves'
import { incoming } from '@/planner/raids/incoming'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { ownStages, rousedStages, stageLowered, strengthBy } from './finisher-stages'
import { type FinishingMove, shareAgainst } from './finishing-moves'

/** The raider that brings the boss down with its finishing move, after its team's rounds of boosts. */
export interface Finisher extends TeamRaider {
  readonly finishingMove: string
  /** `undefined` if it attacks immediately. */
  readonly boost: string | undefined
  /** An attack that charges its Tera Orb and lowers the boss. `undefined` for most. */
  readonly softener?: string | undefined
  /** The stat it hits with; `defenseStat` is the boss's stat against it. */
  readonly attackStat: StageName
  readonly defenseStat: 'def' | 'spd'
  /** Whether its form needs its item, or it needs Eviolite. */
  readonly needsItem: boolean
}

const CHOICE: Readonly<Record<FinishingMove['strength'], string>> = {
  atk: 'Choice Band',
  spa: 'Choice Specs',
  def: 'Life Orb',
}

const NATURE: Readonly<Record<FinishingMove['strength'], string>> = {
  atk: 'Adamant',
  spa: 'Modest',
  def: 'Impish',
}

const OF_A_CREATURE = 2

interface Wanted {
  /** Finishers that boost. Half as many attack immediately, half as many after an ally's hit. */
  readonly finishers: number
  /** Adds finishers that charge their Tera Orb first, a quarter as many. */
  readonly charges: boolean
}

/**
 * Returns the finishers that may do most damage to a boss, strongest first within each kind:
 * - after boosts, assumed to be two
 * - charging the Tera Orb with attacks that raise them, or while allies do
 * - raised by an ally's hit
 * - attacking immediately
 */
export function finishersAgainst(
  finishingMoves: readonly FinishingMove[],
  raid: RaidTarget,
  { finishers, charges }: Wanted,
): readonly Finisher[] {
  const shares = finishingMoves.map((finishingMove) => ({
    finishingMove,
    share: shareAgainst(finishingMove, raid),
  }))
  const most = (count: number, factorOf: (finishingMove: FinishingMove) => number) =>
    hardest(shares, Math.ceil(count), ({ finishingMove, share }) => share * factorOf(finishingMove))
  const charging = charges ? most(finishers / 4, chargedFactor) : []
  return [
    ...most(finishers, boostFactor).map((one) =>
      makeFinisher(one, { boost: one.boost?.move.name }, finishingMoves, raid),
    ),
    ...charging.map((one) =>
      makeFinisher(one, { softener: softenerOf(one, finishingMoves, raid) }, finishingMoves, raid),
    ),
    ...most(finishers / 2, rousedFactor).map((one) => makeFinisher(one, {}, finishingMoves, raid)),
    ...most(finishers / 2, () => 1).map((one) => makeFinisher(one, {}, finishingMoves, raid)),
  ]
}

interface EstimatedFinishingMove {
  readonly finishingMove: FinishingMove
  readonly share: number
}

// A few per creature leave room for others. Abilities with equal damage count once.
function hardest(
  shares: readonly EstimatedFinishingMove[],
  count: number,
  worthOf: (one: EstimatedFinishingMove) => number,
): readonly FinishingMove[] {
  const ofKind = new Map<string, number>()
  const inOrder = shares
    .map((one) => ({ one, value: worthOf(one) }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value)
    .map(({ one: { finishingMove } }) => finishingMove)
  return firstOfEach(inOrder, ({ creature, move }) => `${creature.name} ${move.name}`)
    .filter(({ creature }) => {
      const kind = kindOf(creature.name)
      const before = ofKind.get(kind) ?? 0
      ofKind.set(kind, before + 1)
      return before < OF_A_CREATURE
    })
    .slice(0, count)
}

function boostFactor({ boost, move, strength }: FinishingMove): number {
  return boost ? strengthBy(move.name, { [strength]: Math.min(HIGHEST_STAGE, boost.raises) }, strength) : 0
}

function rousedFactor({ ability, move, strength }: FinishingMove): number {
  const raises = rousedStages(ability)?.[strength] ?? 0
  return raises > 0 ? strengthBy(move.name, { [strength]: HIGHEST_STAGE }, strength) : 0
}

/** Stages of one Decorate. */
const DECORATED = { atk: 2, spa: 2 }

// Torch Song, or Leaf Storm with Contrary, raise while charging the Tera Orb. Stored Power relies on allies.
function chargedFactor({ ability, move, strength }: FinishingMove): number {
  const { stageFactor } = traitsOf(ability)
  if (rulesOf(move.name).strikesWith === 'every stage raised')
    return stageFactor > 0 ? strengthBy(move.name, DECORATED, strength) : 0
  const raises = FULL_CHARGE * (ownStages(moveNamed(move.name), stageFactor)[strength] ?? 0)
  return raises > 0 ? strengthBy(move.name, { [strength]: Math.min(HIGHEST_STAGE, raises) }, strength) : 0
}

function makeFinisher(
  finishingMove: FinishingMove,
  { boost, softener }: Pick<Partial<Finisher>, 'boost' | 'softener'>,
  finishingMoves: readonly FinishingMove[],
  raid: RaidTarget,
): Finisher {
  const { creature, ability, move, strength, type, hitsDefense } = finishingMove
  const { physicalShare } = incoming(creature, ability, type, raid)
  const prepares = boost ?? softener
  const guard = physicalShare >= 1 / 2 ? 'def' : 'spd'
  const build: Build = {
    species: creature.name,
    ability,
    teraType: creature.teraTypes.includes(type) ? type : (creature.teraTypes[0] ?? type),
    nature: NATURE[strength],
    effortValues:
      strength === 'def' ? { hp: 252, def: 252, spd: 4 } : { hp: 252, [strength]: 252, [guard]: 4 },
    item: creature.neededItem ?? (prepares === undefined ? CHOICE[strength] : 'Life Orb'),
    moves: movesOf(finishingMove, prepares, finishingMoves, raid),
  }
  return {
    build,
    role: 'attacker',
    plan: { boosts: boost === undefined ? 0 : 2, debuffs: 0, repeatAfterReset: true, ...USUAL_HEALING },
    finishingMove: move.name,
    ...{ boost, softener },
    attackStat: strength,
    defenseStat: hitsDefense ? 'def' : 'spd',
    needsItem: creature.neededItem !== undefined,
  }
}

const MOST_MOVES = 4

// Only for moves that grow with allies' help: others charge the Tera Orb themselves.
function softenerOf(
  { creature, ability, move, hitsDefense }: FinishingMove,
  finishingMoves: readonly FinishingMove[],
  raid: RaidTarget,
): string | undefined {
  if (rulesOf(move.name).strikesWith !== 'every stage raised') return undefined
  const lowers = ({ name }: FinishingMove['move']) =>
    stageLowered(moveNamed(name), hitsDefense ? 'def' : 'spd')
  return finishingMoves
    .filter((other) => other.creature === creature && other.ability === ability)
    .filter((other) => lowers(other.move) < 0 && shareAgainst(other, raid) > 0)
    .sort((one, other) => lowers(one.move) - lowers(other.move))[0]?.move.name
}

// Further moves let it fight on: its strongest draining attack, its recovery, another attack.
function movesOf(
  { creature, ability, move }: FinishingMove,
  prepares: string | undefined,
  finishingMoves: readonly FinishingMove[],
  raid: RaidTarget,
): readonly string[] {
  const others = finishingMoves
    .filter((other) => other.creature === creature && other.ability === ability && other.move !== move)
    .toSorted((one, other) => shareAgainst(other, raid) - shareAgainst(one, raid))
    .map((other) => moveNamed(other.move.name))
  const drain = others.find((other) => other.drain > 0)
  const plain = others.find((other) => other.recoil === 0 && other.costsMaxHp === 0 && other.drain === 0)
  const recovery = bestRecovery(creature)
  const names = [move.name, prepares, drain?.name, recovery?.name, plain?.name]
  return [...new Set(names)].flatMap((name) => name ?? []).slice(0, MOST_MOVES)
}
