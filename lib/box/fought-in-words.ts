import type { Caution } from '@/lib/battle/policy/plan'
import type { Chance } from '@/lib/bring/figures'
import { timesText } from '@/lib/bring/times-text'
import type { Fought } from './battles/fought-build'

/** How a build fared, in words. */
export interface FoughtInWords {
  readonly chances: readonly Chance[]
  /** `12.5 turns`, or how much of the boss's HP it takes. */
  readonly figures: string
  /** How it was played: `Swords Dance twice, then attack`. */
  readonly plan: string
}

/** How a build fared against a raid, in words. */
export function foughtInWords(fought: Fought): FoughtInWords {
  const { alone, group } = fought
  return {
    chances: [
      [Math.round(alone), 'alone'],
      [Math.round(group), 'with four'],
    ],
    figures: figures(fought),
    plan: [opening(fought), HEALING[fought.plan.caution]].filter(Boolean).join('; '),
  }
}

function figures({ alone, turns, taken }: Fought): string {
  return [
    alone === 0 && `takes ${Math.round(taken)}% of its HP alone in the time`,
    turns > 0 && `${Math.round(turns * 10) / 10} turns${alone > 0 ? '' : ' with four'}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const HEALING: Readonly<Record<Caution, string>> = {
  never: '',
  'mean hit': 'heals when the next hit is likely to knock it out',
  'hardest hit': 'heals when the next hit could knock it out',
}

function opening({ plan, boost, debuff }: Fought): string {
  const first = [
    boost && plan.boosts > 0 && `${boost} ${timesText(plan.boosts)}`,
    debuff && plan.debuffs > 0 && `${debuff} ${timesText(plan.debuffs)}`,
  ].filter(Boolean)
  return first.length > 0 ? `Uses ${first.join(', ')}, then attacks` : 'Attacks from the start'
}
