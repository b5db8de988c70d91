import { abilityOf } from '@/lib/battle/effects/abilities'
import { feelBoosterEnergy } from '@/lib/battle/effects/come-in'
import { countedDown, NO_VOLATILES } from '@/lib/battle/effects/volatiles'
import type { BossFighter } from '@/lib/battle/fighter'
import { cheerAfterTurn, NO_CHEER } from '@/lib/battle/raid/cheers'
import { faintWhenDue, waitForReturn } from '@/lib/battle/raid/fainting'
import type { SideState } from '@/lib/battle/state'
import type { CombatantDraft, Turn } from './turn'
import { changeAtTurnEnd, cureAtTurnEnd, inflictAtTurnEnd } from './turn-end-changes'
import { healAtTurnEnd, hurtAtTurnEnd } from './turn-end-hp'

/**
 * Plays what a turn's end brings, once for the boss and once for each raider, and counts the turns of all that passes.
 * Source of the order: https://bulbapedia.bulbagarden.net/wiki/User:SnorlaxMonster/End-turn_resolution_order
 */
export function endTurn(turn: Turn): void {
  endTurnOf(turn, turn.boss)
  if (turn.arena.boss.atHalfHp !== undefined) changeForm(turn, turn.arena.boss.atHalfHp)
  for (const raider of turn.raiders) {
    endTurnOf(turn, raider)
    faintWhenDue(turn, raider)
  }
  countField(turn)
  for (const raider of turn.raiders) waitForReturn(turn, raider)
}

function endTurnOf(turn: Turn, someone: CombatantDraft): void {
  if (someone.hp <= 0) return
  const traits = abilityOf(someone)
  healAtTurnEnd(turn, someone, traits)
  hurtAtTurnEnd(turn, someone, traits)
  if (someone.hp <= 0) return
  cureAtTurnEnd(turn, someone, traits)
  changeAtTurnEnd(turn, someone, traits)
  inflictAtTurnEnd(turn, someone)
  feelBoosterEnergy(turn, someone)
  if (someone.volatiles !== NO_VOLATILES) someone.volatiles = countedDown(someone.volatiles)
}

// Shields Down gives way at half HP, and is whole again above.
function changeForm({ arena, boss, events }: Turn, atHalfHp: BossFighter): void {
  const form = boss.hp * 2 > boss.maxHp ? arena.boss : atHalfHp
  if (boss.hp <= 0 || boss.fighter === form) return
  boss.fighter = form
  events.push({ kind: 'transforms', who: boss.who, into: form.species })
}

function countField({ field, events }: Turn): void {
  if (field.weather !== undefined && --field.weatherTurns === 0) {
    events.push({ kind: 'field ends', effect: field.weather, who: undefined })
    field.weather = undefined
  }
  if (field.terrain !== undefined && --field.terrainTurns === 0) {
    events.push({ kind: 'field ends', effect: `${field.terrain} Terrain`, who: undefined })
    field.terrain = undefined
  }
  if (field.trickRoom > 0) field.trickRoom -= 1
  if (field.gravity > 0) field.gravity -= 1
  if (field.attackCheer !== NO_CHEER) field.attackCheer = cheerAfterTurn(field.attackCheer)
  if (field.defenseCheer !== NO_CHEER) field.defenseCheer = cheerAfterTurn(field.defenseCheer)
  if (field.bossSide !== EMPTY_SIDE) field.bossSide = sideAfterTurn(field.bossSide)
  if (field.raiderSide !== EMPTY_SIDE) field.raiderSide = sideAfterTurn(field.raiderSide)
}

/** A side without effects. One object, so that engines can ask quickly. */
export const EMPTY_SIDE: SideState = {
  reflect: 0,
  lightScreen: 0,
  auroraVeil: 0,
  tailwind: 0,
  safeguard: 0,
  mist: 0,
}

function sideAfterTurn(side: SideState): SideState {
  const reflect = Math.max(0, side.reflect - 1)
  const lightScreen = Math.max(0, side.lightScreen - 1)
  const auroraVeil = Math.max(0, side.auroraVeil - 1)
  const tailwind = Math.max(0, side.tailwind - 1)
  const safeguard = Math.max(0, side.safeguard - 1)
  const mist = Math.max(0, side.mist - 1)
  if (reflect + lightScreen + auroraVeil + tailwind + safeguard + mist === 0) return EMPTY_SIDE
  return { reflect, lightScreen, auroraVeil, tailwind, safeguard, mist }
}
