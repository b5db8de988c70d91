import type { StageName } from '@/lib/battle/state'

/** All that has stages, in the order of the games' summary. */
export const STAGE_NAMES: readonly StageName[] = ['atk', 'def', 'spa', 'spd', 'spe', 'accuracy', 'evasion']
