import { Dex } from '@pkmn/dex'
import type { LearnWay, Supplement } from '@/data/shipped/schema'
import { bestWays, type LearnedMove } from '@/lib/creature/learned'
import { movesLearnedBy } from '@/servers/creature-service/learnsets'
import { lineOf, speciesOfKey } from '@/servers/creature-service/species'
import { hasFixedDamage, meanHits } from './move-damage'
import { moveEffect } from './move-effect'
import { pick } from './pick'
import { statsAtHalfHp } from './stats-at-half-hp'

/**
 * What the creature service cannot say of the listed moves: which never miss, how they are learned in generation 9, what
 * those do that bosses use by script, which have fixed damage and which hit more than once; and which creatures change
 * their base stats at half HP.
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
    fixedDamage: listed.filter(hasFixedDamage),
    hits: Object.fromEntries(listed.flatMap((key) => (meanHits(key) > 1 ? [[key, meanHits(key)]] : []))),
    statsAtHalfHp: Object.fromEntries(
      [...moves.keys()].flatMap((key) => {
        const stats = statsAtHalfHp(key)
        return stats ? [[key, stats]] : []
      }),
    ),
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
