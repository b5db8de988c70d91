import { TeamValidator } from '@pkmn/sim'
import type { Build } from '@/battle/build'
import { howLearned } from '@/planner/creatures/how-learned'

// Any creature, one at a time, with moves that it knows in Scarlet and Violet.
const validator = TeamValidator.get('gen9anythinggoes@@@minsourcegen=9')

const MAX = { hp: 31, atk: 31, def: 31, spa: 31, spd: 31, spe: 31 }
const NONE = { hp: 0, atk: 0, def: 0, spa: 0, spd: 0, spe: 0 }

// @pkmn/sim lets 255 pass, as the oldest games did.
const MOST_IN_ONE_STAT = 252

/**
 * Why a build cannot be had in Scarlet and Violet; empty for one that can. @pkmn/sim's validator judges creature, ability,
 * item, nature, effort values, Tera type and moves together; mints and patches make nature and ability free. It lets a
 * move pass that came with the creature from an older game, which loses it on the way: those are named by `howLearned`.
 * What it cannot know: whether an event still runs. Egg moves go together in any number, thanks to the Mirror Herb.
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
  const trained = Object.entries(effortValues).filter(([, value]) => value > MOST_IN_ONE_STAT)
  const learned = await Promise.all(moves.map((move) => howLearned(species, move)))
  const unknown = moves.filter((_, place) => !learned[place])
  return [
    ...faults,
    ...trained.map(([stat, value]) => `${species} has ${value} EVs in ${stat}, more than 252.`),
    ...unknown.map((move) => `${species} does not learn ${move} in Scarlet and Violet.`),
  ]
}
