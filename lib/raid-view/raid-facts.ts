import type { RaidBoss } from '@/data/rosters/rosters'
import type { TierRules } from '@/data/tiers'
import { clockLabel } from '@/lib/advice/time-limit'

/** A fact of a raid, as text. */
export interface RaidFact {
  readonly name: string
  readonly value: string
}

/** When a boss raises its shield: percent of max HP or of the time remaining, whichever comes first. */
export type ShieldThresholds = Pick<RaidBoss['shield'], 'hp' | 'time'>

/** Figures of a raid in the game's raid tables. */
export interface RaidFigures
  extends Pick<RaidBoss, 'level' | 'hpMultiplier' | 'flawlessIvs' | 'version'>,
    Pick<TierRules, 'timeLimit' | 'caughtAtLevel'> {
  readonly shield: ShieldThresholds
}

/**
 * The facts of a raid, as text.
 * Source: the game's raid tables.
 */
export function raidFacts(raid: RaidFigures): RaidFact[] {
  return [
    { name: 'Level', value: levelText(raid) },
    { name: 'Time limit', value: clockLabel(raid.timeLimit) },
    { name: 'HP', value: `${raid.hpMultiplier}× normal HP` },
    {
      name: 'Shield',
      value: `At ${raid.shield.hp}% HP or ${raid.shield.time}% time remaining, whichever comes first`,
    },
    { name: 'Version', value: raid.version === 'both' ? 'Scarlet and Violet' : `${raid.version} exclusive` },
    { name: 'When caught', value: `At least ${raid.flawlessIvs} perfect IVs` },
  ]
}

function levelText({ level, caughtAtLevel }: RaidFigures): string {
  return level === caughtAtLevel
    ? `Fought and caught at ${level}`
    : `Fought at ${level}, caught at ${caughtAtLevel}`
}
