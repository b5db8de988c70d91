/** Most useful first. */
export const LEARN_METHODS = [
  'level up',
  'TM',
  'tutor',
  'egg',
  'event',
  'Dream World',
  'virtual transfer',
] as const

export type LearnMethod = (typeof LEARN_METHODS)[number]

export const MOVE_CATEGORIES = ['Physical', 'Special', 'Status'] as const

/** Stats that moves raise and lower. */
export const BATTLE_STATS = ['Attack', 'Defense', 'Sp. Atk', 'Sp. Def', 'Speed', 'accuracy'] as const

/** Flags of @pkmn/dex for moves that abilities block. */
export const GUARDED_FLAGS = ['bullet', 'powder', 'sound', 'wind'] as const

export type GuardedFlag = (typeof GUARDED_FLAGS)[number]

export const CONDITIONS = ['sleep', 'drowsiness', 'paralysis', 'burn', 'poison', 'confusion'] as const

export type BattleStat = (typeof BATTLE_STATS)[number]

export type Condition = (typeof CONDITIONS)[number]
