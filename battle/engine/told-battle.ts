import type { Standing, ToldBattle, ToldTurn } from '@/battle/events'
import type { Arena } from '@/battle/model/arena'
import type { Random } from '@/battle/model/random'
import type { BattleState } from '@/battle/model/state'
import { fight, type Player } from './fight'

/** Fights a battle of one to four players and tells it turn by turn. The same chance tells the same battle. */
export function toldBattle(arena: Arena, players: readonly Player[], random: Random): ToldBattle {
  const turns: ToldTurn[] = []
  const { won, ...result } = fight(arena, players, random, (state, events) => {
    turns.push({ turn: state.turn, events, after: standingOf(state) })
  })
  return {
    turns,
    end: won ? { won, turns: result.turns } : { won, bossHpShare: result.bossHpShare },
  }
}

/** How a battle stands. */
export function standingOf({ boss, raiders, secondsLeft }: BattleState): Standing {
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
