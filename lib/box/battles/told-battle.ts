import { fight, type Player } from '@/lib/battle/engine/fight'
import type { Arena } from '@/lib/battle/model/arena'
import type { BattleEvent } from '@/lib/battle/model/events'
import type { Random } from '@/lib/battle/model/random'
import type { BattleState, RaiderState } from '@/lib/battle/model/state'

/** How a battle stands after a turn. */
export interface Standing {
  readonly boss: {
    /** Its name in @pkmn/dex. */
    readonly species: string
    /** Share of its max HP that is left. */
    readonly hpShare: number
    /** HP left in the bar of its shield; `undefined` while that is not up. */
    readonly shield: number | undefined
  }
  readonly raiders: readonly RaiderStanding[]
  readonly secondsLeft: number
}

/** How a raider stands after a turn. */
interface RaiderStanding extends Pick<RaiderState, 'hp' | 'maxHp' | 'teraCharge' | 'terastallized'> {
  /** Its name in @pkmn/dex. */
  readonly species: string
}

/** A turn of a battle. */
export interface ToldTurn {
  /** 0 for what happened as the battle began. */
  readonly turn: number
  readonly events: readonly BattleEvent[]
  readonly after: Standing
}

/** How a battle ended. */
export type BattleEnd =
  | { readonly won: true; readonly turns: number }
  | { readonly won: false; readonly bossHpShare: number }

/** A battle, told turn by turn. */
export interface ToldBattle {
  readonly turns: readonly ToldTurn[]
  readonly end: BattleEnd
}

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
