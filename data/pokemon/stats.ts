import type { RaidBoss } from '@/data/rosters/rosters'
import type { StatName } from '@/data/vocabulary'

const STATS: readonly StatName[] = ['atk', 'def', 'spe', 'spa', 'spd']

/**
 * All natures, in the order of the game's numbers. The row is the raised stat and the column the lowered stat, both in the
 * order Attack, Defense, Speed, Sp. Atk, Sp. Def.
 */
export const NATURES: readonly (readonly string[])[] = [
  ['Hardy', 'Lonely', 'Brave', 'Adamant', 'Naughty'],
  ['Bold', 'Docile', 'Relaxed', 'Impish', 'Lax'],
  ['Timid', 'Hasty', 'Serious', 'Jolly', 'Naive'],
  ['Modest', 'Mild', 'Quiet', 'Bashful', 'Rash'],
  ['Calm', 'Gentle', 'Sassy', 'Careful', 'Quirky'],
]

/**
 * The nature that raises a stat and lowers another; `undefined` for HP, which no nature changes.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Nature
 */
export function natureOf(raised: StatName, lowered: StatName): string | undefined {
  return NATURES[STATS.indexOf(raised)]?.[STATS.indexOf(lowered)]
}

/**
 * A nature's multiplier of a stat, in percent: 110 if it raises the stat, 90 if it lowers it, otherwise 100. Also 100 if the
 * nature is `undefined` or doesn't exist. Source: https://bulbapedia.bulbagarden.net/wiki/Nature
 */
export function percentByNature(nature: string | undefined, stat: StatName): number {
  const place = NATURES.flat().indexOf(nature ?? '')
  if (place < 0) return 100
  const raises = STATS[Math.floor(place / STATS.length)] === stat
  const lowers = STATS[place % STATS.length] === stat
  return 100 + (raises ? 10 : 0) - (lowers ? 10 : 0)
}

/** The highest individual value. */
export const PERFECT_IV = 31

/**
 * A stat of a boss other than HP, from its base stat and its record's level, effort values and nature. Individual values are
 * perfect unless the record fixes them.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Stat#Formula
 */
export function bossStat(boss: TrainedBoss, stat: Exclude<StatName, 'hp'>, base: number): number {
  const plain = Math.floor((pointsOf(boss, stat, base) * boss.level) / 100) + 5
  return Math.floor((plain * percentByNature(boss.nature, stat)) / 100)
}

/** The HP of a boss before its multiplier, from its base stat. Source: see `bossStat`. */
export function bossHp(boss: TrainedBoss, base: number): number {
  return Math.floor((pointsOf(boss, 'hp', base) * boss.level) / 100) + boss.level + 10
}

/** The part of a boss's record that decides its stats. */
export interface TrainedBoss extends Pick<RaidBoss, 'level' | 'effortValues' | 'nature'> {
  readonly event?: Pick<NonNullable<RaidBoss['event']>, 'individualValues'> | undefined
}

type FiguresInRecords = Readonly<Partial<RaidBoss['effortValues']>>

/** Converts values by the stat names of records to the stat names of battles. A missing value becomes `otherwise`. */
export function figuresByStat(figures: FiguresInRecords, otherwise: number): Record<StatName, number> {
  return {
    hp: figures.hp ?? otherwise,
    atk: figures.attack ?? otherwise,
    def: figures.defense ?? otherwise,
    spa: figures.specialattack ?? otherwise,
    spd: figures.specialdefense ?? otherwise,
    spe: figures.speed ?? otherwise,
  }
}

/** The individual values of a boss: perfect unless its record fixes them. */
export function individualValuesOf({ event }: Pick<TrainedBoss, 'event'>): Record<StatName, number> {
  return figuresByStat(event?.individualValues ?? {}, PERFECT_IV)
}

function pointsOf(boss: TrainedBoss, stat: StatName, base: number): number {
  const effort = figuresByStat(boss.effortValues, 0)[stat]
  return 2 * base + individualValuesOf(boss)[stat] + Math.floor(effort / 4)
}
