import { STATUSES } from '@/battle/events'
import type { Hit } from '@/battle/model/damage-source'
import type { Combatant } from '@/battle/model/state'
import { HIGHEST_STAGE, LOWEST_STAGE } from '@/battle/model/terms'
import { sideOf } from '@/battle/model/turn'
import type { StatName } from '@/data/vocabulary'
import { hpWithoutMultiplier } from './calculator-state'

export interface Part {
  /** A whole number from 0 to below `size`. */
  readonly read: (hit: Hit) => number
  readonly size: number
  /** Fighters that differ in this stat don't share damage. */
  readonly stat?: readonly [side: SideName, stat: StatName]
}

export type SideName = 'attacker' | 'defender'

const STAGES = HIGHEST_STAGE - LOWEST_STAGE + 1

const BATTLE_STATS = 5

type BattleStat = Exclude<StatName, 'hp'>

type ReadCombatant = (combatant: Combatant) => number

// One function each: looking up a property by its name is several times slower.
const READ_STAGE: Readonly<Record<SideName, Readonly<Record<BattleStat, Part['read']>>>> = {
  attacker: {
    atk: ({ attacker }) => attacker.stages.atk - LOWEST_STAGE,
    def: ({ attacker }) => attacker.stages.def - LOWEST_STAGE,
    spa: ({ attacker }) => attacker.stages.spa - LOWEST_STAGE,
    spd: ({ attacker }) => attacker.stages.spd - LOWEST_STAGE,
    spe: ({ attacker }) => attacker.stages.spe - LOWEST_STAGE,
  },
  defender: {
    atk: ({ defender }) => defender.stages.atk - LOWEST_STAGE,
    def: ({ defender }) => defender.stages.def - LOWEST_STAGE,
    spa: ({ defender }) => defender.stages.spa - LOWEST_STAGE,
    spd: ({ defender }) => defender.stages.spd - LOWEST_STAGE,
    spe: ({ defender }) => defender.stages.spe - LOWEST_STAGE,
  },
}

function reader(side: SideName, read: ReadCombatant): Part['read'] {
  return side === 'attacker' ? ({ attacker }) => read(attacker) : ({ defender }) => read(defender)
}

export function stage(side: SideName, stat: BattleStat): Part {
  return { read: READ_STAGE[side][stat], size: STAGES, stat: [side, stat] }
}

export function statAlone(side: SideName, stat: BattleStat): Part {
  return { read: () => 0, size: 1, stat: [side, stat] }
}

export function raisedStages(side: SideName): Part {
  return { read: reader(side, sumOfRaises), size: 1 - BATTLE_STATS * LOWEST_STAGE }
}

function sumOfRaises({ stages: { atk, def, spa, spd, spe } }: Combatant): number {
  return Math.max(atk, 0) + Math.max(def, 0) + Math.max(spa, 0) + Math.max(spd, 0) + Math.max(spe, 0)
}

export function burn(side: SideName): Part {
  return { read: reader(side, ({ status }) => (status === 'brn' ? 1 : 0)), size: 2 }
}

export function status(side: SideName): Part {
  return {
    read: reader(side, ({ status }) => (status ? 1 + STATUSES.indexOf(status) : 0)),
    size: 1 + STATUSES.length,
  }
}

/** Whether at most 1/`divisor` of max HP is left, rounded as in the calculator. */
export function hpAtMost(side: SideName, divisor: number): Part {
  const read: ReadCombatant = (combatant) =>
    hpWithoutMultiplier(combatant) <= combatant.fighter.stats.hp / divisor ? 1 : 0
  return { read: reader(side, read), size: 2 }
}

export function fullHp(side: SideName): Part {
  return { read: reader(side, ({ hp, maxHp }) => (hp === maxHp ? 1 : 0)), size: 2 }
}

/** HP left in units of 1/`parts` of max HP, rounded down (Flail, Reversal). */
export function hpInParts(side: SideName, parts: number): Part {
  const read: ReadCombatant = (combatant) =>
    Math.floor((parts * hpWithoutMultiplier(combatant)) / combatant.fighter.stats.hp)
  return { read: reader(side, read), size: parts + 1 }
}

export function volatile(side: SideName, id: string): Part {
  return { read: reader(side, ({ volatiles }) => (volatiles[id] === undefined ? 0 : 1)), size: 2 }
}

/** Which stat a volatile boosts: see `statNumber`. */
export function boosted(side: SideName, id: string): Part {
  return { read: reader(side, ({ volatiles }) => volatiles[id] ?? 0), size: 1 + BATTLE_STATS }
}

export const ACTS_LAST: Part = { read: ({ last }) => (last ? 1 : 0), size: 2 }

export function tailwind(side: SideName): Part {
  const hasTailwind = (hit: Hit) => sideOf(hit, hit[side].who).tailwind > 0
  return { read: (hit) => (hasTailwind(hit) ? 1 : 0), size: 2 }
}

/** Effects of the target's Tera type: Rock in a sandstorm, Ice in snow, Flying where the ground counts. */
export const TARGETS_TYPE_IN_FIELD: Part = {
  read: ({ defender: { fighter }, field: { weather, terrain, gravity } }) => {
    if (weather === 'Sand' && fighter.teraType === 'Rock') return 1
    if (weather === 'Snow' && fighter.teraType === 'Ice') return 2
    return (terrain !== undefined || gravity > 0) && fighter.teraType === 'Flying' ? 3 : 0
  },
  size: 4,
}

export const FLIES_OVER_TERRAIN: Part = {
  read: ({ attacker: { fighter }, field: { terrain } }) =>
    Number(terrain !== undefined && fighter.teraType === 'Flying'),
  size: 2,
}
