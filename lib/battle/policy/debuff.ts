import { abilityAgainst } from '@/lib/battle/effects/abilities'
import { isProof } from '@/lib/battle/effects/stages'
import { isCovered, isSheer } from '@/lib/battle/hit/secondaries'
import type { Choice } from '@/lib/battle/state'
import { type Moment, moveChoice } from './decider'
import { expectedDamage } from './outlook'
import { dropsWereUndone } from './resets'
import type { StageMove } from './roles'
import { isUsable, reachesBoss } from './usable'

/** One more use of a debuff that the plan asks for and that works on the boss. */
export function debuff(moment: Moment): Choice | undefined {
  const { raider, plan, roles } = moment
  if (plan.debuffs === 0 || (!plan.again && dropsWereUndone(moment))) return undefined
  const next = roles.debuffs.find((move) => isWanted(moment, move) && works(moment, move))
  return next && moveChoice(raider, next)
}

// One that has just been used and left nothing lowered was undone at once: another move comes first.
function isWanted({ state: { boss }, raider, plan }: Moment, { place, stage, by }: StageMove): boolean {
  if (raider.lastMove === place && boss.stages[stage] >= 0) return false
  return boss.stages[stage] > Math.max(-6, by * plan.debuffs)
}

function works(moment: Moment, debuffing: StageMove): boolean {
  const { state, raider } = moment
  const { boss } = state
  const { move, stage } = debuffing
  if (!isUsable(moment, debuffing) || isProof(state, boss, stage, raider)) return false
  if (abilityAgainst(raider, boss).stageFactor < 0) return false
  if (move.category === 'Status') return reachesBoss(moment, move)
  const use = { user: raider, target: boss, move }
  return !isSheer(use) && !isCovered(use) && expectedDamage(moment, move) > 0
}
