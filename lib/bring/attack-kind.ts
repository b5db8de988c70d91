import { percentByNature } from '@/data/pokemon/stats'
import type { WeakenedStat } from '@/lib/advice/lobby-debuffs'
import { attacksOf } from '@/lib/plans/played-build'
import type { BuildInRoles, ListedBuild } from '@/lib/plans/raid-plans'
import { raisesOf } from '@/lib/plans/raised-by-boost'
import type { AttackKind } from './search/build-search'

const BODY_PRESS = 'Body Press'

/**
 * Returns the kind of a build's attacks, from the attacking stat with more effort values. If both are equal, its boosts
 * decide, then its nature. Source: https://bulbapedia.bulbagarden.net/wiki/Nature and /wiki/Body_Press_(move)
 */
export function attackKind({
  effortValues: { atk = 0, spa = 0 },
  nature,
  moves,
}: Pick<ListedBuild, 'effortValues' | 'nature' | 'moves'>): AttackKind {
  if (atk !== spa) return spa > atk ? 'special' : 'physical'
  const favorsSpecial = percentByNature(nature, 'spa') > percentByNature(nature, 'atk')
  const boosted = moves.map(raisesOf).find((raised) => (raised.atk ?? 0) !== (raised.spa ?? 0))
  const isSpecial = boosted ? (boosted.spa ?? 0) > (boosted.atk ?? 0) : favorsSpecial
  return isSpecial && !moves.includes(BODY_PRESS) ? 'special' : 'physical'
}

/** Special attacks that target Defense. Source: https://bulbapedia.bulbagarden.net/wiki/Psyshock_(move) */
const AT_DEFENSE: ReadonlySet<string> = new Set(['Psyshock', 'Psystrike', 'Secret Sword'])

/** Returns the boss's stats that reduce the damage of a build's attacks, without duplicates. */
export function struckStats(build: BuildInRoles): WeakenedStat[] {
  if (attackKind(build) === 'physical') return ['Defense']
  const attacks = attacksOf(build)
  return [...new Set(attacks.map((move) => (AT_DEFENSE.has(move) ? 'Defense' : 'Sp. Def')))]
}
