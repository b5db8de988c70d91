import type { RaidBoss } from '@/data/rosters/rosters'
import type { TierRules } from '@/data/tiers'
import { clockLabel } from '@/lib/advice/time-limit'

/** A fact of a raid in words. */
export interface RaidFact {
  readonly name: string
  readonly value: string
}

/** At which percent of max HP or of the time that remains a boss raises its shield, whichever comes first. */
export type ShieldThresholds = Pick<RaidBoss['shield'], 'hp' | 'time'>

/** What the game's raid tables say of a raid beyond moves, actions and herbs, as figures. */
export interface RaidFigures
  extends Pick<RaidBoss, 'level' | 'hpMultiplier' | 'flawlessIvs' | 'version'>,
    Pick<TierRules, 'timeLimit' | 'caughtAtLevel'> {
  readonly shield: ShieldThresholds
}

/**
 * The figures of a raid in words.
 * Source: the game's own raid tables.
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
