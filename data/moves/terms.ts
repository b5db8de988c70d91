/** The ways to learn a move, the most useful first. */
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

/** The three kinds of moves. */
export const MOVE_CATEGORIES = ['Physical', 'Special', 'Status'] as const

/** The stats that moves raise and lower. */
export const BATTLE_STATS = ['Attack', 'Defense', 'Sp. Atk', 'Sp. Def', 'Speed', 'accuracy'] as const

/** The kinds of moves that abilities block, by the flags of @pkmn/dex. */
export const GUARDED_FLAGS = ['bullet', 'powder', 'sound', 'wind'] as const

export type GuardedFlag = (typeof GUARDED_FLAGS)[number]

/** The conditions that moves inflict. */
export const CONDITIONS = ['sleep', 'drowsiness', 'paralysis', 'burn', 'poison', 'confusion'] as const

export type BattleStat = (typeof BATTLE_STATS)[number]

export type Condition = (typeof CONDITIONS)[number]
