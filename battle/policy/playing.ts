import type { Decider } from '@/battle/engine/fight'
import type { Plan, TeamRole } from '@/battle/plan'
import { attackerPlaying } from './attacker'
import { supportPlaying } from './support'

export const PLAYING: Readonly<Record<TeamRole, (plan: Plan) => Decider>> = {
  attacker: attackerPlaying,
  support: supportPlaying,
}
