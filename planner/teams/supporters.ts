import type { Build } from '@/battle/build'
import { type Plan, USUAL_TEAM_HEALING } from '@/battle/plan'
import { type TeamSupport, teamSupports } from '@/data/strategies/supports'
import type { TeamRaider } from '@/lib/teams/raid-team'
import { buildOfOwnSet } from '@/planner/openings/own-set'
import type { RaidTarget } from '@/planner/raids/raid-target'

export interface Supporter {
  readonly build: Build
  readonly isRare: boolean
}

const AFTERWARDS: Plan = { boosts: 2, debuffs: 3, repeatAfterReset: true, ...USUAL_TEAM_HEALING }

/** Throws with all faults if a set is unreadable. */
export function curatedSupporters(): readonly Supporter[] {
  return teamSupports.map(supporterOf)
}

function supporterOf({ set, isRare }: TeamSupport): Supporter {
  return { build: buildOfOwnSet(set, 'data/strategies/supports.json'), isRare: isRare !== undefined }
}

/** Trains HP and the defense that the boss mostly hits. A holder of Zoom Lens is slow, to act last. */
export function trainSupporter(
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

const FASTER_NATURES: Readonly<Record<string, string>> = { Relaxed: 'Bold', Sassy: 'Calm' }

export function withItem(support: TeamRaider, item: string): TeamRaider {
  const { build } = support
  const nature = build.item === 'Zoom Lens' ? (FASTER_NATURES[build.nature] ?? build.nature) : build.nature
  return { ...support, build: { ...build, item, nature } }
}
