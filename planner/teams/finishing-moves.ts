import type { Move } from '@pkmn/data'
import { traitsOf } from '@/battle/dex/abilities'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { rulesOf } from '@/battle/dex/moves/moves'
import { type BattleMove, mustRecharge } from '@/battle/model/battle-move'
import type { TypeName } from '@/data/vocabulary'
import { firstOfEach } from '@/lib/first-of-each'
import type { UsableSpecies } from '@/planner/creatures/usable-species'
import { nameInDamage } from '@/planner/damage/ability-factor'
import { measure, REFERENCE_DEFENSE, type Strength } from '@/planner/damage/measure'
import { customFactor } from '@/planner/moves/custom-factors'
import { type Boost, boostsOf } from '@/planner/moves/status-moves'
import type { RaidTarget } from '@/planner/raids/raid-target'
import { rousedStages } from './finisher-stages'

/** An attack that a team may depend on, even if it costs its user HP or stats. */
export interface FinishingMove {
  readonly creature: UsableSpecies
  readonly ability: string
  readonly move: Move
  readonly strength: Strength
  readonly type: TypeName
  readonly hitsDefense: boolean
  /** Average HP per use to the reference target of `measure`. */
  readonly damage: number
  readonly boost: Boost | undefined
}

/** In percent. With less, no team is reliable. */
const MIN_ACCURACY = 90

export function finishingMovesOf(creature: UsableSpecies): readonly FinishingMove[] {
  return firstOfEach(creature.abilities, nameInFinishingMoves).flatMap((ability) =>
    creature.moves
      .filter(({ name }) => isDependable(moveNamed(name), ability))
      .flatMap((move) => finishingMoveOf(creature, ability, move) ?? []),
  )
}

// An ally's critical hit may matter, too.
function nameInFinishingMoves(ability: string): string {
  return rousedStages(ability) ? ability : nameInDamage(ability)
}

function isDependable(move: BattleMove, ability: string): boolean {
  const { fails, works, growsInRow, fixedDamage, takesShare, rampage } = rulesOf(move.name)
  if (move.category === 'Status' || move.selfdestruct || mustRecharge(move)) return false
  if (fails !== undefined || works || growsInRow || fixedDamage || takesShare > 0 || rampage) return false
  if (move.flags.charge) return false
  return move.accuracy === true || move.accuracy >= MIN_ACCURACY || traitsOf(ability).noGuard
}

function finishingMoveOf(creature: UsableSpecies, ability: string, move: Move): FinishingMove | undefined {
  const strength = strengthFor(moveNamed(move.name))
  const { type, hitsDefense, damage } = measure(
    { creature, ability, strength, teraType: undefined },
    move.name,
  )
  if (!type || damage === 0) return undefined
  const [boost] = boostsOf(creature, ability, strength)
  return { creature, ability, move, strength, type, hitsDefense, damage, boost }
}

function strengthFor({ name, category }: BattleMove): Strength {
  if (rulesOf(name).strikesWith === 'Defense') return 'def'
  return category === 'Physical' ? 'atk' : 'spa'
}

/** Returns a finishing move's damage as a share of boss HP without the multiplier; 0 if immune. For ordering only. */
export function shareAgainst(
  { creature, move, type, hitsDefense, damage }: FinishingMove,
  raid: RaidTarget,
): number {
  const abilityFactor = raid.guardsAgainst({ move, teraType: type })
  const moveFactor = customFactor(move, { raid, type, weightOfUser: creature.weightkg })
  const defenseStat = hitsDefense ? raid.stats.def : raid.stats.spd
  const favorFactor = creature.name === raid.favored?.species ? raid.favored.others : 1
  const factor = raid.effectOfType(type) * abilityFactor * moveFactor * favorFactor
  return (damage * factor * REFERENCE_DEFENSE) / (defenseStat * raid.stats.hp)
}
