import type { Build } from '@/battle/build'
import { incoming } from '@/planner/raids/incoming'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { type Outlook, outlooksOf } from './attack-estimates'
import type { Attack } from './attacks'
import { type ItemHolder, itemsFor } from './items'
import { companionsOf, moveSets } from './move-sets'
import type { PreparedCreature } from './prepared-creature'
import { type Spread, spreadsOf } from './spreads'

/** One way of a creature to win a raid: an attack with an ability. */
export interface AttackLine extends Outlook {
  readonly prepared: PreparedCreature
}

/** What a line may be played with, the most promising of each first. */
export interface Kit {
  readonly moveSets: readonly (readonly string[])[]
  readonly items: readonly string[]
  readonly spreads: readonly Spread[]
}

/** The most lines of one creature, but for the one that hits hardest. */
const MOST_LINES = 3

/** The least promise of a line, as a share of that of its creature's best. */
const LEAST_PROMISE = 0.4

/**
 * The lines of a creature against a raid, the most promising first: of each Tera type, strength and kind (plain, draining,
 * raising its user) the best, so far as it does not fall far behind, and always the attack that hits hardest. Empty if
 * the boss is immune to all it has.
 */
export function attackLines(prepared: PreparedCreature, raid: RaidTarget): readonly AttackLine[] {
  const outlooks = outlooksOf(prepared, raid)
  const least = (outlooks[0]?.promise ?? 0) * LEAST_PROMISE
  const hardest = Math.max(...outlooks.map(({ meanShare }) => meanShare))
  const firsts = new Map<string, Outlook>()
  for (const outlook of outlooks) {
    const isAmongBest = outlook.promise >= least && firsts.size < MOST_LINES
    const kind = kindOf(outlook.attack)
    if ((isAmongBest && !firsts.has(kind)) || outlook.meanShare === hardest) firsts.set(kind, outlook)
  }
  return [...firsts.values()].map((outlook) => ({ prepared, ...outlook }))
}

function kindOf({ teraType, strength, drain, raises }: Attack): string {
  return `${teraType},${strength},${drain > 0},${raises > 0}`
}

/** The sets, items and spreads that fit a line against the raid that it was found for. */
export function kitOf(line: AttackLine, raid: RaidTarget): Kit {
  const { prepared, attack } = line
  const { usingAttack } = prepared
  const moves = moveSets(attack.move.name, companionsOf(prepared, line, raid))
  const items = itemsFor(holderOf(line, raid), raid)
  return {
    moveSets: moves,
    items,
    spreads: spreadsOf({
      strength: attack.strength,
      guard: line.incoming.physicalShare >= 1 / 2 ? 'def' : 'spd',
      drains: attack.drain > 0 || items.includes('Shell Bell'),
      usesAttack: attack.strength === 'atk' || moves.flat().some((move) => usingAttack.has(move)),
    }),
  }
}

/** Who holds the item of a line against a raid. */
export function holderOf({ prepared, attack, ability }: AttackLine, raid: RaidTarget): ItemHolder {
  const { creature } = prepared
  const { weakness } = incoming(creature, ability, undefined, raid)
  return { creature, ability, attack: attack.move, type: attack.teraType, drains: attack.drain > 0, weakness }
}

/** Which of a kit's sets, items and spreads a build has: indices. */
export interface KitChoice {
  readonly moveSet: number
  readonly item: number
  readonly spread: number
}

/** The first of everything. */
export const FIRST: KitChoice = { moveSet: 0, item: 0, spread: 0 }

/** A build of a line. Throws when the kit has no such set, item or spread. */
export function buildOf({ prepared, ability, attack }: AttackLine, kit: Kit, choice: KitChoice): Build {
  const moves = kit.moveSets[choice.moveSet]
  const item = kit.items[choice.item]
  const spread = kit.spreads[choice.spread]
  const species = prepared.creature.name
  if (!moves || !spread || item === undefined)
    throw new Error(`${species} has no build ${JSON.stringify(choice)}`)
  return { species, ability, teraType: attack.teraType, ...spread, item, moves }
}
