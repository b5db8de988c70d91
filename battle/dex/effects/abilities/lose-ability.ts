import { traitsOf } from '@/battle/dex/abilities'
import { isReachedByGas } from '@/battle/dex/active-ability'
import { dropVolatile } from '@/battle/dex/effects/volatiles'
import { mustRecharge } from '@/battle/model/battle-move'
import { FREE, PAUSE } from '@/battle/model/state'
import type { CombatantDraft, Turn } from '@/battle/model/turn'
import { endFeeding } from './feed'

/** The volatiles that only the ability that brought them keeps up: `onEnd` of the abilities in @pkmn/sim. */
const OF_ABILITIES = ['flashfire', 'slowstart']

/** Ends what someone's ability keeps up, before the ability is replaced or suppressed. */
export function endAbility(turn: Turn, someone: CombatantDraft): void {
  for (const id of OF_ABILITIES) dropVolatile(someone, id)
  endFeeding(someone)
  stopLoafing(turn, someone)
}

/** Lets someone's Neutralizing Gas keep the abilities of all others off. It ends Slow Start. */
export function spreadGas(turn: Turn, by: CombatantDraft): void {
  turn.events.push({ kind: 'ability', who: by.who, ability: by.ability })
  for (const other of [turn.boss, ...turn.raiders]) {
    if (other.hp <= 0 || other.inGas || !isReachedByGas(turn, other)) continue
    other.inGas = true
    dropVolatile(other, 'slowstart')
    stopLoafing(turn, other)
  }
}

// The turn that Truant would have cost; recharging goes on.
function stopLoafing({ boss, raiders }: Turn, someone: CombatantDraft): void {
  const { ability, fighter, lastMove } = someone
  const used = fighter.moves[lastMove]
  if (!traitsOf(ability).loafs || (used && mustRecharge(used))) return
  for (const raider of raiders) {
    if (raider === someone && raider.bond === PAUSE) raider.bond = FREE
    if (boss === someone && raider.bossBond === PAUSE) raider.bossBond = FREE
  }
}
