import { calculatorMove } from '@/battle/damage/calculator'
import { itemTraits } from '@/battle/dex/items'
import { rulesOf } from '@/battle/dex/moves/moves'
import { type BattleMove, mustRecharge } from '@/battle/model/battle-move'
import { rolesOf, type StageMove } from '@/battle/policy/roles'
import type { Finisher } from '@/planner/teams/finishers'
import { memberAs } from './party-team'
import type { Candidate } from './player-candidates'

export interface PartyFinisher extends Finisher {
  readonly candidate: Candidate
}

/** In percent. */
const MIN_ACCURACY = 90

export function finishersOf(candidate: Candidate): readonly PartyFinisher[] {
  const { attacks, boost } = rolesOf(candidate.fighter)
  const { build } = candidate
  const { role, plan } = memberAs('attacker', candidate)
  return attacks
    .filter(({ move }) => isDependable(move))
    .map(({ move }) => {
      const attackStat = stageOf(move)
      const canBoost = boost?.stage === attackStat && !itemTraits(build.item).locksMove
      return {
        ...{ candidate, build, role, plan, attackStat },
        finishingMove: move.name,
        boost: canBoost ? boost.move.name : undefined,
        defenseStat: hitsDefense(move) ? 'def' : 'spd',
        needsItem: true,
      }
    })
}

function isDependable(move: BattleMove): boolean {
  if (move.flags.charge || mustRecharge(move)) return false
  return move.accuracy === true || move.accuracy >= MIN_ACCURACY
}

function stageOf({ name, category }: BattleMove): StageMove['stage'] & ('atk' | 'spa' | 'def') {
  if (rulesOf(name).strikesWith === 'Defense') return 'def'
  return category === 'Physical' ? 'atk' : 'spa'
}

function hitsDefense({ name, category }: BattleMove): boolean {
  return category === 'Physical' || calculatorMove(name).overrideDefensiveStat === 'def'
}
