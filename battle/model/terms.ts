import type { StageName } from '@/battle/events'

/** All that has stages, in the order of the games' summary. */
export const STAGE_NAMES: readonly StageName[] = ['atk', 'def', 'spa', 'spd', 'spe', 'accuracy', 'evasion']

/** The highest stage of a stat; the lowest is as far below 0. Source: https://bulbapedia.bulbagarden.net/wiki/Stat_modifier */
export const HIGHEST_STAGE = 6

/** The lowest stage of a stat. */
export const LOWEST_STAGE = -HIGHEST_STAGE

/** The stage of each stat, from `LOWEST_STAGE` to `HIGHEST_STAGE`. */
export type Stages = Readonly<Record<StageName, number>>

/** Changes of stages. */
export type StageChanges = Readonly<Partial<Record<StageName, number>>>

/**
 * The volatiles of someone: by the ids of @pkmn/dex (`confusion`, `taunt`, `focusenergy`, `yawn`), with the turns left.
 * A few hold another number: see `dex/volatiles.ts`.
 */
export type Volatiles = Readonly<Partial<Record<string, number>>>
