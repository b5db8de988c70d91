import type { SummaryPart } from '@/lib/bring/summary-line'
import { percent } from './formats'
import { faintsIn, turnsIn } from './phrases'

/** `98% solo · 33 turns · HP rarely below 10%`, `saves 1.6 turns` */
export function summaryLine(parts: readonly SummaryPart[]): string {
  // Lines break after the dot, not before it, nor between a number and its noun.
  return parts.map((part) => inWords(part).replaceAll(/(?<=[\d%]) /g, '\u00a0')).join('\u00a0· ')
}

function inWords(part: SummaryPart): string {
  switch (part.kind) {
    case 'wins':
      return `${percent(part.percent)} as a team`
    case 'best found':
      return `best found: ${percent(part.percent)}`
    case 'wins solo':
      return `${percent(part.percent)} solo`
    case 'not known':
      return 'win rate not known'
    case 'four win':
      return `${percent(part.percent)} with four of these`
    case 'with randoms':
      return `${percent(part.percent)} with randoms`
    case 'wins with it':
      return `team: ${percent(part.percent)}`
    case 'raises wins':
      return `team: ${percent(part.to)} (${percent(part.from)} without it)`
    case 'turns':
      return turnsIn(part.turns)
    case 'turns saved':
      return `saves ${turnsIn(part.turns)}`
    case 'HP kept':
      return `team HP rarely below ${percent(part.percent)} (${percent(part.without)} without it)`
    case 'lowest HP':
      return `HP rarely below ${percent(part.percent)}`
    case 'faints':
      return faintsIn(part.faints)
    case 'needs voice':
      return 'needs voice'
    case 'lists':
      return `works against ${part.count} of 18 Tera types`
  }
}
