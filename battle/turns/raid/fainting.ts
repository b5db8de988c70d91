import { secondsOfFaint } from '@/battle/assumptions'
import { abilityOf } from '@/battle/dex/active-ability'
import { bequeathAbility, liftGas } from '@/battle/dex/effects/abilities/change-ability'
import { onEntry } from '@/battle/dex/effects/abilities/come-in'
import { releaseCommander } from '@/battle/dex/effects/abilities/commander'
import { copyRaises } from '@/battle/dex/effects/abilities/copy-raises'
import { feedOnField } from '@/battle/dex/effects/abilities/feed'
import { originalOf } from '@/battle/dex/effects/copies'
import { changeOwnStages, NO_STAGES } from '@/battle/dex/effects/stages'
import { NO_VOLATILES } from '@/battle/dex/effects/volatiles'
import { FREE } from '@/battle/model/state'
import type { RaiderDraft, Turn } from '@/battle/model/turn'
import { keepCheers } from './cheers'

/**
 * Lets a raider without HP faint. The raider waits longer each time, and the raid loses time unless it is an NPC. The
 * raider loses stages, status, volatiles and copies, but keeps its orb's charges, count of hits taken and item. Source:
 * https://wikiwiki.jp/teraraid/%E7%94%A8%E8%AA%9E%E9%9B%86 (デスペナ)
 */
export function faintWhenDue(turn: Turn, raider: RaiderDraft): void {
  if (raider.hp > 0 || raider.backIn > 0) return
  const { assumptions, raidSeconds } = turn.arena
  const { waitPerFaint, secondsPerTurn, terastallizesAgain, cheersOutlastFaint } = assumptions
  const seconds = raider.fighter.isPartner ? 0 : secondsOfFaint(assumptions, raidSeconds)
  raider.faints += 1
  // The wait includes the end of this turn.
  raider.backIn = 1 + Math.ceil((waitPerFaint * raider.faints) / secondsPerTurn)
  turn.secondsLeft = Math.max(0, turn.secondsLeft - seconds)
  turn.events.push({ kind: 'faints', who: raider.who, seconds })
  reactToFaint(turn)
  if (cheersOutlastFaint) keepCheers(turn, raider)
  bequeathAbility(turn, raider)
  const { comesIn, stopsWeather } = abilityOf(raider)
  releaseCommander(turn, raider)
  if (raider.terastallized && !terastallizesAgain) raider.teraSpent = true
  raider.terastallized = false
  raider.stages = NO_STAGES
  raider.status = undefined
  raider.statusTurns = 0
  raider.volatiles = NO_VOLATILES
  raider.abilityOffFor = 0
  raider.inGas = false
  raider.fighter = originalOf(raider.fighter)
  raider.ability = raider.fighter.ability
  raider.lastMove = -1
  raider.bond = FREE
  raider.bossBond = FREE
  if (comesIn === 'gas') liftGas(turn, raider)
  if (stopsWeather) feedOnField(turn)
}

// Soul-Heart: https://bulbapedia.bulbagarden.net/wiki/Soul-Heart_(Ability)
function reactToFaint(turn: Turn): void {
  for (const combatant of [turn.boss, ...turn.raiders]) {
    const { atFaint } = abilityOf(combatant)
    if (!atFaint || combatant.hp <= 0) continue
    turn.events.push({ kind: 'ability', who: combatant.who, ability: combatant.ability })
    changeOwnStages(turn, combatant, atFaint)
    copyRaises(turn)
  }
}

/** Counts a turn of waiting, and returns the raider at full HP once its wait is over. */
export function waitForReturn(turn: Turn, raider: RaiderDraft): void {
  if (raider.backIn <= 0) return
  raider.backIn -= 1
  if (raider.backIn > 0) return
  raider.hp = raider.maxHp
  turn.events.push({ kind: 'returns', who: raider.who })
  onEntry(turn, raider)
}
