import { TeamValidator } from '@pkmn/sim'
import type { Build } from '@/battle/build'
import { howLearned } from '@/planner/creatures/how-learned'

const validator = TeamValidator.get('gen9anythinggoes@@@minsourcegen=9')

const MAX = { hp: 31, atk: 31, def: 31, spa: 31, spd: 31, spe: 31 }
const NONE = { hp: 0, atk: 0, def: 0, spa: 0, spd: 0, spe: 0 }

// @pkmn/sim allows 255, as the oldest games did.
const MAX_IN_ONE_STAT = 252

/**
 * Returns why a build is impossible in Scarlet and Violet; empty if legal. @pkmn/sim allows moves from
 * older games, which a creature loses on transfer: `howLearned` finds them. Egg moves combine freely
 * with the Mirror Herb. Ignores whether an event is still running.
 */
export async function illegality(build: Build): Promise<readonly string[]> {
  const { species, ability, item, nature, teraType, effortValues, moves } = build
  const faults =
    validator.validateSet(
      {
        name: species,
        species,
        ability,
        item: item ?? '',
        nature,
        teraType,
        gender: '',
        level: 100,
        moves: [...moves],
        evs: { ...NONE, ...effortValues },
        ivs: MAX,
      },
      {},
    ) ?? []
  const excessive = Object.entries(effortValues).filter(([, value]) => value > MAX_IN_ONE_STAT)
  const learned = await Promise.all(moves.map((move) => howLearned(species, move)))
  const unknown = moves.filter((_, index) => !learned[index])
  return [
    ...faults,
    ...excessive.map(([stat, value]) => `${species} has ${value} EVs in ${stat}, more than 252.`),
    ...unknown.map((move) => `${species} does not learn ${move} in Scarlet and Violet.`),
  ]
}
