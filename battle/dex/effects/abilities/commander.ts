import { abilityOf } from '@/battle/dex/active-ability'
import { changeOwnStages } from '@/battle/dex/effects/stages'
import { dropVolatile, setToTheEnd, setVolatile } from '@/battle/dex/effects/volatiles'
import { plantedBy } from '@/battle/dex/volatiles'
import type { CombatantDraft, Turn } from '@/battle/model/turn'

const CARRIER = 'Dondozo'
const CARRIER_BOOSTS = { atk: 2, def: 2, spa: 2, spd: 2, spe: 2 }

/**
 * Lets a raider with Commander enter an ally Dondozo's mouth and raises Dondozo's stats. Inside, nothing affects the
 * raider and it does nothing. Source: https://bulbapedia.bulbagarden.net/wiki/Commander_(Ability)
 */
export function command(turn: Turn): void {
  if (!turn.arena.assumptions.commanderActs) return
  for (const commander of turn.raiders) {
    if (!abilityOf(commander).commands || isInside(commander) || commander.hp <= 0) continue
    const carrier = turn.raiders.find((raider) => mayCarry(turn, raider))
    if (!carrier) return
    turn.events.push({ kind: 'ability', who: commander.who, ability: commander.ability })
    setVolatile(commander, 'commanding', plantedBy(carrier.who))
    setToTheEnd(commander, 'away')
    changeOwnStages(turn, carrier, CARRIER_BOOSTS)
  }
}

export function isInside({ volatiles }: CombatantDraft): boolean {
  return volatiles.commanding !== undefined
}

function mayCarry({ raiders }: Turn, raider: CombatantDraft): boolean {
  if (raider.hp <= 0 || raider.fighter.species !== CARRIER) return false
  return !raiders.some(({ volatiles }) => volatiles.commanding === plantedBy(raider.who))
}

export function releaseCommander({ raiders }: Turn, carrier: CombatantDraft): void {
  for (const raider of raiders) {
    if (raider.volatiles.commanding !== plantedBy(carrier.who)) continue
    dropVolatile(raider, 'commanding')
    dropVolatile(raider, 'away')
  }
}
