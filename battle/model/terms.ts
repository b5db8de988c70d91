import type { StageName } from '@/battle/events'

export const STAGE_NAMES: readonly StageName[] = ['atk', 'def', 'spa', 'spd', 'spe', 'accuracy', 'evasion']

/** Source: https://bulbapedia.bulbagarden.net/wiki/Stat_modifier */
export const HIGHEST_STAGE = 6

export const LOWEST_STAGE = -HIGHEST_STAGE

export type Stages = Readonly<Record<StageName, number>>

export type StageChanges = Readonly<Partial<Record<StageName, number>>>

/** Turns left by id in @pkmn/dex (`confusion`, `yawn`). A few have another number: see `dex/volatiles.ts`. */
export type Volatiles = Readonly<Partial<Record<string, number>>>
