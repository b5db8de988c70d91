import { comeInTogether } from '@/battle/dex/effects/abilities/come-in'
import { NO_STAGES } from '@/battle/dex/effects/stages'
import { NO_VOLATILES } from '@/battle/dex/effects/volatiles'
import { speedOf } from '@/battle/dex/stats'
import { BOSS, type Who } from '@/battle/events'
import type { Arena } from '@/battle/model/arena'
import type { BossFighter, Fighter } from '@/battle/model/fighter'
import type { Random } from '@/battle/model/random'
import {
  type BattleState,
  type BossState,
  type FieldState,
  FREE,
  type RaiderState,
  type Shield,
} from '@/battle/model/state'
import { beginTurn, stateAfter } from '@/battle/model/turn'
import { CHEERS } from '@/battle/plan'
import { NO_CHEER } from '@/battle/turns/raid/cheers'
import { EMPTY_SIDE } from '@/battle/turns/turn/turn-end'
import { asFavored } from './favored'
import type { PlayedTurn } from './play-turn'

export function startBattle(arena: Arena, raiders: readonly Fighter[], random: Random): PlayedTurn {
  const state: BattleState = {
    turn: -1,
    secondsLeft: arena.raidSeconds,
    boss: bossAtStart(arena.boss),
    raiders: raiders.map((raider, who) => raiderAtStart(asFavored(raider, arena.favored), who)),
    field: EMPTY_FIELD,
    lastMoved: undefined,
  }
  const turn = beginTurn(arena, state, random)
  const bySpeed = [turn.boss, ...turn.raiders].sort((a, b) => speedOf(turn, b) - speedOf(turn, a))
  comeInTogether(turn, bySpeed)
  return { state: stateAfter(turn), events: turn.events }
}

export const EMPTY_FIELD: FieldState = {
  weather: undefined,
  weatherTurns: 0,
  terrain: undefined,
  terrainTurns: 0,
  trickRoom: 0,
  gravity: 0,
  magicRoom: 0,
  wonderRoom: 0,
  itemsAside: [],
  bossSide: EMPTY_SIDE,
  raiderSide: EMPTY_SIDE,
  attackCheer: NO_CHEER,
  defenseCheer: NO_CHEER,
}

const SHIELD_AHEAD: Shield = { phase: 'ahead' }
const NO_ABILITIES: readonly string[] = []

// Field by field: spreading a common part takes longer than a turn, and searches start millions of battles.

export function bossAtStart(boss: BossFighter): BossState {
  const hp = boss.stats.hp * boss.hpMultiplier
  return {
    who: BOSS,
    fighter: boss,
    hp,
    maxHp: hp,
    stages: NO_STAGES,
    status: undefined,
    statusTurns: 0,
    terastallized: true,
    abilityOffFor: 0,
    inGas: false,
    ability: boss.ability,
    item: boss.item,
    volatiles: NO_VOLATILES,
    lastMove: -1,
    lastTarget: BOSS,
    attackCheered: false,
    defenseCheered: false,
    hitsTaken: 0,
    spentAbilities: NO_ABILITIES,
    shield: SHIELD_AHEAD,
    actionsDone: 0,
  }
}

/** Returns a raider before the first turn: at full HP, with an empty orb. */
export function raiderAtStart(fighter: Fighter, who: Who): RaiderState {
  const { hp } = fighter.stats
  return {
    who,
    fighter,
    hp,
    maxHp: hp,
    stages: NO_STAGES,
    status: undefined,
    statusTurns: 0,
    terastallized: false,
    abilityOffFor: 0,
    inGas: false,
    ability: fighter.ability,
    item: fighter.item,
    volatiles: NO_VOLATILES,
    lastMove: -1,
    lastTarget: BOSS,
    attackCheered: false,
    defenseCheered: false,
    hitsTaken: 0,
    spentAbilities: NO_ABILITIES,
    teraCharge: 0,
    teraSpent: false,
    cheersLeft: CHEERS,
    faints: 0,
    backIn: 0,
    bond: FREE,
    bossBond: FREE,
    bossLosesMove: false,
  }
}
