import type { Build } from '@/battle/build'
import { traitsOf } from '@/battle/dex/abilities'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { rulesOf } from '@/battle/dex/moves/moves'
import type { StageName } from '@/battle/events'
import { HIGHEST_STAGE } from '@/battle/model/terms'
import { DEFAULT_HEALING } from '@/battle/plan'
import { FULL_CHARGE } from '@/battle/turns/raid/tera-orb'
import { firstOfEach } from '@/lib/first-of-each'
import type { TeamRaider } from '@/lib/teams/raid-team'
import { kindOf } from '@/planner/creatures/usable-species'
import { bestRecovery } from '@/planner/moves/status-moves'
import { incoming } from '@/planner/raids/incoming'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { ownStages, rousedStages, stageLowered, strengthBy } from './finisher-stages'
import { type FinishingMove, shareAgainst } from './finishing-moves'

export interface Finisher extends TeamRaider {
  readonly finishingMove: string
  readonly boost: string | undefined
  /** An attack that charges the Tera Orb and lowers the boss. `undefined` for most. */
  readonly softener?: string | undefined
  /** The stat to hit with; `defenseStat` is the boss's. */
  readonly attackStat: StageName
  readonly defenseStat: 'def' | 'spd'
  /** Its form needs the item, or the item is Eviolite. */
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

const MAX_PER_SPECIES = 2

interface FinisherLimits {
  readonly finishers: number
  /** Adds finishers that charge their Tera Orb first, a quarter as many. */
  readonly charges: boolean
}

/**
 * Returns the finishers that may do the most damage, strongest first within each group:
 * - after two boosts
 * - charging the Tera Orb with attacks that raise them, or while allies raise them
 * - raised by an ally's hit
 * - attacking immediately
 */
export function finishersAgainst(
  finishingMoves: readonly FinishingMove[],
  raid: RaidTarget,
  { finishers, charges }: FinisherLimits,
): readonly Finisher[] {
  const shares = finishingMoves.map((finishingMove) => ({
    finishingMove,
    share: shareAgainst(finishingMove, raid),
  }))
  const pickStrongest = (count: number, factorOf: (finishingMove: FinishingMove) => number) =>
    strongest(shares, Math.ceil(count), ({ finishingMove, share }) => share * factorOf(finishingMove))
  const chargingMoves = charges ? pickStrongest(finishers / 4, chargedFactor) : []
  return [
    ...pickStrongest(finishers, boostFactor).map((move) =>
      makeFinisher(move, { boost: move.boost?.move.name }, finishingMoves, raid),
    ),
    ...chargingMoves.map((move) =>
      makeFinisher(move, { softener: softenerOf(move, finishingMoves, raid) }, finishingMoves, raid),
    ),
    ...pickStrongest(finishers / 2, rousedFactor).map((move) => makeFinisher(move, {}, finishingMoves, raid)),
    ...pickStrongest(finishers / 2, () => 1).map((move) => makeFinisher(move, {}, finishingMoves, raid)),
  ]
}

interface EstimatedFinishingMove {
  readonly finishingMove: FinishingMove
  readonly share: number
}

// Few per species, so that others fit. Abilities with equal damage count once.
function strongest(
  shares: readonly EstimatedFinishingMove[],
  count: number,
  estimatedValue: (estimate: EstimatedFinishingMove) => number,
): readonly FinishingMove[] {
  const countByKind = new Map<string, number>()
  const sorted = shares
    .map((estimate) => ({ one: estimate, value: estimatedValue(estimate) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .map(({ one: { finishingMove } }) => finishingMove)
  return firstOfEach(sorted, ({ creature, move }) => `${creature.name} ${move.name}`)
    .filter(({ creature }) => {
      const kind = kindOf(creature.name)
      const count = countByKind.get(kind) ?? 0
      countByKind.set(kind, count + 1)
      return count < MAX_PER_SPECIES
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

const DECORATE_STAGES = { atk: 2, spa: 2 }

// Torch Song, or Leaf Storm with Contrary, raise while charging. Stored Power relies on allies.
function chargedFactor({ ability, move, strength }: FinishingMove): number {
  const { stageFactor } = traitsOf(ability)
  if (rulesOf(move.name).strikesWith === 'every stage raised')
    return stageFactor > 0 ? strengthBy(move.name, DECORATE_STAGES, strength) : 0
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
  const preparation = boost ?? softener
  const guard = physicalShare >= 1 / 2 ? 'def' : 'spd'
  const build: Build = {
    species: creature.name,
    ability,
    teraType: creature.teraTypes.includes(type) ? type : (creature.teraTypes[0] ?? type),
    nature: NATURE[strength],
    effortValues:
      strength === 'def' ? { hp: 252, def: 252, spd: 4 } : { hp: 252, [strength]: 252, [guard]: 4 },
    item: creature.neededItem ?? (preparation === undefined ? CHOICE[strength] : 'Life Orb'),
    moves: movesOf(finishingMove, preparation, finishingMoves, raid),
  }
  return {
    build,
    role: 'attacker',
    plan: { boosts: boost === undefined ? 0 : 2, debuffs: 0, repeatAfterReset: true, ...DEFAULT_HEALING },
    finishingMove: move.name,
    ...{ boost, softener },
    attackStat: strength,
    defenseStat: hitsDefense ? 'def' : 'spd',
    needsItem: creature.neededItem !== undefined,
  }
}

const MAX_MOVES = 4

// Only for moves that grow with allies' help. Other finishers charge the Tera Orb themselves.
function softenerOf(
  { creature, ability, move, hitsDefense }: FinishingMove,
  finishingMoves: readonly FinishingMove[],
  raid: RaidTarget,
): string | undefined {
  if (rulesOf(move.name).strikesWith !== 'every stage raised') return undefined
  const loweredBy = ({ name }: FinishingMove['move']) =>
    stageLowered(moveNamed(name), hitsDefense ? 'def' : 'spd')
  return finishingMoves
    .filter((candidate) => candidate.creature === creature && candidate.ability === ability)
    .filter((candidate) => loweredBy(candidate.move) < 0 && shareAgainst(candidate, raid) > 0)
    .sort((a, b) => loweredBy(a.move) - loweredBy(b.move))[0]?.move.name
}

function movesOf(
  { creature, ability, move }: FinishingMove,
  preparation: string | undefined,
  finishingMoves: readonly FinishingMove[],
  raid: RaidTarget,
): readonly string[] {
  const otherMoves = finishingMoves
    .filter(
      (candidate) =>
        candidate.creature === creature && candidate.ability === ability && candidate.move !== move,
    )
    .toSorted((a, b) => shareAgainst(b, raid) - shareAgainst(a, raid))
    .map((candidate) => moveNamed(candidate.move.name))
  const drain = otherMoves.find((attack) => attack.drain > 0)
  const plainAttack = otherMoves.find(
    (attack) => attack.recoil === 0 && attack.costsMaxHp === 0 && attack.drain === 0,
  )
  const recovery = bestRecovery(creature)
  const names = [move.name, preparation, drain?.name, recovery?.name, plainAttack?.name]
  return [...new Set(names)].flatMap((name) => name ?? []).slice(0, MAX_MOVES)
}
