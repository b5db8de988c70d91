import type { Build } from '@/battle/build'
import { type Plan, USUAL_TEAM_HEALING } from '@/battle/plan'
import { type TeamSupport, teamSupports } from '@/data/strategies/supports'
import type { TeamRaider } from '@/lib/teams/raid-team'
import { readSet } from '@/planner/openings/read-set'
import type { RaidTarget } from '@/planner/raids/raid-target'

/** A support of the curated pool, before it is trained. */
export interface Supporter {
  readonly build: Build
  /** Whether not every player has one. */
  readonly isRare: boolean
}

/** How a support goes on after the opening: it lowers the boss as far as it goes, and heals in time. */
const AFTERWARDS: Plan = { boosts: 2, debuffs: 3, repeatAfterReset: true, ...USUAL_TEAM_HEALING }

/** The curated supports. Throws, and names all that is wrong, where a set cannot be read. */
export function curatedSupporters(): readonly Supporter[] {
  return teamSupports.map(supporterOf)
}

function supporterOf({ set, isRare }: TeamSupport): Supporter {
  const read = readSet(set)
  if ('faults' in read) throw new Error(`data/strategies/supports.json: ${set}: ${read.faults.join('; ')}`)
  return { build: read.build, isRare: isRare !== undefined }
}

/** A support as it is trained against a boss: in HP and the defense that most of its attacks meet; slow to act last. */
export function trained(
  { build }: Supporter,
  { physicalShare }: Pick<RaidTarget, 'physicalShare'>,
): TeamRaider {
  const isSlow = build.item === 'Zoom Lens'
  const training =
    physicalShare >= 1 / 2
      ? { nature: isSlow ? 'Relaxed' : 'Bold', effortValues: { hp: 252, def: 252, spd: 4 } }
      : { nature: isSlow ? 'Sassy' : 'Calm', effortValues: { hp: 252, spd: 252, def: 4 } }
  return { build: { ...build, ...training }, role: 'support', plan: AFTERWARDS }
}

const QUICK: Readonly<Record<string, string>> = { Relaxed: 'Bold', Sassy: 'Calm' }

/** A support with another item: who does not hold Zoom Lens any more need not be slow. */
export function holding(support: TeamRaider, item: string): TeamRaider {
  const { build } = support
  const nature = build.item === 'Zoom Lens' ? (QUICK[build.nature] ?? build.nature) : build.nature
  return { ...support, build: { ...build, item, nature } }
}
