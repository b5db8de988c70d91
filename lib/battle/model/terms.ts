/** The gender of a Pokémon that has one. */
export type Gender = 'M' | 'F'

/** The stats that stages change. */
export type StageName = 'atk' | 'def' | 'spa' | 'spd' | 'spe' | 'accuracy' | 'evasion'

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

/** The statuses that last, by the ids of @pkmn/dex. */
export const STATUSES = ['brn', 'par', 'psn', 'tox', 'slp', 'frz'] as const

/** A status that lasts, by its id in @pkmn/dex. */
export type Status = (typeof STATUSES)[number]

/**
 * The volatiles of someone: by the ids of @pkmn/dex (`confusion`, `taunt`, `focusenergy`, `yawn`), with the turns left.
 * A few hold another number: see `dex/volatiles.ts`.
 */
export type Volatiles = Readonly<Partial<Record<string, number>>>

/** Someone in a battle: a raider by its place, 0 to 3, or `BOSS`. */
export type Who = number

/** The boss, where a raider would have its place. */
export const BOSS: Who = -1

/** Cheers that each player has in a raid. Source: https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle */
export const CHEERS = 3

/** Weather, by the names of the damage calculator. */
export type Weather = 'Sun' | 'Rain' | 'Sand' | 'Snow'

/** Terrain, by the names of the damage calculator. */
export type Terrain = 'Electric' | 'Grassy' | 'Psychic' | 'Misty'

/**
 * The volatiles that rules of their own tell apart, by their ids in @pkmn/dex. Where several act at once (at a turn's end,
 * against a move), they act in this order.
 */
export const RULED_VOLATILES = [
  'taunt',
  'disable',
  'torment',
  'throatchop',
  'healblock',
  'encore',
  'confusion',
  'flinch',
  'banefulbunker',
  'burningbulwark',
  'endure',
  'kingsshield',
  'protect',
  'silktrap',
  'spikyshield',
  'aquaring',
  'ingrain',
  'wish',
  'leechseed',
  'curse',
  'partiallytrapped',
  'saltcure',
  'syrupbomb',
  'yawn',
  'futuresight',
  'doomdesire',
  'charge',
  'defensecurl',
  'dragoncheer',
  'focusenergy',
  'glaiverush',
  'laserfocus',
  'lockon',
  'magnetrise',
  'minimize',
  'noretreat',
  'roost',
  'slowstart',
  'smackdown',
  'tarshot',
] as const

/** A volatile that has rules of its own. */
export type RuledVolatile = (typeof RULED_VOLATILES)[number]

/** A volatile whose start is an event. */
export type ReportedVolatile = RuledVolatile | 'helpinghand' | 'substitute'
