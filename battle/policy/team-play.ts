import { LOWEST_STAGE } from '@/battle/model/terms'
import { isAimedAtFoe } from '@/battle/model/turn'
import type { Choice, Plan, Rounds } from '@/battle/plan'
import type { Policy } from '@/battle/turns/fight'
import { hardestAttack, whenActing } from './lookahead'
import { isUsable, makePolicy, moveChoice, reachesBoss, type Situation } from './make-policy'
import type { IndexedMove } from './roles'

/**
 * Plays one raider: its opening steps, then `byRole`, and never idles. Waits in rounds without a step. If a step
 * can't do anything (ally fainted, shield up, stat at its limit), `byRole` decides that turn and the opening
 * continues.
 *
 * @param rounds of all raiders, from `roundsOf`
 * @param plan the plan of `byRole`
 */
export function teamPolicy(rounds: Rounds, plan: Plan, byRole: Policy): Policy {
  return makePolicy(plan, (situation) => {
    const { state, raider } = situation
    const round = rounds[state.turn]
    if (!round) return roleOrFallback(situation, byRole)
    const position = round.findIndex((step) => step.raider === raider.who)
    const step = round[position]?.choice
    if (!step || step.kind === 'wait') return undefined
    const choice = isWorthwhile(situation, step) ? step : roleOrFallback(situation, byRole)
    return choice.kind === 'wait' ? choice : { ...choice, place: position }
  })
}

function roleOrFallback(situation: Situation, byRole: Policy): Choice {
  const { arena, state, raider } = situation
  const choice = byRole(arena, state, raider)
  return choice.kind === 'wait' ? (fallbackChoice(situation) ?? choice) : choice
}

function fallbackChoice(situation: Situation): Choice | undefined {
  const { raider, roles } = situation
  const { attack } = hardestAttack({ ...situation, raider: whenActing(raider) })
  if (attack) return moveChoice(raider, attack)
  if (raider.cheersLeft > 0) return { kind: 'cheer', cheer: neededCheer(situation) }
  const usable = roles.all.find((placed) => isUsable(situation, placed))
  return usable && moveChoice(raider, usable)
}

function neededCheer({ state: { field } }: Situation): 'attack' | 'defense' | 'heal' {
  if (field.attackCheer.turns === 0) return 'attack'
  return field.defenseCheer.turns === 0 ? 'defense' : 'heal'
}

function isWorthwhile(situation: Situation, step: Exclude<Choice, { kind: 'wait' }>): boolean {
  const { state, raider } = situation
  if (step.kind === 'cheer') return raider.cheersLeft > 0
  const move = raider.fighter.moves[step.move]
  if (!move || !isUsable(situation, { place: step.move, move })) return false
  if (step.ally !== undefined) return (state.raiders[step.ally]?.hp ?? 0) > 0
  const isOnBoss = move.category === 'Status' && isAimedAtFoe(move)
  return !isOnBoss || (reachesBoss(situation, move) && lowersBoss(situation, move))
}

// Status moves that lower nothing have another purpose.
function lowersBoss({ state: { boss } }: Situation, { boosts = {} }: IndexedMove['move']): boolean {
  const { atk = 0, def = 0, spa = 0, spd = 0, spe = 0 } = boosts
  const drops = { atk, def, spa, spd, spe }
  const stages = (['atk', 'def', 'spa', 'spd', 'spe'] as const).filter((stage) => drops[stage] < 0)
  return stages.length === 0 || stages.some((stage) => boss.stages[stage] > LOWEST_STAGE)
}
