import type { Plan, TeamRole } from '@/battle/plan'
import type { Policy } from '@/battle/turns/fight'
import { attackerPolicy } from './attacker'
import { supportPolicy } from './support'

export const POLICY_BY_ROLE: Readonly<Record<TeamRole, (plan: Plan) => Policy>> = {
  attacker: attackerPolicy,
  support: supportPolicy,
}
