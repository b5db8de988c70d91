import { Dex } from '@pkmn/dex'
import type { LearnWay, Supplement } from '@/data/shipped/schema'
import { bestWays, type LearnedMove } from '@/lib/creature/learned'
import { movesLearnedBy } from '@/tools/creature-service/learnsets'
import { lineOf, speciesOfKey } from '@/tools/creature-service/species'
import { moveEffect } from './move-effect'
import { pick } from './pick'

/**
 * What the creature service cannot say of the listed moves: which never miss, how they are learned in generation 9, and
 * what those do that bosses use by script.
 * Source: @pkmn/dex.
 *
 * @param moves the keys of the listed moves, by the key of the creature whose bosses have them
 * @param scripted the keys of the moves that bosses use by script
 */
export async function supplementOf(
  moves: ReadonlyMap<string, readonly string[]>,
  scripted: readonly string[],
): Promise<Supplement> {
  const listed = [...new Set([...moves.values()].flat())].sort()
  const generationNine: Supplement['generationNine'] = {}
  for (const [creature, keys] of moves) {
    generationNine[creature] = pick(await waysOfGenerationNine(creature), keys)
  }
  return {
    neverMiss: listed.filter((key) => Dex.moves.get(key).accuracy === true),
    generationNine,
    effects: Object.fromEntries(scripted.map((key) => [key, moveEffect(key)])),
  }
}

async function waysOfGenerationNine(creature: string): Promise<Record<string, LearnWay>> {
  const species = speciesOfKey(creature)
  if (!species) throw new Error(`@pkmn/dex has no creature ${creature}`)
  const own = await movesLearnedBy(species)
  const line = (await Promise.all(lineOf(species).map(movesLearnedBy))).flat()
  const ways = [...own, ...line.map(asByLine)]
  return bestWays(ways.filter(([, way]) => way.generation === 9))
}

function asByLine([move, way]: LearnedMove): LearnedMove {
  return [move, { ...way, byLine: true }]
}
