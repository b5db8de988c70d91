import type { GlancePart } from '@/lib/bring/glance'
import type { ToldPlay } from './told-teams'

/** A team at a glance: its chance, how long it takes, and how safe it is: how low HP fall, or how often one faints. */
export function teamGlance({ chance, isSure, turns, faints, lowestHp }: ToldPlay): GlancePart[] {
  return [
    { kind: isSure ? 'wins' : 'best found', percent: chance },
    ...(turns > 0 ? [{ kind: 'turns', turns } as const] : []),
    ...(lowestHp > 0
      ? [{ kind: 'lowest HP', percent: lowestHp } as const]
      : faints > 0
        ? [{ kind: 'faints', faints } as const]
        : []),
  ]
}
