import type { AbilityTraits } from '@/battle/dex/abilities'
import { abilityOf, weatherNow } from '@/battle/dex/active-ability'
import { copyRaises } from '@/battle/dex/effects/abilities/copy-raises'
import { feed } from '@/battle/dex/effects/abilities/feed'
import { endTerrain, endWeather } from '@/battle/dex/effects/field'
import { startReceivedItems } from '@/battle/dex/effects/received-item'
import { countRooms } from '@/battle/dex/effects/rooms'
import { changeOwnStages } from '@/battle/dex/effects/stages'
import { cureStatus, giveStatus } from '@/battle/dex/effects/status'
import { countedDown, NO_VOLATILES } from '@/battle/dex/effects/volatiles'
import { itemTraits } from '@/battle/dex/items'
import { ACTING_AT_TURN_END, hasAny } from '@/battle/dex/volatiles'
import type { StageName } from '@/battle/events'
import type { BossFighter } from '@/battle/model/fighter'
import type { SideState } from '@/battle/model/state'
import { HIGHEST_STAGE, LOWEST_STAGE } from '@/battle/model/terms'
import type { CombatantDraft, Turn } from '@/battle/model/turn'
import { cheerAfterTurn, NO_CHEER } from '@/battle/turns/raid/cheers'
import { faintWhenDue, waitForReturn } from '@/battle/turns/raid/fainting'
import { healAtTurnEnd, hurtByStatus } from './turn-end-hp'
import {
  changeByVolatiles,
  feedPlanters,
  healByVolatiles,
  hurtByVolatiles,
  strikeByVolatiles,
} from './turn-end-volatiles'

/** Source of the order: https://bulbapedia.bulbagarden.net/wiki/User:SnorlaxMonster/End-turn_resolution_order */
export function endTurn(turn: Turn): void {
  turn.acted = 0
  endTurnOf(turn, turn.boss)
  if (turn.arena.boss.atHalfHp !== undefined) changeForm(turn, turn.arena.boss.atHalfHp)
  for (const raider of turn.raiders) {
    endTurnOf(turn, raider)
    faintWhenDue(turn, raider)
  }
  startReceivedItems(turn)
  copyRaises(turn)
  countField(turn)
  for (const raider of turn.raiders) waitForReturn(turn, raider)
}

function endTurnOf(turn: Turn, combatant: CombatantDraft): void {
  if (combatant.hp <= 0) return
  const traits = abilityOf(combatant)
  const hasActingVolatiles = hasAny(combatant.volatiles, ACTING_AT_TURN_END)
  healAtTurnEnd(turn, combatant, traits)
  if (hasActingVolatiles) {
    healByVolatiles(turn, combatant)
    feedPlanters(turn, combatant)
  }
  if (combatant.status !== undefined) hurtByStatus(turn, combatant, traits)
  if (hasActingVolatiles) hurtByVolatiles(turn, combatant)
  if (combatant.hp <= 0) return
  cureAtTurnEnd(turn, combatant, traits)
  if (traits.curesAllies > 0 && combatant !== turn.boss) cureAllies(turn, combatant, traits.curesAllies)
  changeAtTurnEnd(turn, combatant, traits)
  if (hasActingVolatiles) {
    changeByVolatiles(turn, combatant)
    strikeByVolatiles(turn, combatant)
  }
  inflictAtTurnEnd(turn, combatant)
  feed(turn, combatant)
  if (combatant.volatiles !== NO_VOLATILES) combatant.volatiles = countedDown(combatant.volatiles)
}

// Shields Down changes form at half HP, and back above half.
function changeForm({ arena, boss, events }: Turn, atHalfHp: BossFighter): void {
  const form = boss.hp * 2 > boss.maxHp ? arena.boss : atHalfHp
  if (boss.hp <= 0 || boss.fighter.species === form.species) return
  boss.fighter = form
  events.push({ kind: 'transforms', who: boss.who, into: form.species })
}

