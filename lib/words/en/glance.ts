import type { GlancePart } from '@/lib/bring/glance'
import { percent } from './figures'
import { faintsIn, turnsIn } from './phrases'

/** A build at a glance: `33 turns · rarely below 10% HP`, `saves 1.6 turns`, `wins solo 58%`. */
export function glance(parts: readonly GlancePart[]): string {
  // A line ends after the dot, not before it, nor between a number and what it counts.
  return parts.map((part) => inWords(part).replaceAll(/(?<=[\d%]) /g, '\u00a0')).join('\u00a0· ')
}

function inWords(part: GlancePart): string {
  switch (part.kind) {
    case 'wins':
      return `wins ${percent(part.percent)}`
    case 'best found':
      return `best found: wins ${percent(part.percent)}`
    case 'wins solo':
      return `wins solo ${percent(part.percent)}`
    case 'not known':
      return 'win rate not known'
    case 'four win':
      return `four of these win ${percent(part.percent)}`
    case 'wins with it':
      return `your team wins ${percent(part.percent)}`
    case 'raises wins':
      return `your team wins ${percent(part.to)}, ${percent(part.from)} without`
    case 'turns':
      return turnsIn(part.turns)
    case 'turns saved':
      return `saves ${turnsIn(part.turns)}`
    case 'HP kept':
      return `team rarely below ${percent(part.percent)} HP, ${percent(part.without)} without`
    case 'lowest HP':
      return `rarely below ${percent(part.percent)} HP`
    case 'faints':
      return faintsIn(part.faints)
    case 'needs voice':
      return 'needs players who speak to each other'
    case 'lists':
      return `for ${part.count} of 18 Tera types`
  }
}
