import type { Decider } from '@/battle/engine/fight'
import { attackerPlaying } from '@/battle/policy/attacker'
import type { Plan } from '@/battle/policy/plan'
import { supportPlaying } from '@/battle/policy/support'
import type { TeamRole } from './raid-team'

/** Who decides for a raider, by its role. */
export const PLAYING: Readonly<Record<TeamRole, (plan: Plan) => Decider>> = {
  attacker: attackerPlaying,
  support: supportPlaying,
}
