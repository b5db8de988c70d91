import type { Plan, TeamRole } from '@/battle/plan'
import type { Decider } from '@/battle/turns/fight'
import { attackerPlaying } from './attacker'
import { supportPlaying } from './support'

export const PLAYING: Readonly<Record<TeamRole, (plan: Plan) => Decider>> = {
  attacker: attackerPlaying,
  support: supportPlaying,
}
