import type { Build } from '@/battle/build'
import { incoming } from '@/planner/raids/incoming'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { type AttackEstimate, estimateAttacks } from './attack-estimates'
import type { Attack } from './attacks'
import { type ItemHolder, itemsFor } from './items'
import { companionsOf, moveSets } from './move-sets'
import type { PreparedCreature } from './prepared-creature'
import { type Spread, spreadsOf } from './spreads'

export interface AttackOption extends AttackEstimate {
  readonly prepared: PreparedCreature
}

export interface BuildOptions {
  readonly moveSets: readonly (readonly string[])[]
  readonly items: readonly string[]
  readonly spreads: readonly Spread[]
}

/** Per species. The option that hits hardest is kept in any case. */
const MAX_OPTIONS = 3

const MIN_ESTIMATE = 0.4

/**
 * Returns the best option per Tera type, strength, drain and boost, best first. Skips options far
 * behind, but keeps the attack that hits hardest. Empty if the boss is immune to everything.
 */
export function attackOptions(prepared: PreparedCreature, raid: RaidTarget): readonly AttackOption[] {
  const estimates = estimateAttacks(prepared, raid)
  const minEstimate = (estimates[0]?.damageBeforeFainting ?? 0) * MIN_ESTIMATE
  const hardest = Math.max(...estimates.map(({ meanShare }) => meanShare))
  const firsts = new Map<string, AttackEstimate>()
  for (const estimate of estimates) {
    const isAmongBest = estimate.damageBeforeFainting >= minEstimate && firsts.size < MAX_OPTIONS
    const group = groupOf(estimate.attack)
    if ((isAmongBest && !firsts.has(group)) || estimate.meanShare === hardest) firsts.set(group, estimate)
  }
  return [...firsts.values()].map((estimate) => ({ prepared, ...estimate }))
}

function groupOf({ teraType, strength, drain, raises }: Attack): string {
  return `${teraType},${strength},${drain > 0},${raises > 0}`
}

export function buildOptionsOf(option: AttackOption, raid: RaidTarget): BuildOptions {
  const { prepared, attack } = option
  const { usingAttack } = prepared
  const moves = moveSets(attack.move.name, companionsOf(prepared, option, raid))
  const items = itemsFor(holderOf(option, raid), raid)
  return {
    moveSets: moves,
    items,
    spreads: spreadsOf({
      strength: attack.strength,
      guard: option.incoming.physicalShare >= 1 / 2 ? 'def' : 'spd',
      drains: attack.drain > 0 || items.includes('Shell Bell'),
      usesAttack: attack.strength === 'atk' || moves.flat().some((move) => usingAttack.has(move)),
    }),
  }
}

export function holderOf({ prepared, attack, ability }: AttackOption, raid: RaidTarget): ItemHolder {
  const { creature } = prepared
  const { weakness } = incoming(creature, ability, undefined, raid)
  return { creature, ability, attack: attack.move, type: attack.teraType, drains: attack.drain > 0, weakness }
}

export interface BuildOptionChoice {
  readonly moveSet: number
  readonly item: number
  readonly spread: number
}

export const FIRST: BuildOptionChoice = { moveSet: 0, item: 0, spread: 0 }

export function buildOf(
  { prepared, ability, attack }: AttackOption,
  buildOptions: BuildOptions,
  choice: BuildOptionChoice,
): Build {
  const moves = buildOptions.moveSets[choice.moveSet]
  const item = buildOptions.items[choice.item]
  const spread = buildOptions.spreads[choice.spread]
  const species = prepared.creature.name
  if (!moves || !spread || item === undefined)
    throw new Error(`${species} has no build ${JSON.stringify(choice)}`)
  return { species, ability, teraType: attack.teraType, ...spread, item, moves }
}
