import type { BattleLog, BattleSnapshot, LogTurn } from '@/battle/events'
import type { Arena } from '@/battle/model/arena'
import type { Random } from '@/battle/model/random'
import type { BattleState } from '@/battle/model/state'
import { fight, type Player } from './fight'

/** Simulates a battle of one to four players. The same `random` always logs the same battle. */
export function simulateWithLog(arena: Arena, players: readonly Player[], random: Random): BattleLog {
  const turns: LogTurn[] = []
  const { won, ...result } = fight(arena, players, random, (state, events) => {
    turns.push({ turn: state.turn, events, after: snapshotOf(state) })
  })
  return {
    turns,
    end: won ? { won, turns: result.turns } : { won, bossHpShare: result.bossHpShare },
  }
}

export function snapshotOf({ boss, raiders, secondsLeft }: BattleState): BattleSnapshot {
  const { fighter, hp, maxHp, shield } = boss
  return {
    boss: {
      species: fighter.species,
      hpShare: hp / maxHp,
      shield: shield.phase === 'up' ? shield.barLeft : undefined,
    },
    raiders: raiders.map(({ fighter, hp, maxHp, teraCharge, terastallized }) => ({
      species: fighter.species,
      hp,
      maxHp,
      teraCharge,
      terastallized,
    })),
    secondsLeft,
  }
}
