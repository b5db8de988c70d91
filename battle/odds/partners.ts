import { calculatorSpecies } from '@/battle/damage/calculator'
import { raiderFighter } from '@/battle/damage/fighters'
import type { BattleMove } from '@/battle/model/battle-move'
import type { Fighter } from '@/battle/model/fighter'
import type { Random } from '@/battle/model/random'
import type { Player, Policy } from '@/battle/turns/fight'
import {
  PARTNER_EFFORT_VALUES,
  PARTNER_INDIVIDUAL_VALUES,
  PARTNER_LEVEL,
  type Partner,
  partners,
} from '@/data/pokemon/partners'

export function partnerFighters(moveOf: (name: string) => BattleMove): readonly Fighter[] {
  return partners.map((partner) => partnerFighter(partner, moveOf))
}

export function partnerFighter(
  { name, ability = calculatorSpecies(name).abilities?.[0], moves }: Partner,
  moveOf: (name: string) => BattleMove,
): Fighter {
  if (!ability) throw new Error(`No ability of the partner ${name} is known`)
  const build = {
    ...{ species: name, ability, nature: 'Serious', item: undefined, moves },
    teraType: 'Normal',
    level: PARTNER_LEVEL,
    individualValues: PARTNER_INDIVIDUAL_VALUES,
    effortValues: PARTNER_EFFORT_VALUES,
  } as const
  return { ...raiderFighter(build, moveOf), isPartner: true }
}

/**
 * Draws different NPCs. Their moves are random, since no source says more. The first NPC begins with a Defense cheer.
 */
export function drawnPartners(
  fighters: readonly Fighter[],
  count: number,
  random: Random,
): readonly Player[] {
  const remaining = [...fighters]
  return Array.from({ length: count }, (_, index) => {
    const [fighter] = remaining.splice(random.below(remaining.length), 1)
    if (!fighter) throw new Error(`There are fewer than ${count} partners`)
    const decideAtRandom = randomDecider(random)
    return { fighter, decide: index === 0 ? cheerFirst(decideAtRandom) : decideAtRandom }
  })
}

function randomDecider(random: Random): Policy {
  return (_, __, { fighter }) => ({
    kind: 'move',
    move: random.below(fighter.moves.length),
    terastallize: false,
  })
}

function cheerFirst(decide: Policy): Policy {
  return (arena, state, raider) =>
    state.turn === 0 ? { kind: 'cheer', cheer: 'defense' } : decide(arena, state, raider)
}
