import { calculatorMove } from '@/battle/damage/calculator'
import { itemTraits } from '@/battle/dex/items'
import { rulesOf } from '@/battle/dex/moves/moves'
import { type BattleMove, mustRecharge } from '@/battle/model/battle-move'
import { rolesOf, type StageMove } from '@/battle/policy/roles'
import type { Finisher } from '@/planner/teams/finishers'
import { memberAs } from './gathered'
import type { Candidate } from './player-candidates'

/** A candidate that may bring the boss down with one of its attacks. */
export interface PartyFinisher extends Finisher {
  readonly candidate: Candidate
}

/** The least accuracy in percent of an attack that a team may rest on. */
const LEAST_ACCURACY = 90

/** A candidate as a finisher with each of its reliable attacks, after its boost if that fits the attack. */
export function finishersOf(candidate: Candidate): readonly PartyFinisher[] {
  const { attacks, boost } = rolesOf(candidate.fighter)
  const { build } = candidate
  const { role, plan } = memberAs('attacker', candidate)
  return attacks
    .filter(({ move }) => canRestOn(move))
    .map(({ move }) => {
      const attackStat = stageOf(move)
      const fits = boost?.stage === attackStat && !itemTraits(build.item).locksMove
      return {
        ...{ candidate, build, role, plan, attackStat },
        finishingMove: move.name,
        boost: fits ? boost.move.name : undefined,
        defenseStat: hitsDefense(move) ? 'def' : 'spd',
        // It holds what its player gave it.
        needsItem: true,
      }
    })
}

function canRestOn(move: BattleMove): boolean {
  if (move.flags.charge || mustRecharge(move)) return false
  return move.accuracy === true || move.accuracy >= LEAST_ACCURACY
}

function stageOf({ name, category }: BattleMove): StageMove['stage'] & ('atk' | 'spa' | 'def') {
  if (rulesOf(name).strikesWith === 'Defense') return 'def'
  return category === 'Physical' ? 'atk' : 'spa'
}

function hitsDefense({ name, category }: BattleMove): boolean {
  return category === 'Physical' || calculatorMove(name).overrideDefensiveStat === 'def'
}
