import type { RaidBoss } from '@/data/rosters/rosters'
import type { TypeName } from '@/data/vocabulary'

/** A fact of a raid in words. */
export interface RaidFact {
  readonly name: string
  readonly value: string
}

/** At which percent of max HP or of the time that remains a boss raises its shield, whichever comes first. */
export type ShieldThresholds = Pick<RaidBoss['shield'], 'hp' | 'time'>

/** What the game's raid tables say of a boss beyond moves, actions and herbs, as figures. */
export interface RaidFigures
  extends Pick<RaidBoss, 'level' | 'hpMultiplier' | 'flawlessIvs' | 'version' | 'teraTypes'> {
  readonly shield: ShieldThresholds
}

/**
 * The figures of a boss in words.
 * Source: the game's own raid tables.
 *
 * @param types the creature's own types
 */
export function raidFacts(boss: RaidFigures, types: readonly TypeName[]): RaidFact[] {
  return [
    { name: 'Level', value: String(boss.level) },
    { name: 'HP', value: `${boss.hpMultiplier} times what its level gives` },
    {
      name: 'Shield',
      value: `at ${boss.shield.hp}% HP or ${boss.shield.time}% time remaining, whichever comes first`,
    },
    { name: 'Found in', value: boss.version === 'both' ? 'Scarlet and Violet' : `${boss.version} only` },
    { name: 'Tera types', value: teraTypesInWords(boss, types) },
    { name: 'Caught with', value: `at least ${boss.flawlessIvs} perfect IVs` },
  ]
}

/** Whether a boss never comes with a Tera type, so that a link which names it cannot be met in the game. */
export function neverHasTeraType(
  { teraTypes }: RaidFigures,
  types: readonly TypeName[],
  teraType: TypeName | undefined,
): boolean {
  return teraTypes === 'own types only' && teraType !== undefined && !types.includes(teraType)
}

function teraTypesInWords({ teraTypes }: RaidFigures, types: readonly TypeName[]): string {
  return teraTypes === 'any' ? 'any of the 18' : `only its own: ${types.join(' or ')}`
}
