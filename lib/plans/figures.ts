import type { CommonChoice } from './against-most'
import type { RankedAttacker, RankedSupport } from './raid-plans'

/** A figure of a build, as text: `64%` `win alone`. */
export interface Figure {
  readonly value: string
  readonly label: string
}

/**
 * What the battles of an attacker came to. One that never wins alone has the share of the boss's HP that it takes; faints
 * and HP are left out where there is nothing to say.
 */
export function attackerFigures(attacker: RankedAttacker): Figure[] {
  const { alone, group, taken, turns, faints, lowestHp } = attacker
  return present([
    { value: percent(alone), label: 'win alone' },
    alone === 0 && { value: percent(taken), label: 'of its HP taken alone in the time' },
    { value: percent(group), label: 'win with four of them' },
    turns > 0 && { value: number(turns), label: alone > 0 ? 'turns alone' : 'turns with four' },
    faints > 0 && { value: number(faints), label: 'faints alone' },
    lowestHp > 0 && { value: percent(lowestHp), label: 'HP left in the worst tenth' },
  ])
}

/** What a support adds to the three best attackers. */
export function supportFigures({ without, together, turns, saved }: RankedSupport): Figure[] {
  return present([
    { value: percent(together), label: `win with the three best attackers, ${percent(without)} without it` },
    turns > 0 && { value: number(turns), label: 'turns' },
    saved > 0 && { value: number(saved), label: 'turns saved' },
  ])
}

/** How often an attacker is listed, and its mean chances where it is. */
export function commonAttackerFigures({ against }: CommonChoice<RankedAttacker>): Figure[] {
  const mean = (figure: 'alone' | 'group') =>
    against.reduce((sum, { ranked }) => sum + ranked[figure], 0) / against.length
  return [
    listedAgainst(against.length),
    { value: percent(mean('alone')), label: 'win alone there, on average' },
    { value: percent(mean('group')), label: 'win with four of them' },
  ]
}

/** How often a support is listed. */
export function commonSupportFigures({ against }: CommonChoice<RankedSupport>): Figure[] {
  return [listedAgainst(against.length)]
}

/** Whether none of these attackers ever wins alone. */
export function nobodyWinsAlone(attackers: readonly RankedAttacker[]): boolean {
  return attackers.length > 0 && attackers.every(({ alone }) => alone === 0)
}

function listedAgainst(count: number): Figure {
  return { value: `${count} of 18`, label: 'Tera types it is listed for' }
}

function present(figures: readonly (Figure | false)[]): Figure[] {
  return figures.filter((figure) => figure !== false)
}

function percent(value: number): string {
  return `${Math.round(value)}%`
}

function number(value: number): string {
  return String(Math.round(value * 10) / 10)
}
