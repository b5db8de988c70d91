import { traitsOf } from '@/battle/dex/abilities'
import { isReachedByGas } from '@/battle/dex/active-ability'
import { dropVolatile } from '@/battle/dex/effects/volatiles'
import { mustRecharge } from '@/battle/model/battle-move'
import { FREE, PAUSE } from '@/battle/model/state'
import type { CombatantDraft, Turn } from '@/battle/model/turn'
import { endFeeding } from './feed'

/** Volatiles that end with their ability: `onEnd` of the abilities in @pkmn/sim. */
const OF_ABILITIES = ['flashfire', 'slowstart']

/** Ends an ability's lasting effects. Call it before replacing or suppressing the ability. */
export function endAbility(turn: Turn, someone: CombatantDraft): void {
  for (const id of OF_ABILITIES) dropVolatile(someone, id)
  endFeeding(someone)
  stopLoafing(turn, someone)
}

/** Starts Neutralizing Gas, which also ends Slow Start. */
export function spreadGas(turn: Turn, by: CombatantDraft): void {
  turn.events.push({ kind: 'ability', who: by.who, ability: by.ability })
  for (const other of [turn.boss, ...turn.raiders]) {
    if (other.hp <= 0 || other.inGas || !isReachedByGas(turn, other)) continue
    other.inGas = true
    dropVolatile(other, 'slowstart')
    stopLoafing(turn, other)
  }
}

// Cancels the turn that Truant would cost; recharging stays.
function stopLoafing({ boss, raiders }: Turn, someone: CombatantDraft): void {
  const { ability, fighter, lastMove } = someone
  const used = fighter.moves[lastMove]
  if (!traitsOf(ability).loafs || (used && mustRecharge(used))) return
  for (const raider of raiders) {
    if (raider === someone && raider.bond === PAUSE) raider.bond = FREE
    if (boss === someone && raider.bossBond === PAUSE) raider.bossBond = FREE
  }
}
