import type { GlancePart } from '@/lib/bring/glance'
import type { TeamPlay } from './told-teams'

/** How a team, or a lone player, fares: the chance, and how long it takes. */
export function teamOutcome({
  chance,
  isSure,
  isUnknown,
  turns,
  slots,
}: Pick<TeamPlay, 'chance' | 'isSure' | 'isUnknown' | 'turns' | 'slots'>): GlancePart[] {
  if (isUnknown) return [{ kind: 'not known' }]
  const asTeam = isSure ? 'wins' : 'best found'
  return [
    { kind: slots.length === 1 ? 'wins solo' : asTeam, percent: chance },
    ...(turns > 0 ? [{ kind: 'turns', turns } as const] : []),
  ]
}

/** A team at a glance: how it fares, and how safe it is: how low HP fall, or how often one faints. */
export function teamGlance({ faints, lowestHp, ...team }: TeamPlay): GlancePart[] {
  if (team.isUnknown) return teamOutcome(team)
  return [
    ...teamOutcome(team),
    ...(lowestHp > 0
      ? [{ kind: 'lowest HP', percent: lowestHp } as const]
      : faints > 0
        ? [{ kind: 'faints', faints } as const]
        : []),
    ...(needsVoice(team) ? [{ kind: 'needs voice' } as const] : []),
  ]
}

/** Turns within which a strike that comes after the others leaves no time to write to each other. */
const SOON = 2

function needsVoice({ slots }: Pick<TeamPlay, 'slots'>): boolean {
  return slots.some(
    ({ opening }) =>
      opening.length <= SOON && opening.some((turn) => turn.kind === 'move' && turn.isAfterOthers),
  )
}
