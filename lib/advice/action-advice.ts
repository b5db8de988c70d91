import type { RaidAction } from '@/data/rosters/rosters'
import type { ShieldThresholds } from '@/lib/raid-view/raid-facts'
import { isUnderShield } from './action-times'
import { moveAdvice, type ScriptedMove } from './move-advice'

/** The facts of a raid that advice on its actions depends on. */
export interface AdviceContext {
  readonly shield: ShieldThresholds
  /** The move of an action; `undefined` for an action that uses none. */
  readonly scripted: (action: RaidAction['action']) => ScriptedMove | undefined
}

/**
 * Advice on each action of a schedule, in order. Advice that would repeat is `undefined` after its first action.
 */
export function scheduleAdvice(
  schedule: readonly RaidAction[],
  circumstances: AdviceContext,
): (string | undefined)[] {
  const given = schedule.map((action) => actionAdvice(action, circumstances))
  return given.map((advice, index) => (given.indexOf(advice) === index ? advice : undefined))
}

/**
 * What an action does to you, and how to respond. Gives `undefined` when there is no advice.
 * Source: https://bulbapedia.bulbagarden.net/wiki/Tera_Raid_Battle. That Ability Shield keeps abilities, but no raised
 * stats: https://github.com/theastrogoth/tera-raid-builder. That status moves fail against the shield:
 * https://www.charlieintel.com/pokemon-scarlet-violet-tera-raid-shields-explained-tips-max-damage/220033/
 */
export function actionAdvice(action: RaidAction, circumstances: AdviceContext): string | undefined {
  switch (action.action) {
    case 'Reduce Tera Orb Charge':
      return 'Drains one Tera Orb charge from players who have not Terastallized: Terastallize first if your orb is full.'
    case 'Stats & Status Reset':
      return `Clears its own lowered stats and status: save your debuffs until ${isUnderShield(action, circumstances.shield) ? 'its shield is broken' : 'then'}.`
    case 'Player Stats & Status Reset':
      return 'Clears your boosts and suppresses your ability for a turn: boost after this. Ability Shield keeps the ability, not the boosts.'
    default: {
      const scripted = circumstances.scripted(action.action)
      return scripted && moveAdvice(scripted)
    }
  }
}
