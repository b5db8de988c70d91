import type { Decider } from '@/lib/battle/engine/fight'
import { attackerPlaying } from '@/lib/battle/policy/attacker'
import type { Plan } from '@/lib/battle/policy/plan'
import { supportPlaying } from '@/lib/battle/policy/support'
import type { TeamRole } from './raid-team'

/** Who decides for a raider, by its role. */
export const PLAYING: Readonly<Record<TeamRole, (plan: Plan) => Decider>> = {
  attacker: attackerPlaying,
  support: supportPlaying,
}
