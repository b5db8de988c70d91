import type { Plan } from '@/lib/battle/policy/plan'
import { creatureName } from '@/lib/creature/creature-name'
import type { RankedAttacker, RankedSupport } from '@/lib/plans/raid-plans'
import type { CommonChoice } from './against-most'

/** A chance to win in whole percent, and what it is of: 64 `alone`. As a tuple, since each page has some fifteen. */
export type Chance = readonly [percent: number, label: string]

/** The chances of an attacker: of one, and of four of them. */
export function attackerChances({ alone, group }: Pick<RankedAttacker, 'alone' | 'group'>): Chance[] {
  return [chance(alone, 'alone'), chance(group, 'with four')]
}

/** The chances of the three best attackers, with a support and without it. */
export function supportChances({ together, without }: Pick<RankedSupport, 'together' | 'without'>): Chance[] {
  return [chance(together, 'with it'), chance(without, 'without it')]
}

/** The mean chances of an attacker where it is listed. */
export function commonAttackerChances({ against }: CommonChoice<RankedAttacker>): Chance[] {
  return attackerChances({
    alone: mean(against.map(({ ranked }) => ranked.alone)),
    group: mean(against.map(({ ranked }) => ranked.group)),
  })
}

/** The mean chances of the three best attackers with a support and without it, where it is listed. */
export function commonSupportChances({ against }: CommonChoice<RankedSupport>): Chance[] {
  return supportChances({
    together: mean(against.map(({ ranked }) => ranked.together)),
    without: mean(against.map(({ ranked }) => ranked.without)),
  })
}

/**
 * What else the battles of an attacker came to. One that never wins alone has the share of the boss's HP that it takes;
 * faints and HP are left out where there is nothing to say.
 */
export function attackerFigures({ alone, taken, turns, faints, lowestHp }: RankedAttacker): string[] {
  return present([
    alone === 0 && `takes ${Math.round(taken)}% of its HP alone in the time`,
    turns > 0 && `${number(turns)} turns${alone > 0 ? '' : ' with four'}`,
    faints > 0 && `${number(faints)} faints alone`,
    lowestHp > 0 && `keeps ${Math.round(lowestHp)}% HP in the worst tenth`,
  ])
}

/** What else a support adds to the three best attackers. */
export function supportFigures({ turns, saved }: RankedSupport): string[] {
  return present([
    'beside the three best attackers',
    turns > 0 && `${number(turns)} turns`,
    saved > 0 && `${number(saved)} turns saved`,
  ])
}

/** How often a Pokémon is listed. */
export function commonFigures({ against }: CommonChoice<unknown>): string[] {
  return [`listed for ${against.length} of 18 Tera types, chances are the mean of those`]
}

/** Whether none of these attackers ever wins alone. */
export function nobodyWinsAlone(attackers: readonly RankedAttacker[]): boolean {
  return attackers.length > 0 && attackers.every(({ alone }) => alone === 0)
}

/** A chance to win, in percent, from which on one counts on it. */
const SURE = 90

/**
 * The name of the first attacker that surely wins alone, and neither raises its stats nor lowers the boss's: it needs no time
 * that others take away. `undefined` where all need some.
 */
export function winsUnboosted(attackers: readonly RankedAttacker[]): string | undefined {
  const found = attackers.find(
    ({ alone, plan, groupPlan }) => alone >= SURE && [plan, groupPlan].every(isWithoutSetUp),
  )
  return found && creatureName(found.build.species)
}

function isWithoutSetUp({ boosts, debuffs }: Plan): boolean {
  return boosts + debuffs === 0
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function chance(percent: number, label: string): Chance {
  return [Math.round(percent), label]
}

function present(figures: readonly (string | false)[]): string[] {
  return figures.filter((figure) => figure !== false)
}

function number(value: number): string {
  return String(Math.round(value * 10) / 10)
}