function countField(turn: Turn): void {
  const { field } = turn
  if (field.weather !== undefined && --field.weatherTurns === 0) endWeather(turn)
  if (field.terrain !== undefined && --field.terrainTurns === 0) endTerrain(turn)
  countRooms(turn)
  if (field.attackCheer !== NO_CHEER) field.attackCheer = cheerAfterTurn(field.attackCheer)
  if (field.defenseCheer !== NO_CHEER) field.defenseCheer = cheerAfterTurn(field.defenseCheer)
  if (field.bossSide !== EMPTY_SIDE) field.bossSide = sideAfterTurn(field.bossSide)
  if (field.raiderSide !== EMPTY_SIDE) field.raiderSide = sideAfterTurn(field.raiderSide)
}

/** One shared object, so that rules can compare by identity. */
export const EMPTY_SIDE: SideState = {
  reflect: 0,
  lightScreen: 0,
  auroraVeil: 0,
  tailwind: 0,
  safeguard: 0,
  mist: 0,
  wideGuard: 0,
  quickGuard: 0,
}

function sideAfterTurn(side: SideState): SideState {
  const reflect = Math.max(0, side.reflect - 1)
  const lightScreen = Math.max(0, side.lightScreen - 1)
  const auroraVeil = Math.max(0, side.auroraVeil - 1)
  const tailwind = Math.max(0, side.tailwind - 1)
  const safeguard = Math.max(0, side.safeguard - 1)
  const mist = Math.max(0, side.mist - 1)
  const wideGuard = Math.max(0, side.wideGuard - 1)
  const quickGuard = Math.max(0, side.quickGuard - 1)
  const turns = reflect + lightScreen + auroraVeil + tailwind + safeguard + mist + wideGuard + quickGuard
  if (turns === 0) return EMPTY_SIDE
  return { reflect, lightScreen, auroraVeil, tailwind, safeguard, mist, wideGuard, quickGuard }
}

function cureAtTurnEnd(turn: Turn, combatant: CombatantDraft, { cures, curesIn }: AbilityTraits): void {
  if (cures === 0 || combatant.status === undefined) return
  if (curesIn !== undefined && weatherNow(turn) !== curesIn) return
  if (turn.random.chance(cures)) cureStatus(turn, combatant)
}

// Healer: https://bulbapedia.bulbagarden.net/wiki/Healer_(Ability)
function cureAllies(turn: Turn, combatant: CombatantDraft, percent: number): void {
  for (const ally of turn.raiders) {
    if (ally === combatant || ally.hp <= 0 || ally.status === undefined || !turn.random.chance(percent))
      continue
    turn.events.push({ kind: 'ability', who: combatant.who, ability: combatant.ability })
    cureStatus(turn, ally)
  }
}

function changeAtTurnEnd(turn: Turn, combatant: CombatantDraft, { atTurnEnd, moody }: AbilityTraits): void {
  if (atTurnEnd) changeOwnStages(turn, combatant, atTurnEnd)
  if (moody) changeByMood(turn, combatant)
}

const MOODY_STAGES: readonly StageName[] = ['atk', 'def', 'spa', 'spd', 'spe']

// One stat rises by 2, another stat falls by 1: https://bulbapedia.bulbagarden.net/wiki/Moody_(Ability)
function changeByMood(turn: Turn, combatant: CombatantDraft): void {
  const raisable = MOODY_STAGES.filter((stage) => combatant.stages[stage] < HIGHEST_STAGE)
  const up = raisable[turn.random.below(raisable.length)]
  const lowerable = MOODY_STAGES.filter((stage) => combatant.stages[stage] > LOWEST_STAGE && stage !== up)
  const down = lowerable[turn.random.below(lowerable.length)]
  if (up) changeOwnStages(turn, combatant, { [up]: 2 })
  if (down) changeOwnStages(turn, combatant, { [down]: -1 })
}

function inflictAtTurnEnd(turn: Turn, combatant: CombatantDraft): void {
  if (combatant.item === undefined) return
  const { inflicts } = itemTraits(combatant.item)
  if (inflicts) giveStatus(turn, combatant, inflicts, combatant)
}
