import { traitsOf } from '@/battle/dex/abilities'
import { isReachedByGas } from '@/battle/dex/active-ability'
import { dropVolatile } from '@/battle/dex/effects/volatiles'
import { mustRecharge } from '@/battle/model/battle-move'
import { FREE, PAUSE } from '@/battle/model/state'
import type { CombatantDraft, Turn } from '@/battle/model/turn'
import { endFeeding } from './feed'

/** Source: `onEnd` of the abilities in @pkmn/sim. */
const ABILITY_VOLATILES = ['flashfire', 'slowstart']

/** Ends an ability's lasting effects. Call it before replacing or suppressing the ability. */
export function endAbility(turn: Turn, combatant: CombatantDraft): void {
  for (const id of ABILITY_VOLATILES) dropVolatile(combatant, id)
  endFeeding(combatant)
  stopLoafing(turn, combatant)
}

export function spreadGas(turn: Turn, by: CombatantDraft): void {
  turn.events.push({ kind: 'ability', who: by.who, ability: by.ability })
  for (const fighter of [turn.boss, ...turn.raiders]) {
    if (fighter.hp <= 0 || fighter.inGas || !isReachedByGas(turn, fighter)) continue
    fighter.inGas = true
    dropVolatile(fighter, 'slowstart')
    stopLoafing(turn, fighter)
  }
}

// Cancels the turn that Truant would cost; recharging stays.
function stopLoafing({ boss, raiders }: Turn, combatant: CombatantDraft): void {
  const { ability, fighter, lastMove } = combatant
  const lastUsed = fighter.moves[lastMove]
  if (!traitsOf(ability).loafs || (lastUsed && mustRecharge(lastUsed))) return
  for (const raider of raiders) {
    if (raider === combatant && raider.bond === PAUSE) raider.bond = FREE
    if (boss === combatant && raider.bossBond === PAUSE) raider.bossBond = FREE
  }
}
