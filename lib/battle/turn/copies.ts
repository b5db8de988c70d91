import type { BossState, FieldState, RaiderState } from '@/lib/battle/state'
import type { Draft } from './turn'

// Field by field: `{ ...state }` takes twenty times as long for objects of this size, and a turn copies three of them.

/** A copy of the boss that may be written to. */
export function copyBoss(boss: BossState): Draft<BossState> {
  return {
    who: boss.who,
    fighter: boss.fighter,
    hp: boss.hp,
    maxHp: boss.maxHp,
    stages: boss.stages,
    status: boss.status,
    statusTurns: boss.statusTurns,
    terastallized: boss.terastallized,
    abilityOffFor: boss.abilityOffFor,
    ability: boss.ability,
    item: boss.item,
    volatiles: boss.volatiles,
    lastMove: boss.lastMove,
    shield: boss.shield,
    actionsDone: boss.actionsDone,
  }
}

/** A copy of a raider that may be written to. */
export function copyRaider(raider: RaiderState): Draft<RaiderState> {
  return {
    who: raider.who,
    fighter: raider.fighter,
    hp: raider.hp,
    maxHp: raider.maxHp,
    stages: raider.stages,
    status: raider.status,
    statusTurns: raider.statusTurns,
    terastallized: raider.terastallized,
    abilityOffFor: raider.abilityOffFor,
    ability: raider.ability,
    item: raider.item,
    volatiles: raider.volatiles,
    lastMove: raider.lastMove,
    teraCharge: raider.teraCharge,
    teraSpent: raider.teraSpent,
    cheersLeft: raider.cheersLeft,
    faints: raider.faints,
    backIn: raider.backIn,
    bond: raider.bond,
    bossBond: raider.bossBond,
    bossLosesMove: raider.bossLosesMove,
  }
}

/** A copy of the field that may be written to. */
export function copyField(field: FieldState): Draft<FieldState> {
  return {
    weather: field.weather,
    weatherTurns: field.weatherTurns,
    terrain: field.terrain,
    terrainTurns: field.terrainTurns,
    trickRoom: field.trickRoom,
    gravity: field.gravity,
    bossSide: field.bossSide,
    raiderSide: field.raiderSide,
    attackCheer: field.attackCheer,
    defenseCheer: field.defenseCheer,
  }
}
