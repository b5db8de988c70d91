import type { BossFighter, Fighter } from '@/lib/battle/fighter'
import { NO_CHEER } from '@/lib/battle/raid/cheers'
import {
  BOSS,
  type Combatant,
  type FieldState,
  type SideState,
  type Stages,
  type Who,
} from '@/lib/battle/state'

/** No stat raised or lowered. */
export const LEVEL_STAGES: Stages = { atk: 0, def: 0, spa: 0, spd: 0, spe: 0, accuracy: 0, evasion: 0 }

const BARE_SIDE: SideState = { reflect: 0, lightScreen: 0, auroraVeil: 0, tailwind: 0, safeguard: 0, mist: 0 }

/** A field without weather, terrain, rooms and screens. */
export const CALM_FIELD: FieldState = {
  weather: undefined,
  weatherTurns: 0,
  terrain: undefined,
  terrainTurns: 0,
  trickRoom: 0,
  gravity: 0,
  bossSide: BARE_SIDE,
  raiderSide: BARE_SIDE,
  attackCheer: NO_CHEER,
  defenseCheer: NO_CHEER,
}

/** A raider at full HP, not Terastallized. */
export function raiderStanding(fighter: Fighter): Combatant {
  return { ...standing(fighter, 0, fighter.stats.hp), terastallized: false }
}

/** A boss at full HP. */
export function bossStanding(fighter: BossFighter): Combatant {
  return { ...standing(fighter, BOSS, fighter.stats.hp * fighter.hpMultiplier), terastallized: true }
}

function standing(fighter: Fighter, who: Who, maxHp: number): Omit<Combatant, 'terastallized'> {
  return {
    who,
    fighter,
    hp: maxHp,
    maxHp,
    stages: LEVEL_STAGES,
    status: undefined,
    statusTurns: 0,
    abilityOffFor: 0,
    ability: fighter.ability,
    item: fighter.item,
    volatiles: {},
    lastMove: -1,
  }
}
