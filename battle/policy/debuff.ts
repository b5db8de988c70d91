import { abilityAgainst } from '@/battle/dex/active-ability'
import { blocksStatDrop } from '@/battle/dex/effects/stages'
import { LOWEST_STAGE } from '@/battle/model/terms'
import type { Choice } from '@/battle/plan'
import { blocksSecondaryEffects, sheerForceApplies } from '@/battle/turns/hit/secondaries'
import { expectedDamage } from './lookahead'
import { isUsable, moveChoice, reachesBoss, type Situation } from './make-policy'
import { dropsWereUndone } from './resets'
import type { StageMove } from './roles'

/** Returns a use of a planned debuff that works on the boss, if any. */
export function debuff(situation: Situation): Choice | undefined {
  const { raider, plan, roles } = situation
  if (plan.debuffs === 0 || (!plan.repeatAfterReset && dropsWereUndone(situation))) return undefined
  const next = roles.debuffs.find((move) => isDue(situation, move) && canSucceed(situation, move))
  return next && moveChoice(raider, next)
}

// If a debuff was just used and nothing is lowered, the boss reset it immediately: use another move first.
function isDue({ state: { boss }, raider, plan }: Situation, { place, stage, by }: StageMove): boolean {
  if (raider.lastMove === place && boss.stages[stage] >= 0) return false
  return boss.stages[stage] > Math.max(LOWEST_STAGE, by * plan.debuffs)
}

function canSucceed(situation: Situation, debuffing: StageMove): boolean {
  const { state, raider } = situation
  const { boss } = state
  const { move, stage } = debuffing
  if (!isUsable(situation, debuffing) || blocksStatDrop(state, boss, stage, raider)) return false
  if (abilityAgainst(raider, boss).stageFactor < 0) return false
  if (move.category === 'Status') return reachesBoss(situation, move)
  const use = { user: raider, target: boss, move }
  return !sheerForceApplies(use) && !blocksSecondaryEffects(use) && expectedDamage(situation, move) > 0
}
