import type { RaidBoss } from '@/data/rosters/rosters'
import type { StatName } from '@/data/vocabulary'

const STATS: readonly StatName[] = ['atk', 'def', 'spe', 'spa', 'spd']

/**
 * In the order of the game's numbers. The row is the raised stat and the column the lowered stat, both
 * in the order Attack, Defense, Speed, Sp. Atk, Sp. Def.
 */
export const NATURES: readonly (readonly string[])[] = [
  ['Hardy', 'Lonely', 'Brave', 'Adamant', 'Naughty'],
  ['Bold', 'Docile', 'Relaxed', 'Impish', 'Lax'],
  ['Timid', 'Hasty', 'Serious', 'Jolly', 'Naive'],
  ['Modest', 'Mild', 'Quiet', 'Bashful', 'Rash'],
  ['Calm', 'Gentle', 'Sassy', 'Careful', 'Quirky'],
]

/** `undefined` for HP, which no nature changes. Source: https://bulbapedia.bulbagarden.net/wiki/Nature */
export function natureOf(raised: StatName, lowered: StatName): string | undefined {
  return NATURES[STATS.indexOf(raised)]?.[STATS.indexOf(lowered)]
}

/**
 * In percent: 110 if the nature raises the stat, 90 if it lowers it, otherwise 100. Also 100 if the
 * nature is `undefined` or doesn't exist.
 */
export function percentByNature(nature: string | undefined, stat: StatName): number {
  const index = NATURES.flat().indexOf(nature ?? '')
  if (index < 0) return 100
  const isRaised = STATS[Math.floor(index / STATS.length)] === stat
  const isLowered = STATS[index % STATS.length] === stat
  return 100 + (isRaised ? 10 : 0) - (isLowered ? 10 : 0)
}

export const PERFECT_IV = 31

/**
 * Individual values are perfect unless the record fixes them.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Stat#Formula
 */
export function bossStat(boss: TrainedBoss, stat: Exclude<StatName, 'hp'>, base: number): number {
  const beforeNature = Math.floor((pointsOf(boss, stat, base) * boss.level) / 100) + 5
  return Math.floor((beforeNature * percentByNature(boss.nature, stat)) / 100)
}

/** Before the multiplier. Source: see `bossStat`. */
export function bossHp(boss: TrainedBoss, base: number): number {
  return Math.floor((pointsOf(boss, 'hp', base) * boss.level) / 100) + boss.level + 10
}

/** The fields of a boss that decide its stats. */
export interface TrainedBoss extends Pick<RaidBoss, 'level' | 'effortValues' | 'nature'> {
  readonly event?: Pick<NonNullable<RaidBoss['event']>, 'individualValues'> | undefined
}

type ValuesInRecords = Readonly<Partial<RaidBoss['effortValues']>>

/** Converts stat names of records to stat names of battles. A missing value becomes `otherwise`. */
export function valuesByStat(values: ValuesInRecords, otherwise: number): Record<StatName, number> {
  return {
    hp: values.hp ?? otherwise,
    atk: values.attack ?? otherwise,
    def: values.defense ?? otherwise,
    spa: values.specialattack ?? otherwise,
    spd: values.specialdefense ?? otherwise,
    spe: values.speed ?? otherwise,
  }
}

/** Perfect unless the boss's record fixes them. */
export function individualValuesOf({ event }: Pick<TrainedBoss, 'event'>): Record<StatName, number> {
  return valuesByStat(event?.individualValues ?? {}, PERFECT_IV)
}

function pointsOf(boss: TrainedBoss, stat: StatName, base: number): number {
  const effort = valuesByStat(boss.effortValues, 0)[stat]
  return 2 * base + individualValuesOf(boss)[stat] + Math.floor(effort / 4)
}
