import type { Build } from '@/battle/build'
import { traitsOf } from '@/battle/dex/abilities'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { rulesOf } from '@/battle/dex/moves/moves'
import { FULL_CHARGE } from '@/battle/engine/raid/tera-orb'
import type { StageName } from '@/battle/events'
import { HIGHEST_STAGE } from '@/battle/model/terms'
import { USUAL_HEALING } from '@/battle/plan'
import { firstOfEach } from '@/lib/first-of-each'
import type { TeamRaider } from '@/lib/teams/raid-team'
import { kindOf } from '@/planner/creatures/usable-species'
import { bestRecovery } from '@/planner/moves/status-moves'
import { incoming } from '@/planner/raids/incoming'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { ownStages, rousedStages, stageLowered, strengthBy } from './finisher-stages'
import { type FinishingMove, shareAgainst } from './finishing-moves'

/** One that brings the boss down: its finishing move, after as many rounds of boosts as its team has. */
export interface Finisher extends TeamRaider {
  readonly finishingMove: string
  /** The move that raises its strength; `undefined` for one that strikes at once. */
  readonly boost: string | undefined
  /** The attack by which a finisher charges its Tera Orb and lowers the boss; `undefined` for most. */
  readonly softener?: string | undefined
  /** The stat that it strikes with, and the one of the boss that counts against it. */
  readonly attackStat: StageName
  readonly defenseStat: 'def' | 'spd'
  /** Whether it holds what it needs: to have its form, or to hold its own. */
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

/** Of a creature, the most strikes that go on. */
const OF_A_CREATURE = 2

/** How many finishers there are, and of which kinds. */
interface Wanted {
  /** Of those that boost. Half as many strike at once, and half as many after a hit of an ally. */
  readonly finishers: number
  /** Whether some charge their Tera Orb first: a quarter as many. */
  readonly charges: boolean
}

/**
 * The finishers that may do most to a boss, of each kind the hardest first: who boosts before, as with two boosts; who charges its
 * Tera Orb by attacks that raise it, or while allies raise it; whom a hit of an ally raises; who strikes at once.
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

/** A strike, and what it does to the boss, in shares of its HP. */
interface EstimatedFinishingMove {
  readonly finishingMove: FinishingMove
  readonly share: number
}

// Of each creature a few, so that others come in: with abilities that do as much, an attack is the same.
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

/** What one Decorate of an ally raises. */
const DECORATED = { atk: 2, spa: 2 }

// Torch Song, and Leaf Storm of Serperior: what the uses that charge the Tera Orb raise. Stored Power: what allies raise.
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

/** The most moves that a Pokémon knows. */
const MOST_MOVES = 4

// Only for what grows by allies: any other strike charges the Tera Orb itself.
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

// Beside the finishing move what lets it fight on: the hardest of its draining attacks, its recovery, another attack.
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
